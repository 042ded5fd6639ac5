/// What makes a text field.
struct TextFieldContent: Sendable {
  let input: TextInput
  let placeholder: String
  let onChange: @Sendable (TextInput) -> Void
  let onSubmit: (@Sendable () -> Void)?
}

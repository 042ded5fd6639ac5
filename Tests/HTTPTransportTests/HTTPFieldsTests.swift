import HTTPTransport
import Testing

@Suite struct HTTPFieldsTests {
  @Test func namesCompareWithoutCase() {
    var fields: HTTPFields = ["link": "<a>; rel=next"]
    fields.append(name: "LINK", value: "<b>; rel=last")
    #expect(fields["Link"] == "<a>; rel=next, <b>; rel=last")
    #expect(fields.values(of: "lINK") == ["<a>; rel=next", "<b>; rel=last"])
    fields["Link"] = nil
    #expect(fields == [:])
  }
}

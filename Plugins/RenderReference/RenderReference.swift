import Foundation
import PackagePlugin

/// Renders `completions` and the tables of the README from the declarations of the commands:
/// `swift package --allow-writing-to-package-directory render-reference`.
@main
struct RenderReference: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard arguments.isEmpty else {
      Diagnostics.error("render-reference takes no arguments")
      return
    }
    let tool = try context.tool(named: "render-reference")
    let process = try Process.run(tool.url, arguments: [context.package.directoryURL.path])
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("nothing, or not all, was rendered")
    }
  }
}

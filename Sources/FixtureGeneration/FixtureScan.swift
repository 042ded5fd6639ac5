#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Reads a folder from the disk.
package enum FixtureScan {
  /// Every file in a folder and the folders in it, without those whose name starts with a dot.
  package static func files(in folder: URL) throws(FixtureProblem) -> [FixtureFile] {
    var files: [FixtureFile] = []
    try add(folder, path: "", to: &files)
    return files
  }

  private static func add(
    _ folder: URL, path: String, to files: inout [FixtureFile]
  ) throws(FixtureProblem) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw FixtureProblem(path: path, message: "cannot read this folder: \(error)")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      var isFolder = false
      do {
        // Through symbolic links, as every reader of the file would go.
        let attributes = try FileManager.default.attributesOfItem(
          atPath: url.resolvingSymlinksInPath().path)
        isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        if !isFolder {
          files.append(FixtureFile(path: path + name, bytes: Array(try Data(contentsOf: url))))
        }
      } catch {
        throw FixtureProblem(path: path + name, message: "cannot read this file: \(error)")
      }
      if isFolder { try add(url, path: path + name + "/", to: &files) }
    }
  }
}

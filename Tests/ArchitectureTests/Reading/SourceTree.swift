import Foundation

/// The repository as it lies on the disk.
struct SourceTree {
  /// The Swift files under `Packages`, `App` and `Tests`, and the manifest, by path.
  let files: [SourceFile]

  /// Reads the repository that this file stands in.
  init() throws {
    var paths = ["Package.swift"]
    for folder in ["Packages", "App", "Tests"] { paths += try Self.swiftFiles(in: folder) }
    files = try paths.sorted().map { path in
      SourceFile(path, try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
    }
  }

  /// The repository, read once for all tests.
  static let current = Result { try SourceTree() }

  /// The files of the program.
  var sources: [SourceFile] { files.filter { $0.isSource && !$0.isManifest } }

  /// The files of the tests.
  var tests: [SourceFile] { files.filter { !$0.isSource && !$0.isManifest } }

  /// The manifests of the repository and of its packages.
  var manifests: [SourceFile] { files.filter(\.isManifest) }

  /// The folder of the repository.
  static var root: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder = folder.deletingLastPathComponent() }
    return folder
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
    let paths = names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    return paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
  }
}

extension SourceFile {
  /// Whether it is the manifest of a package.
  var isManifest: Bool { path.hasSuffix("/Package.swift") || path == "Package.swift" }
}

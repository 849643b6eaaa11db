import Foundation

/// A folder of its own, deleted with this.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at its end.
  public let path: String

  /// Creates the folder.
  public init() {
    path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    // What a test writes into it fails if this does.
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file with this name.
  public func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(filePath: path + "/" + name)) }

  /// The content of the file with this name.
  public func bytes(of name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name))) }

  /// Whether there is something with this name.
  public func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
}

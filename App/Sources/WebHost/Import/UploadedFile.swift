import CoreModule
import Foundation
import PersonalDictionary

/// A file that a browser has sent, in a folder that only the user can read. It is deleted when it is not needed any more.
final class UploadedFile: Sendable {
  /// The name that it had there.
  let name: String
  let path: String
  private let folder: URL

  /// Creates an empty file. Its name keeps the ending, which may tell the format.
  init(name: String) throws {
    self.name = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
    folder = FileManager.default.temporaryDirectory.appending(path: "glot-upload-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let ending = WordFileFormat(fileName: name) == nil ? "" : "." + (name.split(separator: ".").last ?? "")
    path = folder.appending(path: "file" + ending).path(percentEncoded: false)
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}

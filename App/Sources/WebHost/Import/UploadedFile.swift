import CoreModule
import PersonalDictionary

/// A file that a browser has sent. It is deleted when it is no longer needed.
final class UploadedFile: Sendable {
  /// The name that it had there.
  let name: String
  private let file: any TemporaryFile

  /// Creates an empty file. Its path keeps the ending of the name, which may determine the format.
  init(name: String, _ files: any UserFiles) throws(UserFileError) {
    self.name = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? name
    file = try files.temporaryFile(ending: WordFileFormat(fileName: name) == nil ? "" : "." + (name.split(separator: ".").last ?? ""))
  }

  var path: String { file.path }

  func write(_ bytes: [UInt8]) throws(UserFileError) { try file.write(bytes) }
}

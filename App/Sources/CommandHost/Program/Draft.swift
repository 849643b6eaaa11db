import CoreModule
import CorePresentation
import Glibc
import Presentation

/// A file for the user to edit, in a private folder.
struct Draft {
  let path: String
  private let folder: String

  /// Creates the file in a new folder within `parent`.
  init(_ text: String, name: String, in parent: String) throws(Problem) {
    var template = Array((parent + "/glot-XXXXXX").utf8CString)
    let isMade = mkdtemp(&template) != nil
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = folder + "/" + name
    guard isMade else { throw .writing(UserFileError(path: folder, .cannotCreate)) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      remove()
      throw .writing(UserFileError(path: path, .cannotCreate))
    }
    defer { close(descriptor) }
    var text = text
    let isWritten = text.withUTF8 { bytes in write(descriptor, bytes.baseAddress, bytes.count) == bytes.count }
    guard isWritten else {
      remove()
      throw .writing(UserFileError(path: path, .diskFull))
    }
  }

  var exists: Bool { access(path, F_OK) == 0 }

  /// Deletes the file, and anything that the editor left beside it.
  func remove() {
    if let listing = opendir(folder) {
      while let entry = readdir(listing) {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          _ = pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { unlinkat(dirfd(listing), $0, 0) }
        }
      }
      closedir(listing)
    }
    rmdir(folder)
  }
}

import CoreModulePOSIX
import Glibc

extension FilePlace {
  /// The content of a file with a short text.
  var text: String? {
    guard isRegularFile, let file = try? FileDescriptor(opening: path, O_RDONLY) else { return nil }
    defer { file.close() }
    return (try? file.read(upTo: 4096)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes `text` to the file atomically.
  func write(_ text: String) throws {
    try moveInto { draft in
      let file = try FileDescriptor(opening: draft, O_WRONLY | O_APPEND)
      defer { file.close() }
      try Array(text.utf8).withUnsafeBytes(file.write)
    }
  }

  /// Deletes the file if it exists.
  func remove() throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw SystemError.last }
  }

  /// Copies the bytes to the file at `target` and syncs it.
  func copyBytes(to target: String) throws {
    let source = try FileDescriptor(opening: path, O_RDONLY)
    defer { source.close() }
    let copy = try FileDescriptor(opening: target, O_WRONLY | O_CREAT | O_TRUNC)
    defer { copy.close() }
    while true {
      let bytes = try source.read(upTo: 1 << 20)
      if bytes.isEmpty { break }
      try bytes.withUnsafeBytes(copy.write)
    }
    try copy.synchronize()
  }
}

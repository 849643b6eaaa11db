import Glibc

extension FilePlace {
  /// The content of a file with a short text.
  var text: String? {
    guard isRegularFile else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Writes `text` to the file atomically.
  func write(_ text: String) throws {
    try moveInto { draft in try FilePlace(path: draft).append(Array(text.utf8)[...]) }
  }

  /// Deletes the file if it exists.
  func remove() throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw POSIXFailure(code: errno) }
  }

  /// Copies the bytes to the file at `target` and syncs it.
  func copyBytes(to target: String) throws {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(source) }
    let descriptor = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count == 0 { break }
      if count > 0 { try Self.write(bytes[..<count], to: descriptor) } else if errno != EINTR { throw POSIXFailure(code: errno) }
    }
    guard fsync(descriptor) == 0 else { throw POSIXFailure(code: errno) }
  }

  private func append(_ bytes: ArraySlice<UInt8>) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(descriptor) }
    try Self.write(bytes, to: descriptor)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw POSIXFailure(code: errno) }
    }
  }
}

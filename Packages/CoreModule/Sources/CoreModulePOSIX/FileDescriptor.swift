public import Glibc

/// An open file, pipe or socket. The caller closes it. Calls interrupted by a signal are repeated.
public struct FileDescriptor: Sendable {
  /// The number of the descriptor.
  public let rawValue: Int32

  /// Wraps an open descriptor.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Opens the file at `path`, with close-on-exec set.
  public init(opening path: String, _ flags: Int32, mode: mode_t = 0o600) throws(SystemError) {
    rawValue = open(path, flags | O_CLOEXEC, mode)
    guard rawValue >= 0 else { throw .last }
  }

  /// Closes the descriptor.
  public func close() { _ = Glibc.close(rawValue) }

  /// Reads at most `most` bytes; returns none at the end.
  public func read(upTo most: Int) throws(SystemError) -> [UInt8] {
    try bytes(upTo: most) { Glibc.read(rawValue, $0, most) }
  }

  /// Reads all bytes to the end, at most `limit`.
  public func readToEnd(limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try read(upTo: min(1 << 16, limit - bytes.count))
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }

  /// Reads at most `most` bytes from `offset` on, without moving the file position.
  public func read(upTo most: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    try bytes(upTo: most) { pread(rawValue, $0, most, off_t(offset)) }
  }

  /// Receives at most `most` bytes from a socket; returns none when the other side has closed it.
  public func receive(upTo most: Int) throws(SystemError) -> [UInt8] {
    try bytes(upTo: most) { recv(rawValue, $0, most, 0) }
  }

  /// Writes all bytes, in several calls when the system accepts only a part.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try repeating { Glibc.write(rawValue, rest.baseAddress, rest.count) }
      guard count > 0 else { throw SystemError(code: EIO) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }

  /// Sends all bytes to a socket.
  public func send(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try sendSome(rest)) }
  }

  /// Sends as many bytes to a socket as it accepts at once, without raising `SIGPIPE`.
  ///
  /// - Returns: How many were sent.
  public func sendSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try repeating { bytes.withUnsafeBytes { Glibc.send(rawValue, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) } }
  }

  /// Waits until written data is on the disk (`fsync`).
  public func synchronize() throws(SystemError) {
    guard fsync(rawValue) == 0 else { throw .last }
  }

  /// Waits for an exclusive lock on the file. Closing the descriptor releases it.
  public func lock() throws(SystemError) {
    while flock(rawValue, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Waits until the descriptor can be read or written, or has reached its end.
  ///
  /// - Parameters:
  ///   - event: `POLLIN` or `POLLOUT`.
  ///   - deadline: When to stop waiting; `nil` for never.
  /// - Returns: `false` when the deadline passes first.
  public func wait(for event: Int32, before deadline: Deadline?) -> Bool {
    while true {
      var waiting = pollfd(fd: rawValue, events: Int16(event), revents: 0)
      let count = poll(&waiting, 1, deadline.map { Int32(clamping: $0.millisecondsLeft) } ?? -1)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  private func bytes(upTo most: Int, _ call: (UnsafeMutablePointer<UInt8>?) -> Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
      do throws(SystemError) { count = try repeating { call(buffer.baseAddress) } } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Repeats a call while it is interrupted by signals.
  private func repeating(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }
}

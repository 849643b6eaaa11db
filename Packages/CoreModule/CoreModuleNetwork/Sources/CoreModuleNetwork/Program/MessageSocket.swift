import Glibc

/// A connected socket that carries whole messages, each after its length in four bytes.
struct MessageSocket {
  let descriptor: Int32

  /// Sends a message whole.
  ///
  /// - Returns: Whether the other side took it.
  func send(_ message: [UInt8]) -> Bool {
    let length = withUnsafeBytes(of: UInt32(truncatingIfNeeded: message.count).bigEndian) { Array($0) }
    let bytes = length + message
    var sent = 0
    while sent < bytes.count {
      // Without a signal when the other side is gone.
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.send(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits for the next message.
  ///
  /// - Parameters:
  ///   - limit: The most bytes it may have.
  ///   - deadline: When to stop waiting, in milliseconds of ``now``; `nil` for never.
  /// - Returns: The message, or `nil` when the other side is gone, is too slow, or sends no message.
  func receive(limit: Int, deadline: Int?) -> [UInt8]? {
    guard let length = receive(count: 4, deadline: deadline) else { return nil }
    let count = length.reduce(0) { $0 << 8 | Int($1) }
    return count <= limit ? receive(count: count, deadline: deadline) : nil
  }

  private func receive(count: Int, deadline: Int?) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard isReadable(before: deadline) else { return nil }
      let wanted = min(count - bytes.count, 1 << 16)
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, received in
        let got = recv(descriptor, buffer.baseAddress, wanted, 0)
        code = got < 0 ? errno : 0
        received = max(0, got)
      }
      if code == EINTR { continue }
      guard code == 0, !part.isEmpty else { return nil }
      bytes += part
    }
    return bytes
  }

  private func isReadable(before deadline: Int?) -> Bool {
    while true {
      let rest = deadline.map { max(0, $0 - Self.now) } ?? -1
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&waiting, 1, Int32(clamping: rest))
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }

  /// Milliseconds of a clock that nobody sets.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

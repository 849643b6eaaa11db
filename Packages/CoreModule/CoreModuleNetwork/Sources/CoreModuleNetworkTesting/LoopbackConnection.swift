import Glibc

/// A client's connection to a ``LoopbackServer``.
public struct LoopbackConnection: Sendable {
  let descriptor: Int32

  /// The next line without its end, or `nil` when the client closed the connection.
  public func readLine() -> String? {
    var line: [UInt8] = []
    while let byte = read(1)?.first {
      if byte == UInt8(ascii: "\n") {
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
      }
      line.append(byte)
    }
    return nil
  }

  /// The next `count` bytes, or `nil` when the client closes the connection before.
  public func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let received = recv(descriptor, &part, part.count, 0)
      guard received > 0 else { return nil }
      bytes += part.prefix(received)
    }
    return bytes
  }

  /// Sends bytes.
  ///
  /// - Returns: Whether the client accepted them.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  /// Sends a text unchanged.
  @discardableResult
  public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Stops sending and waits until the client closes the connection.
  public func waitForEnd() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) > 0 {}
  }
}

import CoreModulePOSIX
import Glibc

/// A connected socket that carries messages, each prefixed with its length in four bytes.
struct MessageSocket {
  let descriptor: Int32

  private var socket: FileDescriptor { FileDescriptor(rawValue: descriptor) }

  /// Sends a whole message.
  ///
  /// - Returns: Whether the other side accepted it.
  func send(_ message: [UInt8]) -> Bool {
    let length = withUnsafeBytes(of: UInt32(truncatingIfNeeded: message.count).bigEndian) { Array($0) }
    do throws(SystemError) { try socket.send(length + message) } catch { return false }
    return true
  }

  /// Waits for the next message.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of the message, in bytes.
  ///   - deadline: When to stop waiting; `nil` for never.
  /// - Returns: The message, or `nil` when the other side closed the socket, timed out, or sent something else.
  func receive(limit: Int, deadline: Deadline?) -> [UInt8]? {
    guard let length = receive(count: 4, deadline: deadline) else { return nil }
    let count = length.reduce(0) { $0 << 8 | Int($1) }
    return count <= limit ? receive(count: count, deadline: deadline) : nil
  }

  private func receive(count: Int, deadline: Deadline?) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard socket.wait(for: POLLIN, before: deadline) else { return nil }
      let part: [UInt8]
      do throws(SystemError) { part = try socket.receive(upTo: min(count - bytes.count, 1 << 16)) } catch { return nil }
      guard !part.isEmpty else { return nil }
      bytes += part
    }
    return bytes
  }
}

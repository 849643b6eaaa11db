import CoreModule
import Glibc

/// A connection to the bus of the user's session.
final class BusConnection {
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var lastSerial: UInt32 = 0

  /// More than any message of a notification service holds.
  private static let longestMessage = 1 << 20

  /// Connects to the first address that answers (`DBUS_SESSION_BUS_ADDRESS`, else the user's run-time folder).
  init?(addresses: [BusAddress], deadline: Int64) {
    guard let descriptor = addresses.lazy.compactMap(\.connected).first else { return nil }
    self.descriptor = descriptor
    guard authenticate(deadline: deadline) else { return nil }
  }

  deinit { close(descriptor) }

  /// Says who we are, which the socket proves (`EXTERNAL`).
  private func authenticate(deadline: Int64) -> Bool {
    let digits = Array("0123456789abcdef".utf8)
    let user = String(geteuid()).utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    guard write([0] + Array("AUTH EXTERNAL ".utf8) + user + Array("\r\n".utf8)) else { return false }
    while !received.contains(UInt8(ascii: "\n")) {
      guard received.count < 4096, readMore(deadline: deadline) else { return false }
    }
    guard received.starts(with: Array("OK ".utf8)) else { return false }
    received = []
    return write(Array("BEGIN\r\n".utf8))
  }

  /// Calls a method, and waits for its answer: a message that is an answer or an error, or `nil` when none came in time.
  func call(_ message: BusMessage, deadline: Int64) -> BusMessage? {
    var message = message
    lastSerial += 1
    message.serial = lastSerial
    guard write(message.bytes) else { return nil }
    while let answer = next(deadline: deadline) {
      if answer.answerTo == message.serial { return answer }
      if answer.kind == .signal { signals.append(answer) }
    }
    return nil
  }

  /// Signals that came while an answer was awaited.
  private var signals: [BusMessage] = []

  /// The next signal, or `nil` when none came in time.
  func signal(deadline: Int64) -> BusMessage? {
    if !signals.isEmpty { return signals.removeFirst() }
    while let message = next(deadline: deadline) {
      if message.kind == .signal { return message }
    }
    return nil
  }

  private func next(deadline: Int64) -> BusMessage? {
    while true {
      if let length = BusMessage.length(received) {
        guard length <= Self.longestMessage else { return nil }
        if received.count >= length {
          defer { received.removeFirst(length) }
          return BusMessage(Array(received[..<length]))
        }
      }
      guard readMore(deadline: deadline) else { return nil }
    }
  }

  private func readMore(deadline: Int64) -> Bool {
    let rest = deadline - Self.milliseconds()
    guard rest > 0 else { return false }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&ready, 1, Int32(min(rest, 60_000)))
    if count < 0 { return errno == EINTR }
    if count == 0 { return Self.milliseconds() < deadline }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = read(descriptor, &bytes, bytes.count)
    guard length > 0 else { return false }
    received += bytes.prefix(length)
    return true
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Milliseconds of a clock that only runs on.
  static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// Where a bus listens: a socket of the file system or an abstract one.
struct BusAddress: Equatable {
  var path: String
  var isAbstract = false

  /// The addresses in a text such as `unix:path=/run/user/1000/bus,guid=…`; those that are no sockets of this machine are left out.
  static func all(in text: String) -> [BusAddress] {
    text.split(separator: ";").compactMap { address in
      guard address.hasPrefix("unix:") else { return nil }
      let values = address.dropFirst(5).split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      for value in values where value.count == 2 && ["path", "abstract"].contains(value[0]) {
        return BusAddress(path: unescaped(value[1]), isAbstract: value[0] == "abstract")
      }
      return nil
    }
  }

  /// Where the session's bus is, by the environment.
  static func ofSession(_ variables: [String: String]) -> [BusAddress] {
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return all(in: address) }
    return variables["XDG_RUNTIME_DIR"].map { [BusAddress(path: $0 + "/bus")] } ?? []
  }

  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A socket that is connected to it.
  fileprivate var connected: Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = (isAbstract ? [0] : []) + Array(path.utf8)
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count + (isAbstract ? 0 : 1))
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    if result == 0 { return descriptor }
    close(descriptor)
    return nil
  }
}

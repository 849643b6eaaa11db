import CoreModule
import CoreModulePOSIX
import Glibc

/// A connection to the D-Bus session bus.
final class BusConnection {
  private let socket: FileDescriptor
  private var received: [UInt8] = []
  private var lastSerial: UInt32 = 0

  /// The maximum length of a message, far beyond that of a notification service's.
  private static let longestMessage = 1 << 20

  /// Connects to the first address that answers (`DBUS_SESSION_BUS_ADDRESS`, else the user's run-time folder).
  init?(addresses: [BusAddress], deadline: Deadline) {
    guard let socket = addresses.lazy.compactMap(\.connected).first else { return nil }
    self.socket = socket
    guard authenticate(deadline: deadline) else { return nil }
  }

  deinit { socket.close() }

  /// Authenticates with `EXTERNAL`: the kernel passes the user ID over the socket.
  private func authenticate(deadline: Deadline) -> Bool {
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

  /// Calls a method and waits for its reply, which may be an error; `nil` when none comes in time.
  func call(_ message: BusMessage, deadline: Deadline) -> BusMessage? {
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

  /// Signals that arrived while waiting for a reply.
  private var signals: [BusMessage] = []

  /// The next signal, or `nil` when none comes in time.
  func signal(deadline: Deadline) -> BusMessage? {
    if !signals.isEmpty { return signals.removeFirst() }
    while let message = next(deadline: deadline) {
      if message.kind == .signal { return message }
    }
    return nil
  }

  private func next(deadline: Deadline) -> BusMessage? {
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

  private func readMore(deadline: Deadline) -> Bool {
    guard socket.wait(for: POLLIN, before: deadline) else { return false }
    // The callers treat every failure the same.
    guard let bytes = try? socket.receive(upTo: 4096), !bytes.isEmpty else { return false }
    received += bytes
    return true
  }

  private func write(_ bytes: [UInt8]) -> Bool { (try? socket.send(bytes)) != nil }
}

/// The address of a bus: a socket in the file system or an abstract one.
struct BusAddress: Equatable {
  var path: String
  var isAbstract = false

  /// Parses a text such as `unix:path=/run/user/1000/bus,guid=…`; addresses that are not local sockets are left out.
  static func all(in text: String) -> [BusAddress] {
    text.split(separator: ";").compactMap { address in
      guard address.hasPrefix("unix:") else { return nil }
      let values = address.dropFirst(5).split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      for value in values where value.count == 2 && ["path", "abstract"].contains(value[0]) {
        return BusAddress(path: value[1].removingPercentEscapes, isAbstract: value[0] == "abstract")
      }
      return nil
    }
  }

  /// The addresses of the session bus according to the environment.
  static func ofSession(_ variables: [String: String]) -> [BusAddress] {
    if let address = variables["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return all(in: address) }
    return variables["XDG_RUNTIME_DIR"].map { [BusAddress(path: $0 + "/bus")] } ?? []
  }

  /// A socket connected to the address.
  fileprivate var connected: FileDescriptor? {
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
    if result == 0 { return FileDescriptor(rawValue: descriptor) }
    close(descriptor)
    return nil
  }
}

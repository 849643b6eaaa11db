import Glibc

/// A connection to a DICT server, line by line.
struct DictConnection {
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var next = 0
  private var total = 0
  /// The most bytes that are taken for one question.
  private static let mostBytes = 4 << 20

  /// Connects.
  ///
  /// - Throws: ``DictFailure/unreachable`` or ``DictFailure/timedOut``.
  init(to server: DictServer, _ resolver: HostResolver, deadline: Deadline) throws(DictFailure) {
    var isLate = false
    for address in try resolver.addresses(of: server.host, server.port, before: deadline) {
      switch Self.connected(to: address, deadline) {
      case .success(let descriptor):
        self.descriptor = descriptor
        return
      case .failure(let failure): isLate = isLate || failure == .timedOut
      }
    }
    throw isLate ? .timedOut : .unreachable
  }

  /// Closes the connection.
  func end() { close(descriptor) }

  /// Starts a new question: the limit counts anew.
  mutating func begin() { total = 0 }

  /// Sends lines in one go, so that the server needs to answer but once.
  func send(_ lines: [String], deadline: Deadline) throws(DictFailure) {
    let bytes = lines.flatMap { line -> [UInt8] in Array(line.utf8) + [13, 10] }
    var sent = 0
    while sent < bytes.count {
      guard deadline.wait(for: POLLOUT, on: descriptor) else { throw .timedOut }
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.send(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw .ended }
      sent += count
    }
  }

  /// The next line without its end. Bytes that are no UTF-8 become replacement characters.
  mutating func line(deadline: Deadline) throws(DictFailure) -> String {
    var searched = next
    while true {
      if let end = received[searched...].firstIndex(of: 10) {
        defer { next = end + 1 }
        return String(decoding: received[next..<end].last == 13 ? received[next..<end - 1] : received[next..<end], as: UTF8.self)
      }
      searched = received.count - next
      try receive(deadline)
    }
  }

  private mutating func receive(_ deadline: Deadline) throws(DictFailure) {
    received.removeFirst(next)
    next = 0
    // A server that sends its answer in small pieces sends the next when the one before is acknowledged, which the system puts off by 40 ms
    // unless it is told anew each time.
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_QUICKACK, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard deadline.wait(for: POLLIN, on: descriptor) else { throw .timedOut }
    var code: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let got = recv(descriptor, buffer.baseAddress, 1 << 16, 0)
      code = got < 0 ? errno : 0
      count = max(0, got)
    }
    if code == EINTR || code == EAGAIN { return }
    guard code == 0, !part.isEmpty else { throw .ended }
    total += part.count
    guard total <= Self.mostBytes else { throw .tooLarge }
    received += part
  }

  private static func connected(to address: HostAddress, _ deadline: Deadline) -> Result<Int32, DictFailure> {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.family, kind, 0)
    guard descriptor >= 0 else { return .failure(.unreachable) }
    var failure: DictFailure?
    if address.connect(descriptor) != 0 {
      if errno != EINPROGRESS { failure = .unreachable } else { failure = outcome(of: descriptor, deadline) }
    }
    if let failure {
      close(descriptor)
      return .failure(failure)
    }
    // A question is small: it must not wait until the answer to the one before is acknowledged.
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return .success(descriptor)
  }

  private static func outcome(of descriptor: Int32, _ deadline: Deadline) -> DictFailure? {
    guard deadline.wait(for: POLLOUT, on: descriptor) else { return .timedOut }
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0 ? nil : .unreachable
  }
}

/// Why a server could not be asked.
enum DictFailure: Error, Equatable {
  /// There is no way to it, or nobody there.
  case unreachable
  /// It did not answer in time.
  case timedOut
  /// It ended the connection.
  case ended
  /// Its answer was too long.
  case tooLarge
  /// It refused with this code of RFC 2229.
  case refused(Int)
  /// What it said is not DICT.
  case foreign
}

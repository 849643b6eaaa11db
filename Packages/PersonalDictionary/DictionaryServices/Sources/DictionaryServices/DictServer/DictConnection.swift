import CoreModulePOSIX
import Glibc

/// A connection to a DICT server, line by line.
struct DictConnection {
  private let socket: FileDescriptor
  private var received: [UInt8] = []
  private var next = 0
  private var total = 0
  /// The largest answer to one request.
  private static let maximumBytes = 4 << 20

  /// Connects.
  ///
  /// - Throws: ``DictFailure/unreachable`` or ``DictFailure/timedOut``.
  init(to server: DictServer, _ resolver: HostResolver, deadline: Deadline) throws(DictFailure) {
    var isLate = false
    for address in try resolver.addresses(of: server.host, server.port, before: deadline) {
      switch Self.connected(to: address, deadline) {
      case .success(let socket):
        self.socket = socket
        return
      case .failure(let failure): isLate = isLate || failure == .timedOut
      }
    }
    throw isLate ? .timedOut : .unreachable
  }

  /// Closes the connection.
  func end() { socket.close() }

  /// Starts a new request and resets the size limit.
  mutating func begin() { total = 0 }

  /// Sends several lines at once, to save round trips.
  func send(_ lines: [String], deadline: Deadline) throws(DictFailure) {
    var rest = lines.flatMap { line -> [UInt8] in Array(line.utf8) + [13, 10] }[...]
    while !rest.isEmpty {
      guard socket.wait(for: POLLOUT, before: deadline) else { throw .timedOut }
      do throws(SystemError) { rest = rest.dropFirst(try socket.sendSome(rest)) } catch {
        guard error.code == EAGAIN else { throw .ended }
      }
    }
  }

  /// The next line without its line end. Invalid UTF-8 becomes replacement characters.
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
    // Sends acknowledgements at once: with delayed ones (40 ms), a server that writes in small pieces waits after each piece. The option
    // must be set again for each read.
    var yes: Int32 = 1
    setsockopt(socket.rawValue, Int32(IPPROTO_TCP), TCP_QUICKACK, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard socket.wait(for: POLLIN, before: deadline) else { throw .timedOut }
    let part: [UInt8]
    do throws(SystemError) { part = try socket.receive(upTo: 1 << 16) } catch {
      guard error.code == EAGAIN else { throw .ended }
      return
    }
    guard !part.isEmpty else { throw .ended }
    total += part.count
    guard total <= Self.maximumBytes else { throw .tooLarge }
    received += part
  }

  private static func connected(to address: HostAddress, _ deadline: Deadline) -> Result<FileDescriptor, DictFailure> {
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let socket = FileDescriptor(rawValue: Glibc.socket(address.family, kind, 0))
    guard socket.rawValue >= 0 else { return .failure(.unreachable) }
    var failure: DictFailure?
    if address.connect(socket.rawValue) != 0 {
      if errno != EINPROGRESS { failure = .unreachable } else { failure = outcome(of: socket, deadline) }
    }
    if let failure {
      socket.close()
      return .failure(failure)
    }
    // Requests are small and must not wait for the acknowledgement of the previous ones.
    var yes: Int32 = 1
    setsockopt(socket.rawValue, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    return .success(socket)
  }

  private static func outcome(of socket: FileDescriptor, _ deadline: Deadline) -> DictFailure? {
    guard socket.wait(for: POLLOUT, before: deadline) else { return .timedOut }
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(socket.rawValue, SOL_SOCKET, SO_ERROR, &code, &size) == 0 && code == 0 ? nil : .unreachable
  }
}

/// Why a server gave no answer.
enum DictFailure: Error, Equatable {
  /// It cannot be reached.
  case unreachable
  /// The time limit passed.
  case timedOut
  /// It closed the connection.
  case ended
  /// Its answer was too long.
  case tooLarge
  /// It answered with this error code of RFC 2229.
  case refused(Int)
  /// Its answer is not DICT.
  case foreign
}

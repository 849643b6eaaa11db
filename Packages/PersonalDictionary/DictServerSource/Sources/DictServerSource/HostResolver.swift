import Glibc
import Synchronization

/// Finds where hosts are.
public struct HostResolver: Sendable {
  private let resolve: @Sendable (_ host: String, _ port: Int) -> [HostAddress]

  /// - Parameter resolve: The addresses of a host, best first; it may take as long as it likes.
  public init(_ resolve: @escaping @Sendable (_ host: String, _ port: Int) -> [HostAddress]) { self.resolve = resolve }

  /// Asks the system, which asks name servers for as long as its settings say.
  public static var system: HostResolver { HostResolver(HostAddress.all) }

  /// The addresses of a host. The system cannot be told how long it may take, nor stopped: it is asked in a thread of its own, which is left alone
  /// when it is late.
  ///
  /// - Throws: ``DictFailure/unreachable`` or ``DictFailure/timedOut``.
  func addresses(of host: String, _ port: Int, before deadline: Deadline) throws(DictFailure) -> [HostAddress] {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw .unreachable }
    defer { close(ends[0]) }
    let question = Question(end: ends[1]) { [resolve] in resolve(host, port) }
    guard question.start() else { throw .unreachable }
    guard deadline.wait(for: POLLIN, on: ends[0]) else { throw .timedOut }
    let addresses = question.addresses.withLock { $0 }
    guard !addresses.isEmpty else { throw .unreachable }
    return addresses
  }
}

/// A question that is answered in a thread of its own, which closes its end of a connection when it has the answer.
private final class Question: Sendable {
  let addresses = Mutex<[HostAddress]>([])
  private let end: Int32
  private let resolve: @Sendable () -> [HostAddress]

  init(end: Int32, _ resolve: @escaping @Sendable () -> [HostAddress]) {
    self.end = end
    self.resolve = resolve
  }

  /// Starts the thread.
  ///
  /// - Returns: Whether there is one.
  func start() -> Bool {
    let question = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Question>.fromOpaque(context).takeRetainedValue().answer() }
        return nil
      }, question.toOpaque())
    guard code == 0 else {
      question.release()
      close(end)
      return false
    }
    pthread_detach(thread)
    return true
  }

  private func answer() {
    let found = resolve()
    addresses.withLock { $0 = found }
    close(end)
  }
}

/// The address of a host, and a port there.
public struct HostAddress: Sendable {
  let family: Int32
  private let bytes: [UInt8]

  /// What the system knows, best first; none when there is no such host.
  static func all(of host: String, _ port: Int) -> [HostAddress] {
    var wanted = addrinfo()
    wanted.ai_socktype = Int32(SOCK_STREAM.rawValue)
    wanted.ai_flags = AI_ADDRCONFIG | AI_NUMERICSERV
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &wanted, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var addresses: [HostAddress] = []
    var candidate = first
    while let address = candidate?.pointee {
      let bytes = UnsafeRawBufferPointer(start: address.ai_addr, count: Int(address.ai_addrlen))
      addresses.append(HostAddress(family: address.ai_family, bytes: Array(bytes)))
      candidate = address.ai_next
    }
    return addresses
  }

  /// Connects a socket to the address; see `connect(2)`.
  func connect(_ descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { Glibc.connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
    }
  }
}

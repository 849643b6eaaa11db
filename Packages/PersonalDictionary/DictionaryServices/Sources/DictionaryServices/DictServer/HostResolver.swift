import CoreModulePOSIX
import Glibc
import Synchronization

/// Resolves host names.
public struct HostResolver: Sendable {
  private let resolve: @Sendable (_ host: String, _ port: Int) -> [HostAddress]

  /// Creates a resolver.
  ///
  /// - Parameter resolve: Returns the addresses of a host, best first; it may block.
  public init(_ resolve: @escaping @Sendable (_ host: String, _ port: Int) -> [HostAddress]) { self.resolve = resolve }

  /// The system's resolver, whose time limit is part of the system's settings.
  public static var system: HostResolver { HostResolver(HostAddress.all) }

  /// The addresses of a host. The system's resolver has no time limit and cannot be cancelled, so it runs on a thread of its own, which is
  /// abandoned after the deadline.
  ///
  /// - Throws: ``DictFailure/unreachable`` or ``DictFailure/timedOut``.
  func addresses(of host: String, _ port: Int, before deadline: Deadline) throws(DictFailure) -> [HostAddress] {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw .unreachable }
    defer { close(ends[0]) }
    let resolution = Resolution(end: ends[1]) { [resolve] in resolve(host, port) }
    guard resolution.start() else { throw .unreachable }
    guard FileDescriptor(rawValue: ends[0]).wait(for: POLLIN, before: deadline) else { throw .timedOut }
    let addresses = resolution.addresses.withLock { $0 }
    guard !addresses.isEmpty else { throw .unreachable }
    return addresses
  }
}

/// Resolves a host name on a thread of its own, which closes its end of a socket pair when it is done.
private final class Resolution: Sendable {
  let addresses = Mutex<[HostAddress]>([])
  private let end: Int32
  private let resolve: @Sendable () -> [HostAddress]

  init(end: Int32, _ resolve: @escaping @Sendable () -> [HostAddress]) {
    self.end = end
    self.resolve = resolve
  }

  /// Starts the thread.
  ///
  /// - Returns: Whether the thread was created.
  func start() -> Bool {
    let resolution = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Resolution>.fromOpaque(context).takeRetainedValue().answer() }
        return nil
      }, resolution.toOpaque())
    guard code == 0 else {
      resolution.release()
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

/// The address and port of a host.
public struct HostAddress: Sendable {
  let family: Int32
  private let bytes: [UInt8]

  /// The system's addresses, best first; empty when the host does not exist.
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

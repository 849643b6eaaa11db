import Foundation
import Glibc
import Synchronization

/// A server on the loopback address for tests. It stops when it is released.
public final class LoopbackServer: Sendable {
  /// The port of the server.
  public let port: Int
  private let listener: Int32
  private let isListening = Atomic(true)

  /// Starts a server on a free port, or on `port`; each connection is served by `serve` on a thread of its own and then closed.
  public init(port wanted: Int = 0, _ serve: @escaping @Sendable (LoopbackConnection) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(wanted).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, address, &length) == 0
      }
    }
    guard isReady else {
      close(listener)
      throw LoopbackFailure()
    }
    port = Int(in_port_t(bigEndian: address.sin_port))
    self.listener = listener
    Thread.detachNewThread {
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else {
          close(listener)
          return
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        Thread.detachNewThread {
          serve(LoopbackConnection(descriptor: descriptor))
          shutdown(descriptor, Int32(SHUT_RDWR))
          close(descriptor)
        }
      }
    }
  }

  deinit { stop() }

  /// Stops accepting connections; open connections stay open.
  public func stop() {
    guard isListening.exchange(false, ordering: .relaxed) else { return }
    // The accepting thread closes the descriptor, so that its number is not reused before.
    shutdown(listener, Int32(SHUT_RDWR))
  }
}

/// The server could not be started.
public struct LoopbackFailure: Error {}

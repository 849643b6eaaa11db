import Glibc

/// Locks files without waiting. Closing the descriptor releases the lock.
public struct FileLock: Sendable {
  private let lock: @Sendable (_ descriptor: Int32) -> Int32

  /// Creates a lock.
  ///
  /// - Parameter lock: Locks an open file and returns 0 or the system's error code.
  public init(_ lock: @escaping @Sendable (_ descriptor: Int32) -> Int32) { self.lock = lock }

  /// The system's file locks.
  public static var system: FileLock { FileLock { flock($0, LOCK_EX | LOCK_NB) == 0 ? 0 : errno } }

  /// Takes the lock, if it is free. Succeeds on file systems without locks: asking a service twice is better than waiting forever.
  func take(_ descriptor: Int32) -> Bool {
    while true {
      switch lock(descriptor) {
      case EWOULDBLOCK: return false
      case EINTR: continue
      default: return true
      }
    }
  }
}

import Glibc

/// Takes locks of files without waiting for them. A lock is given back with its descriptor.
public struct FileLock: Sendable {
  private let lock: @Sendable (_ descriptor: Int32) -> Int32

  /// - Parameter lock: Takes the lock of an open file and returns 0, or the code of the system's error.
  public init(_ lock: @escaping @Sendable (_ descriptor: Int32) -> Int32) { self.lock = lock }

  /// The locks of the system.
  public static var system: FileLock { FileLock { flock($0, LOCK_EX | LOCK_NB) == 0 ? 0 : errno } }

  /// Takes the lock, unless somebody else has it. Where the file system has no locks, nobody can have it: going on without one may ask a
  /// service twice, waiting for one would never end.
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

import Glibc

extension FilePlace {
  /// Whether another process has the database here open, seen through the descriptor that this process has of it.
  ///
  /// Whoever has a database open in WAL mode holds a lock on these bytes (https://www.sqlite.org/src/file/src/os.h, `SHARED_FIRST`). A descriptor
  /// of our own would not do: closing it would let go of all locks that this process has on the file.
  var isOpenElsewhere: Bool {
    guard let identity else { return false }
    for descriptor in Int32(3)..<64 {
      var status = stat()
      guard fstat(descriptor, &status) == 0, FileIdentity(status) == identity else { continue }
      var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0x4000_0002, l_len: 510, l_pid: 0)
      return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
    }
    return false
  }
}

import Glibc

extension FilePlace {
  /// Whether another process has the database open, checked through a descriptor that this process already has.
  ///
  /// A connection in WAL mode holds a lock on these bytes (https://www.sqlite.org/src/file/src/os.h, `SHARED_FIRST`). A new descriptor must
  /// not be used: closing it would release all locks of this process on the file.
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

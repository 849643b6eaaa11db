import Glibc

/// Identifies a version of a file, to detect changes.
enum FileStamp {
  /// The modification time, size and inode of the file; `nil` when there is none.
  static func of(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)-\(status.st_size)-\(status.st_ino)"
  }
}

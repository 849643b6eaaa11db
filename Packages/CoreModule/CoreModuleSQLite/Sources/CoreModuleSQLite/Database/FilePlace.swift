import CoreModule
import Foundation
import Glibc

/// A path in the file system, and what can be done there without ever leaving half a file.
struct FilePlace {
  let path: String

  var folder: String { String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) }

  var exists: Bool { status != nil || errno != ENOENT }

  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether there is nothing, or a file of no bytes.
  var isEmpty: Bool { status.map { $0.st_size == 0 } ?? true }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Where a chain of symbolic links that begins at `path` ends, whether there is a file or not.
  static func endOfLinks(_ path: String) -> String {
    var place = path
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = readlink(place, &target, target.count)
      guard length > 0 else { return place }
      let text = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      place = text.hasPrefix("/") ? text : FilePlace(path: place).folder + "/" + text
    }
    return place
  }

  /// Makes the folders on the way, for nobody but the user.
  func makeFolder() throws {
    var made = ""
    for part in folder.split(separator: "/") {
      made += "/\(part)"
      if mkdir(made, 0o700) != 0, errno != EEXIST {
        let failure = errno
        if access(made, F_OK) != 0 { throw POSIXFailure(code: failure) }
      }
    }
  }

  /// Lets one process at a time do `body`. The lock ends with its process, however that ends.
  func withLock(_ body: () throws -> Void) throws {
    let lock = path + ".lock"
    let descriptor = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR { throw POSIXFailure(code: errno) }
    }
    defer { unlink(lock) }
    try body()
  }

  /// Renames what lies beside the path, under names that nothing reads.
  func moveAside(suffixes: [String]) throws {
    for suffix in suffixes where FilePlace(path: path + suffix).exists {
      guard rename(path + suffix, path + suffix + ".orphan") == 0 else { throw POSIXFailure(code: errno) }
    }
  }

  /// Lets `make` fill a draft beside the path, and moves it there when it is on the disk.
  func moveInto(_ make: (String) throws -> Void) throws {
    var template = Array("\(path).new-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(descriptor) }
    let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { for suffix in ["", "-wal", "-shm"] { unlink(draft + suffix) } }
    try make(draft)
    guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw POSIXFailure(code: errno) }
    try syncFolder()
  }

  private func syncFolder() throws {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXFailure(code: errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw POSIXFailure(code: errno) }
  }
}

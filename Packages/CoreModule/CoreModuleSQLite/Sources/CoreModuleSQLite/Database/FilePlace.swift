import CoreModule
import CoreModulePOSIX
import Foundation
import Glibc

/// A path in the file system, with operations that never leave a partial file.
struct FilePlace {
  let path: String

  var folder: String {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.isEmpty ? "/" : String(folder)
  }

  /// Whether something exists at the path, or this cannot be determined.
  var exists: Bool { status != nil || errno != ENOENT }

  /// Whether something exists at the path for certain.
  var isTaken: Bool { status != nil }

  var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether it is a regular file, which unlike a pipe or device cannot block.
  var isRegularFile: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// Whether it is missing or empty.
  var isEmpty: Bool { status.map { $0.st_size == 0 } ?? true }

  var name: String { String(path.suffix(from: path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)) }

  /// The size in bytes; 0 when there is no file.
  var size: Int64 { status.map { Int64($0.st_size) } ?? 0 }

  /// When the file was last written.
  var modified: Timestamp { Timestamp(milliseconds: (status.map { Int64($0.st_mtim.tv_sec) } ?? 0) * 1000) }

  func isSameFile(as other: String) -> Bool {
    if path == other { return true }
    guard let status, let others = FilePlace(path: other).status else { return false }
    return status.st_dev == others.st_dev && status.st_ino == others.st_ino
  }

  /// Identifies the file whatever its name; `nil` when there is none.
  var identity: FileIdentity? { status.map(FileIdentity.init) }

  /// An unused path beside this one: with `suffix`, or with `suffix` and a number.
  func freeSibling(suffix: String) -> String {
    var number = 1
    while true {
      let candidate = path + suffix + (number == 1 ? "" : "-\(number)")
      if !FilePlace(path: candidate).isTaken { return candidate }
      number += 1
    }
  }

  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The end of a chain of symbolic links, whether a file exists there or not.
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

  /// Creates the missing parent folders, accessible only to the user.
  func makeFolder() throws {
    if let failure = PrivateFolder(path: folder).make() { throw failure }
  }

  /// Runs `body` in one process at a time. The lock is released when the process ends, even by a crash.
  func withLock<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = path + ".lock"
    let file = try Self.locked(lock)
    defer {
      unlink(lock)
      file.close()
    }
    return try body()
  }

  /// The owner of the lock deletes the lock file when it is done. A waiting process may then hold a deleted file while a third creates a
  /// new one, so it tries again.
  private static func locked(_ lock: String) throws -> FileDescriptor {
    while true {
      let file = try FileDescriptor(opening: lock, O_CREAT | O_RDWR)
      do { try file.lock() } catch {
        file.close()
        throw error
      }
      var (held, named) = (stat(), stat())
      if fstat(file.rawValue, &held) == 0, stat(lock, &named) == 0, held.st_ino == named.st_ino { return file }
      file.close()
    }
  }

  /// Renames the files beside the path to unused names.
  func moveAside(suffixes: [String]) throws {
    for suffix in suffixes where FilePlace(path: path + suffix).exists {
      let file = FilePlace(path: path + suffix)
      guard rename(file.path, file.freeSibling(suffix: ".orphan")) == 0 else { throw SystemError.last }
    }
  }

  /// Creates a file with `make` beside the path, syncs it and renames it to the path.
  func moveInto(_ make: (String) throws -> Void) throws {
    try withDraft { draft in
      try make(draft)
      try FilePlace(path: draft).move(to: self)
    }
  }

  /// Passes the path of a new empty file beside this one to `body`, and deletes it afterwards with SQLite's files beside it.
  func withDraft<Value>(_ body: (String) throws -> Value) throws -> Value {
    var template = Array("\(path).new-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw SystemError.last }
    close(descriptor)
    let draft = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(draft + suffix) } }
    return try body(draft)
  }

  /// Syncs the file and renames it.
  func move(to other: FilePlace) throws {
    try Self.synchronize(path, O_RDONLY)
    guard rename(path, other.path) == 0 else { throw SystemError.last }
    try Self.synchronize(other.folder, O_RDONLY | O_DIRECTORY)
  }

  private static func synchronize(_ path: String, _ flags: Int32) throws {
    let file = try FileDescriptor(opening: path, flags)
    defer { file.close() }
    try file.synchronize()
  }
}

/// Distinguishes a file from all others that exist at the same time.
struct FileIdentity: Equatable, Sendable {
  let device: UInt64
  let node: UInt64

  init(_ status: stat) { (device, node) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}

/// Changes whenever another connection may have changed the data.
struct DataVersion: Equatable, Sendable {
  let file: FileIdentity?
  let version: Int
}

public import CoreModule
import Glibc

/// The files of the system.
public struct SystemFiles: UserFiles {
  private let folder: String
  private let ownFiles: [String]
  private let ownFolder: String

  /// Files by paths that begin at `folder`, which is absolute. `ownFiles`, and what lies in `ownFolder`, are never written.
  public init(workingFolder folder: String, ownFiles: [String], ownFolder: String) {
    self.folder = folder
    self.ownFiles = ownFiles
    self.ownFolder = ownFolder
  }

  /// See `UserFiles.read(_:limit:)`.
  public func read(_ path: String, limit: Int) throws(UserFileError) -> [UInt8] {
    let stream = try FileStream(absolute(path), named: path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(limit, stream.size ?? 0))
    while bytes.count <= limit {
      let part = try stream.next()
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw UserFileError(path: path, .tooLarge(limit: limit))
  }

  /// See `UserFiles.read(_:inBlocks:)`.
  public func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError) {
    let stream = try FileStream(absolute(path), named: path)
    while true {
      let block = try stream.next()
      if block.isEmpty || !take(block.span) { return }
    }
  }

  /// See `UserFiles.stream(_:)`.
  public func stream(_ path: String) throws(UserFileError) -> any ByteStream { try FileStream(absolute(path), named: path) }

  /// See `UserFiles.write(_:to:)`.
  public func write(_ text: String, to path: String) throws(UserFileError) {
    let place = absolute(path)
    guard !path.isEmpty else { throw UserFileError(path: path, .cannotCreate) }
    guard !isOwn(place) else { throw UserFileError(path: path, .isOwn) }
    let kind = Self.status(of: place).map { $0.st_mode & S_IFMT }
    guard kind != S_IFDIR, path.last != "/" else { throw UserFileError(path: path, .isFolder) }
    var text = text
    let failure = text.withUTF8 { bytes -> Int32? in
      // Replacing /dev/null by a file would break the machine.
      if let kind, kind != S_IFREG { return Self.pour(bytes, into: place) }
      return PrivateFile(path: place).replace(with: UnsafeRawBufferPointer(bytes), makingFolders: false)
    }
    if let failure { throw UserFileError(path: path, .writing(failure)) }
  }

  /// See `UserFiles.isOpenToOthers(_:)`.
  public func isOpenToOthers(_ path: String) -> Bool {
    Self.status(of: absolute(path)).map { $0.st_mode & 0o077 != 0 } ?? false
  }

  /// See `UserFiles.mayBeEndless(_:)`.
  public func mayBeEndless(_ path: String) -> Bool {
    Self.status(of: absolute(path)).map { ![S_IFREG, S_IFDIR].contains($0.st_mode & S_IFMT) } ?? false
  }

  /// See `UserFiles.names(in:)`. What is no file to read and no folder is left out, and so is a name that is no text.
  public func names(in path: String) -> [String] {
    let place = path.isEmpty ? folder : absolute(path)
    guard let listing = opendir(place) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      guard let name, name != ".", name != ".." else { continue }
      let kind = Self.status(of: place + "/" + name).map { $0.st_mode & S_IFMT }
      if kind == S_IFDIR { names.append(name + "/") } else if kind == S_IFREG { names.append(name) }
    }
    return names.sorted()
  }

  private static func pour(_ bytes: UnsafeBufferPointer<UInt8>, into place: String) -> Int32? {
    let descriptor = open(place, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return UnsafeRawBufferPointer(bytes).writeAll(to: descriptor)
  }

  /// Whether one of the program's own files is at `place`, or would be.
  private func isOwn(_ place: String) -> Bool {
    let target = Self.resolved(place)
    if target.hasPrefix(Self.resolved(ownFolder) + "/") { return true }
    let status = Self.status(of: place)
    return ownFiles.contains { own in
      if Self.resolved(own) == target { return true }
      guard let status, let other = Self.status(of: own) else { return false }
      return status.st_dev == other.st_dev && status.st_ino == other.st_ino
    }
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  private static func status(of place: String) -> stat? {
    var status = stat()
    return stat(place, &status) == 0 ? status : nil
  }

  /// The path without links; of a file that is not there, that of its folder with its name.
  private static func resolved(_ path: String) -> String {
    if let whole = realpath(path, nil) {
      defer { free(whole) }
      return String(cString: whole)
    }
    guard let slash = path.lastIndex(of: "/"), let folder = realpath(String(path[..<slash]) + "/", nil) else { return path }
    defer { free(folder) }
    return String(cString: folder) + path[slash...]
  }
}

extension UserFileError.Reason {
  static func reading(_ code: Int32) -> UserFileError.Reason {
    switch code {
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .missing
    case EISDIR: .isFolder
    case EACCES, EPERM: .permissionDenied
    default: .failed(String(cString: strerror(code)))
    }
  }

  fileprivate static func writing(_ code: Int32) -> UserFileError.Reason {
    switch code {
    case ENOENT, ENOTDIR, EEXIST, ELOOP, ENAMETOOLONG: .cannotCreate
    case EISDIR: .isFolder
    case EACCES, EPERM: .permissionDenied
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    default: .failed(String(cString: strerror(code)))
    }
  }
}

public import CoreModule
import CoreModulePOSIX
import Glibc

/// The files of the file system.
public struct SystemFiles: UserFiles {
  private let folder: String
  private let ownFiles: [String]
  private let ownFolder: String
  private let temporaryFolder: String

  /// Resolves relative paths against `folder`, which is absolute. `ownFiles` and the content of `ownFolder` are never written. Spools are
  /// made in `temporaryFolder`, because they may be large.
  public init(workingFolder folder: String, ownFiles: [String], ownFolder: String, temporaryFolder: String = "/var/tmp") {
    self.folder = folder
    self.ownFiles = ownFiles
    self.ownFolder = ownFolder
    self.temporaryFolder = temporaryFolder
  }

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

  public func read(_ path: String, inBlocks take: (Span<UInt8>) -> Bool) throws(UserFileError) {
    let stream = try FileStream(absolute(path), named: path)
    while true {
      let block = try stream.next()
      if block.isEmpty || !take(block.span) { return }
    }
  }

  public func stream(_ path: String) throws(UserFileError) -> any ByteStream { try FileStream(absolute(path), named: path) }

  public func spool() throws(UserFileError) -> any ByteSpool { try SpoolFile(in: temporaryFolder) }

  public func temporaryFile(ending: String) throws(UserFileError) -> any TemporaryFile {
    try FileInTemporaryFolder(in: temporaryFolder, ending: ending)
  }

  public func write(_ text: String, to path: String) throws(UserFileError) {
    let (place, kind) = try writable(path)
    var text = text
    let result = text.withUTF8 { bytes in
      Result { () throws(SystemError) in
        let bytes = UnsafeRawBufferPointer(bytes)
        // Replacing /dev/null by a regular file would break the system.
        if let kind, kind != S_IFREG { return try Self.pour(bytes, into: place) }
        try PrivateFile(path: place).replace(with: bytes, makingFolders: false)
      }
    }
    do throws(SystemError) { try result.get() } catch { throw UserFileError(path: path, .writing(error)) }
  }

  public func replaceable(_ path: String) throws(UserFileError) -> String {
    let (place, kind) = try writable(path)
    guard kind == nil || kind == S_IFREG else { throw UserFileError(path: path, .cannotCreate) }
    return place
  }

  /// The absolute path of a file that may be written, and its kind if it exists.
  private func writable(_ path: String) throws(UserFileError) -> (place: String, kind: mode_t?) {
    let place = absolute(path)
    guard !path.isEmpty else { throw UserFileError(path: path, .cannotCreate) }
    guard !isOwn(place) else { throw UserFileError(path: path, .isOwn) }
    let kind = Self.status(of: place).map { $0.st_mode & S_IFMT }
    guard kind != S_IFDIR, path.last != "/" else { throw UserFileError(path: path, .isFolder) }
    return (place, kind)
  }

  public func isOpenToOthers(_ path: String) -> Bool {
    Self.status(of: absolute(path)).map { $0.st_mode & 0o077 != 0 } ?? false
  }

  public func mayBeEndless(_ path: String) -> Bool {
    Self.status(of: absolute(path)).map { ![S_IFREG, S_IFDIR].contains($0.st_mode & S_IFMT) } ?? false
  }

  /// See `UserFiles.names(in:)`. Other kinds of entries and names that are not valid UTF-8 are left out.
  public func names(in path: String) -> [String] {
    let place = path.isEmpty ? folder : absolute(path)
    return ((try? Directory.names(in: place)) ?? []).compactMap { name in
      switch Self.status(of: place + "/" + name).map({ $0.st_mode & S_IFMT }) {
      case S_IFDIR: name + "/"
      case S_IFREG: name
      default: nil
      }
    }.sorted()
  }

  private static func pour(_ bytes: UnsafeRawBufferPointer, into place: String) throws(SystemError) {
    let file = try FileDescriptor(opening: place, O_WRONLY)
    defer { file.close() }
    try file.write(bytes)
  }

  /// Whether `place` is the path of one of the program's own files, existing or not.
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

  /// The path with symbolic links resolved; for a missing file, those of its folder.
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

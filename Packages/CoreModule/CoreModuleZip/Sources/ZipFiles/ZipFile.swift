import CoreModulePOSIX
import Glibc

/// A ZIP archive that is read in place. Nothing is extracted to a path that the archive names.
public final class ZipFile {
  /// The size of the archive.
  public let size: Int
  private let file: FileDescriptor
  private let directory: Range<Int>

  /// A larger directory is rejected, so that an archive cannot exhaust the memory.
  public static let maximumDirectoryBytes = 32 << 20

  /// Opens the archive at `path`.
  ///
  /// - Throws: ``ZipError``, also when the path is a folder, a pipe or a device.
  public init(path: String) throws(ZipError) {
    let file: FileDescriptor
    do throws(SystemError) { file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) } catch { throw .system(error) }
    do throws(ZipError) {
      var status = stat()
      guard fstat(file.rawValue, &status) == 0 else { throw .system(.last) }
      guard status.st_mode & S_IFMT != S_IFDIR else { throw .system(SystemError(code: EISDIR)) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .foreign }
      size = Int(status.st_size)
      directory = try ZipDirectory(of: file, size: size).range
    } catch {
      file.close()
      throw error
    }
    self.file = file
  }

  deinit { file.close() }

  /// The entries with a wanted name, by their names. All others are skipped, regardless of their names.
  ///
  /// - Throws: ``ZipError``, also when a wanted name occurs twice.
  public func entries(where isWanted: (String) -> Bool) throws(ZipError) -> [String: ZipEntry] {
    guard directory.count <= Self.maximumDirectoryBytes else { throw .directoryTooLarge(limit: Self.maximumDirectoryBytes) }
    var reader = LittleEndianReader(try file.bytes(in: directory)[...])
    var entries: [String: ZipEntry] = [:]
    while !reader.isAtEnd {
      guard let entry = ZipEntry(&reader) else { throw .damaged(entry: nil) }
      guard isWanted(entry.name) else { continue }
      guard entries.updateValue(entry, forKey: entry.name) == nil else { throw .repeated(entry: entry.name) }
    }
    return entries
  }

  /// Opens the content of an entry, of which at most `limit` bytes are read.
  public func content(of entry: ZipEntry, limit: Int) throws(ZipError) -> ZipContent {
    guard !entry.isEncrypted else { throw .encrypted(entry: entry.name) }
    guard entry.method == ZipEntry.stored || entry.method == ZipEntry.deflated else {
      throw .unknownMethod(entry: entry.name, entry.method)
    }
    guard entry.size <= limit else { throw .tooLarge(entry: entry.name, limit: limit) }
    guard entry.offset <= size - ZipEntry.localLength else { throw .damaged(entry: entry.name) }
    var header = LittleEndianReader(try file.bytes(in: entry.offset..<entry.offset + ZipEntry.localLength)[...])
    guard header.next(4) == Int(ZipEntry.localSignature), header.skip(22), let name = header.next(2), let extra = header.next(2) else {
      throw .damaged(entry: entry.name)
    }
    let start = entry.offset + ZipEntry.localLength + name + extra
    guard start <= size, entry.packedSize <= size - start else { throw .damaged(entry: entry.name) }
    return try ZipContent(archive: self, file: file, place: start..<start + entry.packedSize, entry: entry, limit: limit)
  }

  /// The whole content of a small entry.
  public func bytes(of entry: ZipEntry, limit: Int) throws(ZipError) -> [UInt8] {
    let content = try content(of: entry, limit: limit)
    var bytes: [UInt8] = []
    while case let part = try content.next(), !part.isEmpty { bytes += part }
    return bytes
  }
}

extension FileDescriptor {
  /// The bytes of a range that lies in the file.
  func bytes(in range: Range<Int>) throws(ZipError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    while bytes.count < range.count {
      let part: [UInt8]
      do throws(SystemError) {
        part = try read(upTo: range.count - bytes.count, at: range.lowerBound + bytes.count)
      } catch { throw .system(error) }
      // The file has become shorter since it was opened.
      guard !part.isEmpty else { throw .truncated }
      bytes += part
    }
    return bytes
  }
}

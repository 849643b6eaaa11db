import CoreModule
import CoreModulePOSIX
import ZipFiles

/// The archive around a collection.
struct PackageArchive {
  let path: String
  private let zip: ZipFile
  private let entries: [String: ZipEntry]
  /// The version of the package from its `meta`; `nil` if it has none, as in packages of old versions.
  private let version: UInt64?

  private static let names: Set = ["meta", "media", "collection.anki21b", "collection.anki21", "collection.anki2"]
  /// The number and name of the newest kind of package known, which is compressed by Zstandard.
  private static let compressed = (version: 3, name: "collection.anki21b")
  private static let maximumMetaBytes = 1 << 10

  init(path: String) throws(AnkiPackageError) {
    self.path = path
    do throws(ZipError) {
      zip = try ZipFile(path: path)
      entries = try zip.entries { Self.names.contains($0) || ($0.utf8.count < 10 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }) }
      version =
        if let meta = entries["meta"] {
          ProtobufReader.number(1, in: try zip.bytes(of: meta, limit: Self.maximumMetaBytes)) ?? 0
        } else { nil }
    } catch { throw AnkiPackageError(error, path: path) }
    if let version, version > Self.compressed.version { throw .newerSchema(path: path, Int(clamping: version)) }
  }

  /// The size of the package.
  var size: Int { zip.size }

  /// The names of media in the archive: plain numbers.
  func hasMedia(_ number: String) -> Bool { entries[number] != nil }

  /// Whether the collection is in the old file, which contains only a notice in new packages.
  var isOldest: Bool { collection?.name == "collection.anki2" }

  /// The entry with the collection, not the notice.
  private var collection: ZipEntry? {
    switch version {
    case 3: entries[Self.compressed.name]
    case 2: entries["collection.anki21"]
    case 1: entries["collection.anki2"]
    default: entries[Self.compressed.name] ?? entries["collection.anki21"] ?? entries["collection.anki2"]
    }
  }

  /// Unpacks the collection into a file.
  func unpack(to file: TemporaryFile, limit: Int) throws(AnkiPackageError) {
    guard let collection else {
      throw entries["collection.anki2"] == nil ? .foreign(path: path) : .onlyNotice(path: path)
    }
    var count = 0
    let reader = try reader(of: collection, limit: limit)
    while case let bytes = try reader.next(), !bytes.isEmpty {
      count += bytes.count
      guard count <= limit else { throw .tooLarge(path: path, limit: limit) }
      try file.write(bytes)
    }
  }

  /// The whole list of media, unpacked; `nil` when there is none.
  func mediaList(limit: Int) throws(AnkiPackageError) -> [UInt8]? {
    guard let media = entries["media"] else { return nil }
    let reader = try reader(of: media, limit: limit)
    var bytes: [UInt8] = []
    while case let part = try reader.next(), !part.isEmpty {
      bytes += part
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
    return bytes
  }

  /// Whether entries are compressed by Zstandard and lists are messages of Protocol Buffers.
  var isCompressed: Bool { version == 3 || (version == nil && collection?.name == Self.compressed.name) }

  private func reader(of entry: ZipEntry, limit: Int) throws(AnkiPackageError) -> PackageContent {
    let content: ZipContent
    do throws(ZipError) { content = try zip.content(of: entry, limit: limit) } catch { throw AnkiPackageError(error, path: path) }
    return try PackageContent(content, isCompressed: isCompressed, path: path)
  }
}

extension AnkiPackageError {
  init(_ error: ZipError, path: String) {
    self =
      switch error {
      case .foreign: .foreign(path: path)
      case .truncated: .truncated(path: path)
      case .damaged: .damaged(path: path)
      case .encrypted: .encrypted(path: path)
      case .unknownMethod: .unknownCompression(path: path)
      case .repeated(let entry): .repeatedEntry(path: path, name: entry)
      case .directoryTooLarge(let limit), .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
      case .system(let error): .file(UserFileError(path: path, .reading(error)))
      }
  }
}

import CoreModule
import CoreModulePOSIX
import Reading
import ZipFiles

/// The archive around a book. What is unpacked of it is counted.
final class BookArchive {
  let path: String
  private let zip: ZipFile
  /// How many more bytes may be unpacked.
  private var left = BookLimits.unpackedBytes

  init(path: String) throws(TextFileError) {
    self.path = path
    do throws(ZipError) { zip = try ZipFile(path: path) } catch { throw TextFileError(error, path: path) }
  }

  func entries(where isWanted: (String) -> Bool) throws(TextFileError) -> [String: ZipEntry] {
    do throws(ZipError) { return try zip.entries(where: isWanted) } catch { throw TextFileError(error, path: path) }
  }

  /// The text of a part, of which at most `limit` bytes are read.
  func pieces(of entry: ZipEntry, limit: Int = .max) throws(TextFileError) -> TextPieces {
    try TextPieces(PartBytes(entry, of: self, limit: min(limit, left)), path: path, part: entry.name)
  }

  /// Looks at each tag and text of a small part, such as the list of the parts.
  func scan(_ entry: ZipEntry, _ take: (MarkupScanner.Token) throws(TextFileError) -> Void) throws(TextFileError) {
    let pieces = try pieces(of: entry, limit: BookLimits.listBytes)
    var scanner = MarkupScanner()
    var isLast = false
    while !isLast {
      let piece = try pieces.next()
      isLast = piece.isEmpty
      scanner.append(piece)
      while let token = scanner.next(isLast: isLast) { try take(token) }
    }
  }

  /// The bytes of a part.
  private final class PartBytes: RawBytes {
    private let archive: BookArchive
    private let content: ZipContent

    init(_ entry: ZipEntry, of archive: BookArchive, limit: Int) throws(TextFileError) {
      self.archive = archive
      do throws(ZipError) { content = try archive.zip.content(of: entry, limit: limit) } catch {
        throw TextFileError(error, path: archive.path)
      }
    }

    func next() throws(TextFileError) -> [UInt8] {
      do throws(ZipError) {
        let bytes = try content.next()
        archive.left -= bytes.count
        return bytes
      } catch { throw TextFileError(error, path: archive.path) }
    }
  }
}

/// How much of a book is read.
enum BookLimits {
  /// All parts together, unpacked. The longest novels have ten megabytes.
  static let unpackedBytes = 256 << 20
  /// The list of the parts, or another part that is not text.
  static let listBytes = 8 << 20
}

extension TextFileError {
  /// The error for a book at `path` whose archive cannot be read.
  init(_ error: ZipError, path: String) {
    let reason: Reason =
      switch error {
      case .foreign: .otherFormat(.epub)
      case .truncated: .truncated
      case .damaged(let part): .damaged(part: part)
      case .unknownMethod(let part, _), .repeated(let part): .damaged(part: part)
      case .encrypted: .encrypted
      case .directoryTooLarge(let limit): .tooLarge(part: nil, limit: limit)
      case .tooLarge(let part, let limit):
        limit == BookLimits.listBytes ? .tooLarge(part: part, limit: limit) : .tooLarge(part: nil, limit: BookLimits.unpackedBytes)
      case .system(let error): .file(.reading(error))
      }
    self.init(path: path, reason)
  }
}

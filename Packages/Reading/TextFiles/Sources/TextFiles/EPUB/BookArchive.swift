import CoreModule
import CoreModulePOSIX
import Reading
import ZipFiles

/// The archive around a book. It limits the number of unpacked bytes.
final class BookArchive {
  let path: String
  private let zip: ZipFile
  /// How many more bytes may be unpacked.
  private var left: Int
  private let limits: BookLimits

  init(path: String, limits: BookLimits) throws(TextFileError) {
    (self.path, self.limits, left) = (path, limits, limits.unpackedBytes)
    do throws(ZipError) { zip = try ZipFile(path: path) } catch { throw TextFileError(error, path: path) }
  }

  func entries(where isWanted: (String) -> Bool) throws(TextFileError) -> [String: ZipEntry] {
    do throws(ZipError) { return try zip.entries(where: isWanted) } catch { throw problem(error) }
  }

  /// The text of a part, of which at most `limit` bytes are read.
  func pieces(of entry: ZipEntry, limit: Int = .max) throws(TextFileError) -> TextPieces {
    try TextPieces(PartBytes(entry, of: self, limit: min(limit, left)), path: path, part: entry.name)
  }

  /// Visits each tag and text of a small part, such as the list of the parts.
  func scan(_ entry: ZipEntry, _ take: (MarkupScanner.Token) throws(TextFileError) -> Void) throws(TextFileError) {
    let pieces = try pieces(of: entry, limit: limits.listBytes)
    var scanner = MarkupScanner()
    var isLast = false
    while !isLast {
      let piece = try pieces.next()
      isLast = piece.isEmpty
      scanner.append(piece)
      while let token = scanner.next(isLast: isLast) { try take(token) }
    }
  }

  /// The limit that a part exceeds.
  fileprivate func problem(_ error: ZipError) -> TextFileError {
    guard case .tooLarge(let part, let limit) = error else { return TextFileError(error, path: path) }
    let isList = limit == limits.listBytes
    return TextFileError(path: path, .tooLarge(part: isList ? part : nil, limit: isList ? limit : limits.unpackedBytes))
  }

  /// The bytes of a part.
  private final class PartBytes: RawBytes {
    private let archive: BookArchive
    private let content: ZipContent

    init(_ entry: ZipEntry, of archive: BookArchive, limit: Int) throws(TextFileError) {
      self.archive = archive
      do throws(ZipError) { content = try archive.zip.content(of: entry, limit: limit) } catch {
        throw archive.problem(error)
      }
    }

    func next() throws(TextFileError) -> [UInt8] {
      do throws(ZipError) {
        let bytes = try content.next()
        archive.left -= bytes.count
        return bytes
      } catch { throw archive.problem(error) }
    }
  }
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
      case .tooLarge(let part, let limit): .tooLarge(part: part, limit: limit)
      case .system(let error): .file(.reading(error))
      }
    self.init(path: path, reason)
  }
}

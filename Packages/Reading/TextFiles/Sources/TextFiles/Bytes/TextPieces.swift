import CoreModule
import Reading

/// The text of bytes in valid UTF-8, piece by piece, without its byte order mark. Each piece ends between two scalars.
final class TextPieces {
  private var first: [UInt8]?
  private let bytes: any RawBytes
  private let path: String?
  /// The part of a book that it is.
  private let part: String?
  private var transcoder: UTF16Transcoder?
  private var isAtEnd = false
  private var given: [UInt8]?
  private var failure: TextFileError?
  /// The beginning of a scalar that continues in the next bytes.
  private var rest: [UInt8] = []
  /// The number of lines so far.
  private var lines = 0

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Begins with the first bytes of `bytes`.
  init(_ bytes: any RawBytes, path: String?, part: String? = nil) throws(TextFileError) {
    (self.bytes, self.path, self.part) = (bytes, path, part)
    var first = try bytes.next()
    if UTF16Transcoder.isMarked(first) {
      transcoder = UTF16Transcoder()
    } else {
      if first.starts(with: Self.mark) { first.removeFirst(Self.mark.count) }
      if let reason = NoText.reason(for: first) { throw TextFileError(path: path, reason) }
    }
    self.first = first
  }

  /// The first piece, which ``next()`` returns again; none if its first byte is invalid.
  func beginning() throws(TextFileError) -> [UInt8] {
    let piece = try next()
    given = piece.isEmpty ? nil : piece
    return piece
  }

  /// The next piece; none at the end. Pieces before a fault are returned before it is thrown.
  func next() throws(TextFileError) -> [UInt8] {
    if let piece = given.take() { return piece }
    if let failure { throw failure }
    while !isAtEnd {
      let text = validated(try read())
      if !text.isEmpty { return text }
      if let failure { throw failure }
    }
    return []
  }

  private func read() throws(TextFileError) -> [UInt8] {
    let raw: [UInt8]
    if let first { raw = first } else { raw = try bytes.next() }
    isAtEnd = raw.isEmpty
    first = nil
    if transcoder != nil { return transcoder?.utf8(of: raw, isLast: isAtEnd) ?? [] }
    defer { rest = [] }
    return rest.isEmpty ? raw : rest + raw
  }

  private func validated(_ text: [UInt8]) -> [UInt8] {
    var valid = text
    do throws(UTF8.ValidationError) { _ = try UTF8Span(validating: text.span) } catch {
      let place = error.byteOffsets.lowerBound
      valid = Array(text[..<place])
      if error.kind == .truncatedScalar, error.byteOffsets.upperBound == text.count, !isAtEnd {
        rest = Array(text[place...])
      } else {
        let line = lines + valid.count { $0 == 0x0A } + 1
        let reason: TextFileError.Reason = lines == 0 && NoText.hasControls(valid) ? .binary : .invalidEncoding(line: line, part: part)
        failure = TextFileError(path: path, reason)
      }
    }
    if valid.contains(0) {
      failure = TextFileError(path: path, .binary)
      return []
    }
    lines += valid.count { $0 == 0x0A }
    return valid
  }
}

/// Recognises bytes that are not text by their beginning.
enum NoText {
  static func reason(for first: [UInt8]) -> TextFileError.Reason? {
    if first.starts(with: "%PDF-".utf8) { return .binary }
    guard let zero = first.firstIndex(of: 0) else { return nil }
    return isUTF16(first.prefix(sample), isBigEndian: zero % 2 == 0) ? .unmarkedUTF16 : .binary
  }

  private static let sample = 1 << 12

  /// Whether pairs of bytes are letters and signs of UTF-16, with some spaces, digits and Latin letters.
  private static func isUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> Bool {
    guard bytes.count.isMultiple(of: 2) else { return false }
    var transcoder = UTF16Transcoder()
    let text = transcoder.utf8(of: (isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) + bytes, isLast: false)
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let unusual: Set<Unicode.GeneralCategory> = [.control, .unassigned, .privateUse, .surrogate]
    return scalars.count { $0.isASCII } * 20 >= scalars.count
      && !scalars.contains { unusual.contains($0.properties.generalCategory) && !$0.properties.isWhitespace || $0 == "\u{FFFD}" }
  }

  /// Whether there are bytes that do not occur in texts.
  static func hasControls(_ bytes: [UInt8]) -> Bool { bytes.contains { $0 < 0x09 || (0x0E...0x1A).contains($0) } }
}

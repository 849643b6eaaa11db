/// Reads the notes that Anki writes as plain text.
public struct AnkiReader: WordFileReader {
  private var header = AnkiHeader()
  private var buffer: [UInt8] = []
  private var line = 1
  private var rows: DelimitedReader?

  /// A reader at the beginning of a file.
  public init() {}

  /// See ``WordFileReader/ignoredColumns``.
  public var ignoredColumns: [String] { rows?.ignoredColumns ?? [] }

  /// See ``WordFileReader/read(_:isLast:)``.
  public mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    var bytes = bytes
    if rows == nil {
      buffer += bytes
      guard let rest = readHeader(isLast: isLast) else { return [] }
      bytes = rest
      let form = DelimitedForm(delimiter: header.delimiter ?? [0x09])
      let first = DelimitedScanner(form: form).record(in: bytes, at: 0, isLast: true)
      rows = DelimitedReader(form, header.layout(count: first?.fields.count ?? 2), line: line)
    }
    return try rows?.read(bytes, isLast: isLast).map(withTags) ?? []
  }

  /// Reads the lines that begin with `#`, and returns what follows them; `nil` while more is needed.
  private mutating func readHeader(isLast: Bool) -> [UInt8]? {
    (header, line) = (AnkiHeader(), 1)
    var position = buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < buffer.count, buffer[position] == UInt8(ascii: "#") {
      guard let end = buffer[position...].firstIndex(of: 0x0A) ?? (isLast ? buffer.count : nil) else { return nil }
      let text = String(decoding: buffer[position..<end], as: UTF8.self)
      header.read(text.last == "\r" ? String(text.dropLast()) : text)
      position = min(end + 1, buffer.count)
      line += 1
    }
    // The first record shows how many columns there are.
    guard isLast || buffer[position...].contains(0x0A) else { return nil }
    defer { buffer = [] }
    return Array(buffer[position...])
  }

  private func withTags(_ record: WordFileRecord) -> WordFileRecord {
    var record = record
    record.content?.tags += header.tags
    return record
  }
}

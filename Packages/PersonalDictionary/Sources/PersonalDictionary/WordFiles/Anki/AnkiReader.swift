/// Reads notes that Anki exported as plain text.
public struct AnkiReader: WordFileReader {
  private var header = AnkiHeader()
  /// Unread bytes: a part of the header, or the first notes, from which the columns are counted.
  private var buffer: [UInt8] = []
  private var isAtStart = true
  private var isInHeader = true
  private var line = 1
  private var rows: DelimitedReader?

  /// The number of notes for counting the columns.
  private static let sample = 100
  /// The number of bytes for counting the columns.
  private static let sampleLength = 1 << 16

  /// Creates a reader.
  public init() {}

  public var ignoredColumns: [String] { rows?.ignoredColumns ?? [] }

  public mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    if rows != nil { return try notes(bytes, isLast: isLast) }
    buffer += bytes
    if isAtStart {
      guard isLast || buffer.count >= 3 else { return [] }
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.removeFirst(3) }
      isAtStart = false
    }
    if isInHeader { readHeader(isLast: isLast) }
    guard !isInHeader else { return [] }
    let form = DelimitedForm(delimiter: header.delimiter ?? [0x09])
    guard let count = header.namedColumns ?? columns(form, isLast: isLast) else { return [] }
    rows = DelimitedReader(form, header.layout(count: count), line: line)
    defer { buffer = [] }
    return try notes(buffer, isLast: isLast)
  }

  /// Reads the complete header lines; the first other line ends the header.
  private mutating func readHeader(isLast: Bool) {
    var position = 0
    while position < buffer.count || isLast {
      let rest = buffer[position...].prefix(AnkiHeader.maximumBytes)
      let end = rest.firstIndex(of: 0x0A) ?? (isLast && rest.endIndex == buffer.count ? buffer.count : nil)
      if end == nil, rest.first == UInt8(ascii: "#"), rest.count < AnkiHeader.maximumBytes { break }
      let text = end.map { String(decoding: buffer[position..<$0], as: UTF8.self) } ?? ""
      let line = text.last == "\r" ? String(text.dropLast()) : text
      guard let end, header.read(line) || header.isRemark(line) else {
        isInHeader = false
        break
      }
      position = min(end + 1, buffer.count)
      self.line += 1
    }
    buffer.removeFirst(position)
  }

  /// The most frequent number of columns in the first notes; `nil` while more bytes are needed.
  private func columns(_ form: DelimitedForm, isLast: Bool) -> Int? {
    var scanner = DelimitedScanner(form: form)
    var counts: [Int] = []
    var position = 0
    while position < buffer.count, counts.count < Self.sample, let record = scanner.record(in: buffer, at: position, isLast: isLast) {
      if record.fault == nil, record.fields != [[]] { counts.append(record.fields.count) }
      position = record.end < 0 ? buffer.count : record.end
    }
    guard isLast || counts.count == Self.sample || buffer.count >= Self.sampleLength else { return nil }
    if counts.isEmpty { return isLast || buffer.count > DelimitedScanner.maximumBytes ? 2 : nil }
    return ColumnLayout.commonest(counts)
  }

  private mutating func notes(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    var records = try rows?.read(bytes, isLast: isLast) ?? []
    let tags = header.tags
    for index in records.indices {
      if let columns = records[index].columns, let text = records[index].content?.text, AnkiHeader.isHeader(text) {
        let fault = WordFileFault.columnCount(found: columns.found, expected: columns.expected)
        records[index] = WordFileRecord(line: records[index].line, content: nil, faults: [fault])
      }
      records[index].content?.tags += tags
    }
    return records
  }
}

/// Reads delimited text such as CSV and TSV.
public struct DelimitedReader: WordFileReader {
  private let options: DelimitedOptions
  private var scanner = DelimitedScanner(form: DelimitedForm(delimiter: nil))
  private var layout: ColumnLayout?
  private var buffer: [UInt8] = []
  private var line = 1
  private var isAtStart = true
  /// Whether the rest of a record that is too long is being skipped.
  private var isSkipping = false

  /// The number of bytes for detecting the format.
  private static let sampleLength = 1 << 16

  /// Creates a reader that detects what `options` leave open.
  public init(_ options: DelimitedOptions = DelimitedOptions()) { self.options = options }

  /// Creates a reader for a known format; the first record is on `line`.
  init(_ form: DelimitedForm, _ layout: ColumnLayout?, line: Int) {
    var options = DelimitedOptions()
    options.hasHeader = false
    options.delimiter = form.delimiter.map { String(decoding: $0, as: UTF8.self) }
    self.options = options
    scanner = DelimitedScanner(form: form)
    self.layout = layout
    self.line = line
    isAtStart = false
  }

  public var ignoredColumns: [String] { layout?.ignored ?? [] }

  public mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    buffer += bytes
    if layout == nil, !isLast, buffer.count < Self.sampleLength { return [] }
    if isAtStart, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.removeFirst(3) }
    isAtStart = false
    var position = 0
    if layout == nil { position = try findForm(isLast: isLast) }
    let records = records(from: &position, isLast: isLast)
    buffer.removeFirst(position)
    scanner.forget(position)
    return records
  }

  /// Detects the format and returns the position of the first record with a word.
  private mutating func findForm(isLast: Bool) throws(WordFileError) -> Int {
    var options = options
    var position = 0
    if let named = DelimiterLine(buffer) {
      options.delimiter = options.delimiter ?? named.delimiter
      position = named.end
      line += 1
    }
    let bytes = Array(buffer[position...].prefix(Self.sampleLength))
    let sample = DelimiterSearch(bytes, isLast: isLast && buffer.count - position <= Self.sampleLength, options)
    let form = sample.form
    let first = sample.records(in: form)
    let (layout, hasHeader) = ColumnLayout.of(first, hasHeader: options.hasHeader)
    if options.refusesOtherTexts, !hasHeader, let other = WordListCheck(first, layout) {
      throw .noWordList(example: other.example, separator: other.separator)
    }
    scanner = DelimitedScanner(form: form)
    self.layout = layout
    guard hasHeader else { return position }
    while position < buffer.count, let record = scanner.record(in: buffer, at: position, isLast: isLast) {
      let start = position
      position = record.end < 0 ? buffer.count : record.end
      line += lines(from: start, to: position)
      if record.fields != [[]] { break }
    }
    return position
  }

  private mutating func records(from position: inout Int, isLast: Bool) -> [WordFileRecord] {
    var records: [WordFileRecord] = []
    if isSkipping {
      guard let end = scanner.end(ofLineIn: buffer, at: 0, isLast: isLast) else {
        position = buffer.count
        return []
      }
      isSkipping = false
      line += lines(from: 0, to: end)
      position = end
    }
    while position < buffer.count, let record = scanner.record(in: buffer, at: position, isLast: isLast) {
      if record.fault != nil || !record.isBlank { records.append(content(of: record)) }
      guard record.end >= 0 else {
        isSkipping = true
        position = buffer.count
        break
      }
      line += lines(from: position, to: record.end)
      position = record.end
    }
    return records
  }

  private func content(of record: DelimitedRecord) -> WordFileRecord {
    if let fault = record.fault { return WordFileRecord(line: line, content: nil, faults: [fault]) }
    return RecordCells(record.fields, in: layout ?? ColumnLayout(count: record.fields.count)).record(line: line)
  }

  private func lines(from start: Int, to end: Int) -> Int {
    buffer.withUnsafeBufferPointer { bytes in
      var count = 0
      for position in start..<end {
        if bytes[position] == 0x0A { count += 1 }
        if bytes[position] == 0x0D, position + 1 == end || bytes[position + 1] != 0x0A { count += 1 }
      }
      return count
    }
  }
}

/// Excel's first line that names the separator: `sep=;`.
private struct DelimiterLine {
  let delimiter: String
  /// The start of the next line.
  let end: Int

  init?(_ bytes: [UInt8]) {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard line.count == 5, text.lowercased().hasPrefix("sep="), let sign = text.last, sign != "\"" else { return nil }
    delimiter = String(sign)
    let rest = bytes[line.endIndex...]
    end = line.endIndex + (rest.starts(with: [0x0D, 0x0A]) ? 2 : min(1, rest.count))
  }
}

extension DelimitedRecord {
  /// Whether it is a line of white space.
  fileprivate var isBlank: Bool { fields.count == 1 && fields[0].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

/// Reads a text with columns: CSV, TSV and what is like them.
public struct DelimitedReader: WordFileReader {
  private let options: DelimitedOptions
  private var scanner = DelimitedScanner(form: DelimitedForm(delimiter: nil))
  private var layout: ColumnLayout?
  private var buffer: [UInt8] = []
  private var line = 1
  private var isAtStart = true
  /// Whether the bytes up to the end of the line belong to a record that was too long.
  private var isSkipping = false

  /// So many bytes are looked at to find out the form.
  private static let sampleLength = 1 << 16

  /// A reader of a text of which `options` are known.
  public init(_ options: DelimitedOptions = DelimitedOptions()) { self.options = options }

  /// A reader of records in a known form; the first one stands on `line`.
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

  /// See ``WordFileReader/ignoredColumns``.
  public var ignoredColumns: [String] { layout?.ignored ?? [] }

  /// See ``WordFileReader/read(_:isLast:)``.
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

  /// Finds out the form, and returns where the first record is that holds a word.
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
    let (layout, hasHeader) = ColumnLayout.of(sample.records(in: form), hasHeader: options.hasHeader)
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

/// The first line that Excel writes and reads to say which sign separates the columns: `sep=;`.
private struct DelimiterLine {
  let delimiter: String
  /// Where the next line begins.
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
  /// Whether it is an empty line, or one of nothing but white space.
  fileprivate var isBlank: Bool { fields.count == 1 && fields[0].allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}

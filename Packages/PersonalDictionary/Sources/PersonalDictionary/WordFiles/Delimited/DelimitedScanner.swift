/// A record of a delimited text.
struct DelimitedRecord: Equatable {
  var fields: [[UInt8]] = []
  var fault: WordFileFault?
  /// The start of the next record; negative when it is not known yet.
  var end: Int
}

/// Finds the records in the bytes of a delimited text.
struct DelimitedScanner {
  let form: DelimitedForm
  /// There is no closing quotation mark before this position. It saves searching again for each line with a stray quotation mark.
  private var searchedEnd = 0

  /// Creates a scanner for this format.
  init(form: DelimitedForm) { self.form = form }

  /// The maximum length of a record, in bytes; longer ones are reported as bad.
  static let maximumBytes = 1 << 20

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The record at `start`; `nil` when it is incomplete and more bytes will come.
  mutating func record(in bytes: [UInt8], at start: Int, isLast: Bool) -> DelimitedRecord? {
    let isTooLong = bytes.count - start > Self.maximumBytes
    var record = DelimitedRecord(end: start)
    var position = start
    while true {
      var field: [UInt8] = []
      switch quoted(in: bytes, at: position, isLast: isLast, into: &field) {
      case .none: break
      case .closed(let end): position = end
      case .open(let searched):
        guard isLast || isTooLong || searched < bytes.count else { return nil }
        searchedEnd = max(searchedEnd, searched)
        return failed(.unclosedQuote, in: bytes, at: start, isLast)
      case .spoiled(let searched):
        searchedEnd = max(searchedEnd, searched)
        return failed(.textAfterQuote, in: bytes, at: start, isLast)
      case .unknown: return isTooLong ? failed(.tooLong, in: bytes, at: start, isLast) : nil
      }
      guard let stop = stop(in: bytes, at: position, isLast: isLast) else {
        return isTooLong ? failed(.tooLong, in: bytes, at: start, isLast) : nil
      }
      field += bytes[position..<stop.position]
      record.fields.append(field)
      position = stop.end
      guard stop.isRecord else { continue }
      record.end = position
      return record
    }
  }

  /// Adjusts the positions after the first `count` bytes were dropped.
  mutating func forget(_ count: Int) { searchedEnd = max(0, searchedEnd - count) }

  /// The end of an unreadable line or record; `nil` when more bytes are needed.
  func end(ofLineIn bytes: [UInt8], at start: Int, isLast: Bool) -> Int? {
    if let separator = form.recordSeparator {
      var position = start
      while position < bytes.count {
        if bytes[position...].starts(with: separator) { return position + separator.count }
        position += 1
      }
      return isLast ? bytes.count : nil
    }
    guard let lineEnd = bytes[start...].firstIndex(where: { $0 == Self.lineFeed || $0 == Self.carriageReturn }) else {
      return isLast ? bytes.count : nil
    }
    return self.lineEnd(in: bytes, at: lineEnd, isLast: isLast)
  }

  private func failed(_ fault: WordFileFault, in bytes: [UInt8], at start: Int, _ isLast: Bool) -> DelimitedRecord {
    DelimitedRecord(fault: fault, end: end(ofLineIn: bytes, at: start, isLast: isLast) ?? -1)
  }
}

extension DelimitedScanner {
  private enum Quoted {
    /// The field is not quoted.
    case none
    /// The quoted text ends here.
    case closed(Int)
    /// No closing quotation mark before this position.
    case open(Int)
    /// Text follows the closing quotation mark; the search ended here.
    case spoiled(Int)
    /// More bytes are needed.
    case unknown
  }

  private struct Stop {
    let position: Int
    let end: Int
    let isRecord: Bool
  }

  /// Reads a quoted field; spaces around the quotation marks are ignored.
  private func quoted(in bytes: [UInt8], at start: Int, isLast: Bool, into field: inout [UInt8]) -> Quoted {
    guard form.hasQuotes else { return .none }
    var position = start
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    guard position < bytes.count else { return isLast ? .none : .unknown }
    guard bytes[position] == Self.quote else { return .none }
    let isOneLine = position < searchedEnd
    position += 1
    var mark = position
    while true {
      mark = nextMark(in: bytes, at: position, isOneLine: isOneLine)
      guard mark < bytes.count, bytes[mark] == Self.quote else { return .open(mark) }
      field += bytes[position..<mark]
      guard mark + 1 < bytes.count || isLast else { return .unknown }
      guard mark + 1 < bytes.count, bytes[mark + 1] == Self.quote else {
        position = mark + 1
        break
      }
      field.append(Self.quote)
      position = mark + 2
    }
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    guard let stop = stop(in: bytes, at: position, isLast: isLast) else { return .unknown }
    return stop.position == position ? .closed(position) : .spoiled(mark)
  }

  /// The next quotation mark, the end of the bytes or, for a field of one line, the end of the line.
  private func nextMark(in bytes: [UInt8], at start: Int, isOneLine: Bool) -> Int {
    let rest = bytes[start...]
    guard isOneLine else { return rest.firstIndex(of: Self.quote) ?? bytes.count }
    guard let separator = form.recordSeparator else {
      return rest.firstIndex { $0 == Self.quote || $0 == Self.lineFeed || $0 == Self.carriageReturn } ?? bytes.count
    }
    return rest.indices.first { bytes[$0] == Self.quote || bytes[$0...].starts(with: separator) } ?? bytes.count
  }

  /// The next separator.
  private func stop(in bytes: [UInt8], at start: Int, isLast: Bool) -> Stop? {
    let (delimiter, separator) = (form.delimiter, form.recordSeparator)
    let (firstOfDelimiter, firstOfSeparator) = (delimiter?.first, separator?.first)
    return bytes.withUnsafeBufferPointer { buffer in
      var position = start
      // A separator of several bytes may be cut off at the end.
      let limit = isLast ? buffer.count : buffer.count - max(delimiter?.count ?? 1, separator?.count ?? 1) + 1
      while position < limit {
        let byte = buffer[position]
        if byte == firstOfDelimiter, let delimiter, matches(delimiter, buffer, position) {
          return Stop(position: position, end: position + delimiter.count, isRecord: false)
        }
        if let separator {
          if byte == firstOfSeparator, matches(separator, buffer, position) {
            return Stop(position: position, end: position + separator.count, isRecord: true)
          }
        } else if byte == Self.lineFeed {
          return Stop(position: position, end: position + 1, isRecord: true)
        } else if byte == Self.carriageReturn {
          if position + 1 == buffer.count, !isLast { return nil }
          let isPair = position + 1 < buffer.count && buffer[position + 1] == Self.lineFeed
          return Stop(position: position, end: position + (isPair ? 2 : 1), isRecord: true)
        }
        position += 1
      }
      return isLast ? Stop(position: position, end: position, isRecord: true) : nil
    }
  }

  private func matches(_ pattern: [UInt8], _ buffer: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    guard position + pattern.count <= buffer.count else { return false }
    for index in pattern.indices where buffer[position + index] != pattern[index] { return false }
    return true
  }

  private func lineEnd(in bytes: [UInt8], at position: Int, isLast: Bool) -> Int? {
    guard bytes[position] == Self.carriageReturn else { return position + 1 }
    guard position + 1 < bytes.count else { return isLast ? position + 1 : nil }
    return position + (bytes[position + 1] == Self.lineFeed ? 2 : 1)
  }
}

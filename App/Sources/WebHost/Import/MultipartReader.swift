/// Reads a form with files (`multipart/form-data`, RFC 7578) piece by piece, as it arrives.
struct MultipartReader {
  enum Event: Equatable {
    /// The next part begins.
    case part(name: String, fileName: String?)
    /// Bytes of this part.
    case bytes([UInt8])
    case end
  }

  struct Malformed: Error {}

  private enum State {
    case content
    case afterDelimiter
    case headers
    case end
  }

  private let delimiter: [UInt8]
  private var buffer: [UInt8] = Array("\r\n".utf8)
  private var state = State.content
  /// Bytes before the first part are not content.
  private var hasPart = false

  private static let longestHeaders = 16_384

  /// - Parameter contentType: The header, which names the delimiter; `nil` is returned when it does not.
  init?(contentType: String) {
    let parameters = contentType.split(separator: ";").map { $0.drop { $0 == " " } }
    guard parameters.first?.lowercased() == "multipart/form-data",
      let boundary = parameters.first(where: { $0.lowercased().hasPrefix("boundary=") })?.dropFirst("boundary=".count)
    else { return nil }
    let name = boundary.filter { $0 != "\"" }
    guard !name.isEmpty, name.utf8.count <= 70 else { return nil }
    delimiter = Array("\r\n--\(name)".utf8)
  }

  var isAtEnd: Bool { state == .end }

  mutating func read(_ bytes: some Collection<UInt8>) throws -> [Event] {
    buffer += bytes
    var events: [Event] = []
    while try step(&events) {}
    return events
  }

  /// - Returns: Whether there may be more in the buffer.
  private mutating func step(_ events: inout [Event]) throws -> Bool {
    switch state {
    case .content: return content(&events)
    case .afterDelimiter:
      guard buffer.count >= 2 else { return false }
      if buffer.starts(with: "--".utf8) {
        state = .end
        events.append(.end)
        return false
      }
      guard buffer.starts(with: "\r\n".utf8) else { throw Malformed() }
      buffer.removeFirst(2)
      state = .headers
      return true
    case .headers:
      guard let end = buffer.place(of: Array("\r\n\r\n".utf8)) else {
        guard buffer.count <= Self.longestHeaders else { throw Malformed() }
        return false
      }
      events.append(try Self.part(String(decoding: buffer[..<end], as: UTF8.self)))
      buffer.removeFirst(end + 4)
      (state, hasPart) = (.content, true)
      return true
    case .end:
      buffer = []
      return false
    }
  }

  private mutating func content(_ events: inout [Event]) -> Bool {
    let end = buffer.place(of: delimiter)
    // The beginning of a delimiter may be at the end of what has arrived.
    let length = end ?? max(0, buffer.count - delimiter.count + 1)
    if hasPart, length > 0 { events.append(.bytes(Array(buffer[..<length]))) }
    buffer.removeFirst(length + (end == nil ? 0 : delimiter.count))
    if end != nil { state = .afterDelimiter }
    return end != nil
  }

  private static func part(_ headers: String) throws -> Event {
    for line in headers.split(separator: "\r\n") where line.lowercased().hasPrefix("content-disposition:") {
      guard let name = value(of: "name", in: line) else { break }
      return .part(name: name, fileName: value(of: "filename", in: line))
    }
    throw Malformed()
  }

  /// Browsers write a quotation mark in a value as `%22`.
  private static func value(of parameter: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: "; \(parameter)=\"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" }).replacing("%22", with: "\"")
  }
}

extension [UInt8] {
  /// The first place of `bytes`.
  fileprivate func place(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    var place = 0
    let last = count - bytes.count
    while place <= last, let next = self[place...last].firstIndex(of: first) {
      if self[next..<next + bytes.count].elementsEqual(bytes) { return next }
      place = next + 1
    }
    return nil
  }
}

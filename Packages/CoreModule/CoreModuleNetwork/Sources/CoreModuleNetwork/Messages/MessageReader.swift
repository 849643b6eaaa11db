/// Decodes the fields of a message in the order in which they were written.
struct MessageReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(DamagedMessage) -> Int {
    guard rest.count >= 8 else { throw DamagedMessage() }
    let value = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    guard let number = Int(exactly: Int64(bitPattern: value)) else { throw DamagedMessage() }
    return number
  }

  mutating func bytes() throws(DamagedMessage) -> [UInt8] {
    let count = try number()
    guard count >= 0, count <= rest.count else { throw DamagedMessage() }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func text() throws(DamagedMessage) -> String { String(decoding: try bytes(), as: UTF8.self) }

  mutating func headers() throws(DamagedMessage) -> [String: String] {
    var headers: [String: String] = [:]
    for _ in 0..<max(0, try number()) { headers[try text()] = try text() }
    return headers
  }
}

/// The bytes are not a complete message.
struct DamagedMessage: Error {}

/// Reads numbers whose lowest byte comes first.
struct LittleEndianReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  /// The number in the next bytes, eight at most.
  mutating func next(_ count: Int) -> Int? {
    read(count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func skip(_ count: Int) -> Bool { read(count) != nil }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  mutating func append(_ number: Int, bytes: Int) {
    for place in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}

/// A line, or a part of one that is too long to be in memory as a whole.
struct TextLine {
  /// Its bytes without its end.
  let bytes: ArraySlice<UInt8>
  /// Whether it continues the part before it.
  let isContinued: Bool
  /// Whether the line ends with it.
  let isComplete: Bool

  /// Its bytes without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }
}

/// Divides pieces into lines, which end with LF, CR LF or CR.
struct LineDivider {
  private var rest: [UInt8] = []
  private var isContinued = false
  private var endedInReturn = false

  private static let maximumBytes = 1 << 16
  // Computed, because this is asked of each byte.
  private static var feed: UInt8 { 0x0A }
  private static var carriageReturn: UInt8 { 0x0D }

  mutating func divide(_ piece: [UInt8], isLast: Bool, _ take: (TextLine) -> Void) {
    var start = 0
    if endedInReturn, let first = piece.first {
      endedInReturn = false
      if first == Self.feed { start = 1 }
    }
    while let end = Self.end(in: piece, from: start) {
      give(piece[start..<end], isComplete: true, to: take)
      start = end + 1
      guard piece[end] == Self.carriageReturn else { continue }
      if start == piece.count { endedInReturn = true } else if piece[start] == Self.feed { start += 1 }
    }
    rest += piece[start...]
    if isLast {
      if !rest.isEmpty || isContinued { give([], isComplete: true, to: take) }
    } else if rest.count > Self.maximumBytes {
      give([], isComplete: false, to: take)
    }
  }

  private mutating func give(_ bytes: ArraySlice<UInt8>, isComplete: Bool, to take: (TextLine) -> Void) {
    let line = rest.isEmpty ? bytes : rest[...] + bytes
    take(TextLine(bytes: line, isContinued: isContinued, isComplete: isComplete))
    if !rest.isEmpty { rest = [] }
    isContinued = !isComplete
  }

  private static func end(in piece: [UInt8], from start: Int) -> Int? {
    piece.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == feed || bytes[index] == carriageReturn { return index }
        index += 1
      }
      return nil
    }
  }
}

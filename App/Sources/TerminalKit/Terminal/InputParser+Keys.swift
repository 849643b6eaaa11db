extension InputParser {
  /// The result of parsing the beginning of the input. The numbers are lengths in bytes.
  enum Step: Equatable {
    case key(Key, Int)
    /// The start of a bracketed paste.
    case pasteStart(Int)
    /// Bytes to ignore.
    case nothing(Int)
    /// More bytes are needed.
    case incomplete
  }

  static func step(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    switch first {
    case escape: return escaped(bytes)
    case 0x0D, 0x0A: return .key(.enter, 1)
    case 0x09: return .key(.tab, 1)
    case 0x08, 0x7F: return .key(.backspace, 1)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0x1F: return .key(.control("_"), 1)
    case 0x00...0x1F: return .nothing(1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let part = bytes.prefix(length)
    let isBroken = part.dropFirst().contains { $0 & 0xC0 != 0x80 }
    if !isBroken, part.count < length, first >= 0xC2, first <= 0xF4 { return .incomplete }
    guard !isBroken, let text = String(validating: part, as: UTF8.self), let character = text.first else {
      return .key(.character("\u{FFFD}"), 1)
    }
    // Ignore the control characters of Latin 1.
    if character.unicodeScalars.allSatisfy({ (0x80...0x9F).contains($0.value) }) { return .nothing(length) }
    return .key(.character(character), length)
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> Step {
    guard let second = bytes.dropFirst().first else { return .incomplete }
    switch second {
    case UInt8(ascii: "["): return sequence(bytes)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return .incomplete }
      guard (0x40...0x7E).contains(final) else { return .nothing(2) }
      return named(final, []).map { .key($0, 3) } ?? .nothing(3)
    case escape, 0x00...0x1F, 0x7F: return .key(.escape, 1)
    default:
      switch character(bytes.dropFirst()) {
      case .key(.character(let character), let length): return .key(.alt(character), length + 1)
      case .nothing(let length): return .nothing(length + 1)
      case .incomplete: return .incomplete
      default: return .key(.escape, 1)
      }
    }
  }

  /// A control sequence: `ESC [`, parameters, intermediate bytes, a final byte (ECMA-48).
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Step {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return body.count > 64 ? .nothing(bytes.count) : .incomplete
    }
    let length = end - bytes.startIndex + 1
    let final = body[end]
    guard (0x40...0x7E).contains(final) else { return .nothing(length - 1) }
    let isMouse = body.first == UInt8(ascii: "<")
    let parameters = isMouse ? body[..<end].dropFirst() : body[..<end]
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    if isMouse { return MouseEvent(sgr: numbers, final: final).map { .key(.mouse($0), length) } ?? .nothing(length) }
    if final == UInt8(ascii: "~"), numbers.first == 200 { return .pasteStart(length) }
    return named(final, numbers).map { .key($0, length) } ?? .nothing(length)
  }

  private static func named(_ final: UInt8, _ numbers: [Int]) -> Key? {
    switch final {
    case UInt8(ascii: "A"): isShifted(numbers) ? .shiftUp : .up
    case UInt8(ascii: "B"): isShifted(numbers) ? .shiftDown : .down
    case UInt8(ascii: "C"): isControl(numbers) ? .controlRight : .right
    case UInt8(ascii: "D"): isControl(numbers) ? .controlLeft : .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 0x4F)
    case UInt8(ascii: "M"): numbers.isEmpty ? .enter : nil
    case UInt8(ascii: "~"): numbered(numbers.first ?? 0)
    default: nil
    }
  }

  /// Whether Shift was held, alone: `CSI 1 ; 2 A`.
  private static func isShifted(_ numbers: [Int]) -> Bool { numbers == [1, 2] }

  /// Whether Ctrl was held, alone: `CSI 1 ; 5 C`.
  private static func isControl(_ numbers: [Int]) -> Bool { numbers == [1, 5] }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}

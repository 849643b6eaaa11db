extension TOMLKeyReader {
  /// Skips a value, which may take several lines where brackets or quotes are open.
  ///
  /// The library crashes on some invalid texts, such as `[}` and `2026-01-01 3`; these are rejected.
  ///
  /// - Returns: The UTF-8 offsets of the value.
  mutating func value() -> Range<Int> {
    skipSpaces()
    let start = position
    var end = start
    var nesting = TOMLNesting()
    while let byte = next, byte != 0x0A || nesting.isOpen {
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20: step()
      case UInt8(ascii: "#"): skipLine()
      default:
        let isKey = nesting.expectsKey
        guard nesting.take(byte) else {
          refuse(at: position)
          break
        }
        readToken(byte, isKey: isKey)
        end = position
      }
    }
    return start..<end
  }

  private mutating func readToken(_ byte: UInt8, isKey: Bool) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = quoted()
    case _ where "[]{},=".utf8.contains(byte): step()
    case _ where isKey: _ = key()
    default: readBareValue()
    }
  }

  /// A number, a Boolean or a date-time, which may have a space between date and time.
  private mutating func readBareValue() {
    let start = position
    let ends = " \t\r\n,]}#="
    let word = word(until: ends)
    guard TOMLMoment.looksLikeOne(word) else {
      if !word.utf8.allSatisfy(Self.isBare) { refuse(at: start) }
      return
    }
    guard TOMLMoment.isOne(word) else { return refuse(at: start) }
    guard TOMLMoment.isDay(word), next == 0x20 else { return }
    step()
    if let next, (0x30...0x39).contains(next), !TOMLMoment.isOne(word + "T" + self.word(until: ends)) { refuse(at: start) }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "+-._".utf8.contains(byte)
  }
}

/// The open brackets of a value, and what may come next.
struct TOMLNesting {
  private var open: [UInt8] = []
  private(set) var expectsKey = false
  private var expectsValue = true

  private static let maximumLevels = 64

  var isOpen: Bool { !open.isEmpty }

  /// Processes the first byte of the next token.
  ///
  /// - Returns: Whether the token is allowed there.
  mutating func take(_ byte: UInt8) -> Bool {
    let list = UInt8(ascii: "[")
    let table = UInt8(ascii: "{")
    switch byte {
    case list, table:
      guard expectsValue, open.count < Self.maximumLevels else { return false }
      open.append(byte)
      (expectsValue, expectsKey) = (byte == list, byte == table)
    case UInt8(ascii: "]"):
      guard open.popLast() == list else { return false }
      expectsValue = false
    case UInt8(ascii: "}"):
      guard !expectsValue, open.popLast() == table else { return false }
      expectsKey = false
    case UInt8(ascii: ","):
      guard !expectsValue, !expectsKey, let last = open.last else { return false }
      (expectsValue, expectsKey) = (last == list, last == table)
    case UInt8(ascii: "="):
      guard expectsKey else { return false }
      (expectsValue, expectsKey) = (true, false)
    default:
      guard expectsValue || expectsKey else { return false }
      expectsValue = false
    }
    return true
  }
}

/// Recognises TOML dates and times.
enum TOMLMoment {
  private static let day = "0000-00-00"

  /// Whether the library would parse the word as a date or time.
  static func looksLikeOne(_ word: String) -> Bool {
    word.contains(":") || shape(word.filter { $0 != "_" }).hasPrefix("0000-")
  }

  static func isDay(_ word: String) -> Bool { shape(word) == day }

  static func isOne(_ word: String) -> Bool {
    var rest = shape(word)[...]
    let hasDay = rest.hasPrefix(day)
    if hasDay {
      rest = rest.dropFirst(day.count)
      guard let separator = rest.popFirst() else { return true }
      guard "Tt".contains(separator) else { return false }
    }
    guard rest.hasPrefix("00:00:00") else { return false }
    rest = rest.dropFirst(8)
    if rest.first == "." {
      rest = rest.dropFirst()
      guard rest.first == "0" else { return false }
      rest = rest.drop { $0 == "0" }
    }
    return rest.isEmpty || hasDay && ["Z", "z", "+00:00", "-00:00"].contains(rest)
  }

  /// Replaces each digit by a zero.
  private static func shape(_ word: String) -> String {
    String(decoding: word.utf8.map { (0x30...0x39).contains($0) ? 0x30 : $0 }, as: UTF8.self)
  }
}

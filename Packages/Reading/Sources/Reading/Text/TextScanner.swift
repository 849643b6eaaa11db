/// Finds words and sentences in valid UTF-8, in one pass.
struct TextScanner {
  private(set) var words: [TextToken] = []
  private(set) var sentences: [Range<Int>] = []

  /// A longer run of letters is no word, but data, or a script without spaces.
  private static let longestWord = 256

  let bytes: UnsafeBufferPointer<UInt8>
  private let classes: [TextCharacter]
  private let abbreviations: Abbreviations
  private var position = 0
  /// Where the sentence begins; `nil` between two.
  private var sentenceStart: Int?
  /// The end of what the sentence has so far, without spaces.
  private var sentenceEnd = 0
  /// Whether a capital at the next word would say nothing.
  private var isOpening = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ abbreviations: Abbreviations) {
    self.bytes = bytes
    self.abbreviations = abbreviations
    classes = TextCharacter.ascii
    words.reserveCapacity(bytes.count / 6)
  }

  mutating func scan() {
    while position < bytes.count {
      let (character, length) = character(at: position)
      if character != .space, sentenceStart == nil { sentenceStart = position }
      switch character {
      case .lowercaseLetter, .uppercaseLetter: scanWord()
      case .digit: skipWord()
      case .terminator: scanEnd()
      case .space:
        position += length
        continue
      case .opener, .hyphen, .apostrophe:
        // Inside a line, a hyphen or an apostrophe may precede a word like any other character.
        if character == .opener || position == sentenceStart { isOpening = true }
        position += length
      case .other where bytes[position] == UInt8(ascii: "/") && isAfterSpace && isLetter(at: position + 1),
        .other where bytes[position] == UInt8(ascii: "@"):
        skipToSpace()
      case .mark, .closer, .other: position += length
      }
      sentenceEnd = position
    }
    endSentence()
  }

  /// The class of the character at `position`, and its bytes.
  @inline(__always)
  func character(at position: Int) -> (TextCharacter, Int) {
    let byte = bytes[position]
    if byte < 0x80 { return (classes[Int(byte)], 1) }
    return manyByteCharacter(at: position)
  }

  private func manyByteCharacter(at position: Int) -> (TextCharacter, Int) {
    let byte = bytes[position]
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard position + length <= bytes.count else { return (.other, bytes.count - position) }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value) else { return (.other, length) }
    return (TextCharacter(scalar), length)
  }

  private func isLetter(at position: Int) -> Bool { position < bytes.count && character(at: position).0.isLetter }

  private var isAfterSpace: Bool { position == 0 || bytes[position - 1] <= 0x20 }
}

extension TextScanner {
  /// Reads a word; `position` is at its first letter.
  private mutating func scanWord() {
    let start = position
    var traits: TextToken.Traits = character(at: start).0 == .uppercaseLetter ? .capitalized : []
    var (letters, capitals) = (0, 0)
    var end = start
    scanning: while position < bytes.count {
      let (character, length) = character(at: position)
      switch character {
      case .lowercaseLetter: letters += 1
      case .uppercaseLetter: (letters, capitals) = (letters + 1, capitals + 1)
      case .mark: break
      case .apostrophe, .hyphen:
        guard isLetter(at: position + length) else { break scanning }
        traits.insert(.jointed)
      case .digit: return skipWord()
      default: break scanning
      }
      position += length
      end = position
    }
    guard end - start <= Self.longestWord else { return }
    if isAddress(from: start) { return skipToSpace() }
    if capitals == letters, letters > 1 { traits.insert(.uppercase) }
    if isOpening { traits.insert(.opensSentence) }
    isOpening = false
    words.append(TextToken(start..<end, sentence: sentences.count, traits: traits))
  }

  /// Skips a number, or a word with digits.
  private mutating func skipWord() {
    while position < bytes.count {
      let (character, length) = character(at: position)
      guard character.isLetter || character == .digit || character == .mark else { break }
      position += length
    }
    isOpening = false
  }

  /// Skips an address, and takes the words back that were its beginning.
  private mutating func skipToSpace() {
    let end = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    var begin = end
    while begin > 0, bytes[begin - 1] > 0x20, begin > (sentenceStart ?? 0) { begin -= 1 }
    while let last = words.last, last.range.lowerBound >= begin { words.removeLast() }
    isOpening = false
    // The full stop behind an address ends the sentence.
    if position > end, bytes[position - 1] == UInt8(ascii: ".") { position -= 1 }
  }

  /// Whether the word that ends at `position` is the beginning of an address, of the name of a file or of an identifier.
  private func isAddress(from start: Int) -> Bool {
    guard position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    switch bytes[position] {
    case UInt8(ascii: "@"), UInt8(ascii: "_"): return next < 0x80 && (isLetter(at: position + 1) || isDigit(next))
    case UInt8(ascii: ":"): return next == UInt8(ascii: "/") && position + 2 < bytes.count && bytes[position + 2] == next
    case UInt8(ascii: "."):
      guard position - start > 1, isLowercase(next), position + 2 < bytes.count else { return false }
      return isLowercase(bytes[position + 2]) || isDigit(bytes[position + 2])
    default: return false
    }
  }

  private func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension TextScanner {
  /// Reads full stops and the like, and ends the sentence if they do.
  private mutating func scanEnd() {
    let start = position
    while position < bytes.count {
      let (character, length) = character(at: position)
      guard character == .terminator || character == .closer || isQuote(character) else { break }
      position += length
    }
    includeSpacedQuote()
    sentenceEnd = position
    if isStop(start), dropInitial(before: start) { return }
    guard position == bytes.count || character(at: position).0 == .space else {
      isOpening = isOpening || bytes[start] != UInt8(ascii: ".")
      return
    }
    if isStop(start), isAbbreviated(before: start) { return }
    if continuesInLowercase() { return }
    endSentence()
  }

  /// Whether this is a quotation mark that closes in some languages and opens in others.
  private func isQuote(_ character: TextCharacter) -> Bool {
    if character == .apostrophe || bytes[position] == UInt8(ascii: "\"") { return true }
    guard character == .opener, position + 1 < bytes.count else { return false }
    return bytes[position] == 0xE2 || (bytes[position] == 0xC2 && bytes[position + 1] == 0xAB)
  }

  /// Takes the French closing mark in, which has a space before it.
  private mutating func includeSpacedQuote() {
    var next = position
    while next < bytes.count, next - position < 4, case (.space, let length) = character(at: next) { next += length }
    guard next > position, next + 1 < bytes.count, bytes[next] == 0xC2, bytes[next + 1] == 0xBB else { return }
    // Elsewhere this mark opens, with a word right behind it.
    guard next + 2 == bytes.count || !isLetter(at: next + 2) else { return }
    position = next + 2
  }

  private mutating func endSentence() {
    if let start = sentenceStart { sentences.append(start..<max(start, sentenceEnd)) }
    (sentenceStart, isOpening) = (nil, true)
  }

  /// Whether this is a single full stop.
  private func isStop(_ start: Int) -> Bool { position == start + 1 && bytes[start] == UInt8(ascii: ".") }

  /// Takes the letter before a full stop back when it is an initial: *А. С. Пушкин*, whose *С* is not the preposition.
  private mutating func dropInitial(before stop: Int) -> Bool {
    guard let last = words.last, last.range.upperBound == stop, last.traits.contains(.capitalized),
      last.range.count == character(at: last.range.lowerBound).1
    else { return false }
    let letter = String(decoding: UnsafeBufferPointer(rebasing: bytes[last.range]), as: UTF8.self)
    var next = position
    while next < min(bytes.count, position + 4), case (.space, let length) = character(at: next) { next += length }
    guard abbreviations.contains(letter, isCapitalized: true), next < bytes.count, character(at: next).0 == .uppercaseLetter else {
      return false
    }
    words.removeLast()
    return true
  }

  /// Whether the full stop belongs to an abbreviation, an initial or a German ordinal number.
  private func isAbbreviated(before stop: Int) -> Bool {
    if stop > 0, isDigit(bytes[stop - 1]) {
      let begin = bytes[..<stop].lastIndex { !isDigit($0) }.map { $0 + 1 } ?? 0
      return abbreviations.hasOrdinals && stop - begin <= 2
    }
    guard let last = words.last, last.range.upperBound == stop else { return false }
    let word = String(decoding: UnsafeBufferPointer(rebasing: bytes[last.range]), as: UTF8.self)
    return abbreviations.contains(word, isCapitalized: last.traits.contains(.capitalized))
  }

  /// Whether the next word begins with a lower-case letter, so that the sentence goes on.
  private func continuesInLowercase() -> Bool {
    var next = position
    // What is between two sentences is short; a longer run is not searched again and again.
    while next < min(bytes.count, position + 16) {
      let (character, length) = character(at: next)
      switch character {
      case .lowercaseLetter: return !isCaseless(at: next)
      case .space, .hyphen, .apostrophe, .mark, .closer: next += length
      case .opener where bytes[next] != UInt8(ascii: "*") && bytes[next] != UInt8(ascii: "#"): next += length
      default: return false
      }
    }
    return false
  }

  /// Whether the letter here belongs to a script without capitals: all of these are behind the Greek, Cyrillic, Armenian letters.
  private func isCaseless(at position: Int) -> Bool { bytes[position] >= 0xD7 && bytes[position] != 0xE1 }
}

import Foundation

/// Assembles words of any script from the bytes of a text.
struct WordAssembler {
  /// The effect of a byte.
  enum Step {
    /// The word may continue.
    case inside
    /// The word ends, unless it is empty, at white space or the apostrophe of an elision.
    case end
  }

  private var scalars: ScalarSpelling
  private let spelling: WordSpelling
  private var decoder = UTF8Decoder()
  private var scalarStart = 0
  /// The letters so far.
  private(set) var word: [UInt8] = []
  private var wordStart = 0
  private var isComposed = true
  private var owesApostrophe = false

  init(_ spelling: WordSpelling) {
    self.spelling = spelling
    scalars = ScalarSpelling(spelling)
  }

  /// Whether neither a word nor a scalar has begun.
  var isIdle: Bool { word.isEmpty && !decoder.isInside }

  /// Adds the byte at `offset` of the text.
  mutating func take(_ byte: UInt8, at offset: Int) throws(TextFault) -> Step {
    if !decoder.isInside { scalarStart = offset }
    switch decoder.take(byte) {
    case .incomplete: return .inside
    case .invalid: throw .notUTF8(offset: scalarStart)
    case .scalar(let value): return try take(scalar: value)
    }
  }

  /// Ends the text.
  func end() throws(TextFault) {
    if decoder.isInside { throw .notUTF8(offset: scalarStart) }
  }

  /// Passes the word in normal form C to `use` and starts a new one.
  mutating func finishWord(_ use: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !isComposed { word = Array(String(decoding: word, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8) }
    if !word.isEmpty { word.withUnsafeBufferPointer(use) }
    word.removeAll(keepingCapacity: true)
    (isComposed, owesApostrophe) = (true, false)
  }

  private mutating func take(scalar value: UInt32) throws(TextFault) -> Step {
    switch scalars.role(of: value) {
    case .space: return .end
    case .nothing: break
    case .apostrophe:
      if spelling.isElision(word) { return .end }
      owesApostrophe = spelling.keepsApostrophes && !word.isEmpty
    case .letter(var bytes, let count):
      beginLetter()
      for _ in 0..<count {
        word.append(UInt8(truncatingIfNeeded: bytes))
        bytes >>= 8
      }
    case .special:
      beginLetter()
      guard let scalar = Unicode.Scalar(value) else { break }
      word.append(contentsOf: spelling.letterCase.mapping(of: scalar).utf8)
      isComposed = false
    }
    guard word.count <= RootCounter.maximumWordBytes else { throw .wordTooLong(offset: wordStart) }
    return .inside
  }

  private mutating func beginLetter() {
    if word.isEmpty { wordStart = scalarStart }
    if owesApostrophe { word.append(UInt8(ascii: "'")) }
    owesApostrophe = false
  }
}

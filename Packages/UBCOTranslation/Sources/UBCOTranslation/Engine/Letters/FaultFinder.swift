/// Follows a text scalar by scalar to say where its first fault is.
struct FaultFinder {
  private(set) var fault: TextFault?
  /// Where the next scalar stands.
  private(set) var position: TextPosition
  /// The vowel that stands alone so far, and where its run began.
  private var single: (vowel: UInt8, start: TextPosition)?
  private var runStart: (vowel: UInt8, start: TextPosition)?
  private let expectsDoubles: Bool

  init(from position: TextPosition, expectingDoubles: Bool) {
    self.position = position
    expectsDoubles = expectingDoubles
  }

  /// A letter that is a character of its own.
  mutating func addLetter(_ letter: UInt8) {
    defer { position.column += 1 }
    guard expectsDoubles else { return }
    guard Letters.isVowel(letter) else { return endRun() }
    if runStart?.vowel != letter {
      endRun()
      runStart = (letter, position)
    }
    single = single == nil ? runStart : nil
  }

  /// Anything else.
  mutating func addOther(_ byte: UInt8, attaches: Bool) {
    endRun()
    if byte == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1)
    } else if !attaches {
      position.column += 1
    }
  }

  /// Bytes that are no text.
  mutating func addInvalid() {
    endRun()
    report(.notUTF8, at: position)
    position.column += 1
  }

  /// The end of the text.
  mutating func endRun() {
    if let single { report(.oddVowels(Character(Unicode.Scalar(single.vowel))), at: single.start) }
    single = nil
    runStart = nil
  }

  mutating func report(_ kind: TextFault.Kind, at position: TextPosition) {
    if fault == nil { fault = TextFault(kind, at: position) }
  }
}

import CoreModule
import CoreModuleTesting

/// Reproducible random texts.
struct RandomTexts: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Pieces that have their own rules somewhere: letters in both cases, digits, what joins words, white space, marks, other scripts.
  static let pieces: [String] =
    "abcdeiouzAEIOUZBxy".map(String.init) + [
      "0", "1", "9", "12", " ", " ", " ", "\n", "\r\n", "\t", "_", "__", ".", ",", "'", "\"", ":", ";", "-", "!",
    ]
    + ["é", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{600}", "\u{212A}", "ß", "ç", "\u{FF21}", "\u{FF11}", "\0"]
    + ["Привет", "д", "你好", "世", "界", "の", "ひら", "カタ", "カ", "ー", "ไทย", "คน", "한국", "א", "ש", "ع", "़", "क्", "๑"]
    + ["🙂", "👩\u{200D}👩\u{200D}👧", "🇩🇪", "Ⓜ", "ℹ", "〇", "々", "\u{1F3FD}", "UBCO ", "aa", "oo", "\u{FEFF}"]

  mutating func text(_ most: Int = 12) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...most, using: &self) { text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &self)] }
    return text
  }

  /// A text of words and signs of ASCII.
  mutating func ascii(_ count: Int) -> [UInt8] {
    let signs = Array("aeiouAEIOUbcdxyzBZ019_.,':;\"-  \n".utf8)
    return (0..<count).map { _ in signs[Int.random(in: 0..<signs.count, using: &self)] }
  }

  /// Bytes of which many are not UTF-8.
  mutating func bytes(_ count: Int) -> [UInt8] {
    let odd: [UInt8] = [0x00, 0x80, 0xBF, 0xC0, 0xC3, 0xA9, 0xE4, 0xBD, 0xA0, 0xED, 0xF0, 0x9F, 0x99, 0x82, 0xFF, 0xCC, 0x81]
    return (0..<count).map { _ in
      Bool.random(using: &self)
        ? odd[Int.random(in: 0..<odd.count, using: &self)] : Array("aAbz1 _'".utf8)[Int.random(in: 0..<8, using: &self)]
    }
  }
}

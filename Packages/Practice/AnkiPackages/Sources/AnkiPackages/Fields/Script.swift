/// The scripts by which texts of two languages are distinguished.
enum Script: CaseIterable {
  case latin, cyrillic, greek, hebrew, arabic, devanagari, thai, georgian, armenian, hangul, kana, han

  /// The scripts in which a language is written; Latin for languages that are not listed.
  static func of(language: String) -> Set<Script> { languages[language.lowercased()] ?? [.latin] }

  /// The script of most letters of a text; `nil` when it has no letters of these scripts.
  init?(of text: String) {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if let script = Script.allCases.first(where: { $0.ranges.contains { $0.contains(scalar.value) } }) { counts[script, default: 0] += 1 }
    }
    // Any kana means Japanese.
    if counts[.kana] != nil, counts[.han] != nil { counts[.kana] = counts.values.reduce(0, +) }
    guard let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    self = most.key
  }

  private static let languages: [String: Set<Script>] = [
    "ru": [.cyrillic], "uk": [.cyrillic], "be": [.cyrillic], "bg": [.cyrillic], "mk": [.cyrillic], "kk": [.cyrillic],
    "sr": [.cyrillic, .latin],
    "el": [.greek], "he": [.hebrew], "yi": [.hebrew], "ar": [.arabic], "fa": [.arabic], "ur": [.arabic], "hi": [.devanagari],
    "th": [.thai], "ka": [.georgian], "hy": [.armenian], "ko": [.hangul, .han], "ja": [.kana, .han], "zh": [.han],
  ]

  private var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .latin: [0x41...0x5A, 0x61...0x7A, 0xAA...0xAA, 0xBA...0xBA, 0xC0...0x24F, 0x1E00...0x1EFF]
    case .cyrillic: [0x400...0x52F]
    case .greek: [0x370...0x3FF, 0x1F00...0x1FFF]
    case .hebrew: [0x590...0x5FF]
    case .arabic: [0x600...0x6FF, 0x750...0x77F]
    case .devanagari: [0x900...0x97F]
    case .thai: [0xE00...0xE7F]
    case .georgian: [0x10A0...0x10FF]
    case .armenian: [0x530...0x58F]
    case .hangul: [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]
    case .kana: [0x3040...0x30FF]
    case .han: [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3134F]
    }
  }
}

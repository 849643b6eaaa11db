/// What kind of word a row of the dictionary is about.
///
/// The position in `allCases` is the code in the binary file: new cases go to the end.
public enum PartOfSpeech: String, CaseIterable, Sendable {
  /// The open classes, and the closed ones.
  case noun, verb, adjective, adverb, pronoun, preposition, conjunction, interjection, numeral, particle, article, determiner
  /// A name: of a country, a city, a person.
  case properNoun = "proper-noun"
  /// What is no single word, or only a part of one.
  case phrase, prefix, suffix, abbreviation, symbol

  /// The English term as a reader sees it: `proper noun`.
  public var term: String { self == .properNoun ? "proper noun" : rawValue }

  /// The code in the binary file.
  var code: UInt8 { UInt8(PartOfSpeech.allCases.firstIndex(of: self) ?? 0) }

  /// The part of speech with this code, or `nil` in a damaged file.
  init?(code: UInt8) {
    guard PartOfSpeech.allCases.indices.contains(Int(code)) else { return nil }
    self = PartOfSpeech.allCases[Int(code)]
  }
}

/// The part of speech of a row.
///
/// The position in `allCases` is the code in the binary file, so new cases go to the end.
public enum PartOfSpeech: String, CaseIterable, Sendable {
  /// The word classes.
  case noun, verb, adjective, adverb, pronoun, preposition, conjunction, interjection, numeral, particle, article, determiner
  /// A name: of a country, a city, a person.
  case properNoun = "proper-noun"
  /// Items that are not single words.
  case phrase, prefix, suffix, abbreviation, symbol

  /// The English term for display: `proper noun`.
  public var term: String { self == .properNoun ? "proper noun" : rawValue }

  /// The code in the binary file.
  var code: UInt8 { UInt8(PartOfSpeech.all.firstIndex(of: self) ?? 0) }

  /// Creates the part of speech with this code; `nil` in a damaged file.
  init?(code: UInt8) {
    guard PartOfSpeech.all.indices.contains(Int(code)) else { return nil }
    self = PartOfSpeech.all[Int(code)]
  }

  // Created once, because it is used for each row and each form.
  private static let all = allCases
}

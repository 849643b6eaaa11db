/// What a word of a text is.
public struct TextWord: Hashable, Sendable {
  /// The base form, as dictionaries list it.
  public let headword: String
  /// The part of speech by its code, such as `verb`; `nil` when it is unknown.
  public let partOfSpeech: String?
  /// What it means, best first. Empty for a word that no dictionary has.
  public let translations: [String]
  /// How common it is: 1 for the commonest word of the language; `nil` when that is unknown.
  public let rank: Int?
  /// Whether it is the name of somebody or something.
  public let isProperName: Bool

  /// Creates a word.
  public init(
    headword: String, partOfSpeech: String? = nil, translations: [String] = [], rank: Int? = nil, isProperName: Bool = false
  ) {
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.translations = translations
    self.rank = rank
    self.isProperName = isProperName
  }
}

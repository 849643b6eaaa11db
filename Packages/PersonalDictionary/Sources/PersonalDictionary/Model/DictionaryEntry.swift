/// A dictionary entry: a headword in one part of speech, with its senses.
public struct DictionaryEntry: Equatable, Sendable {
  /// The dictionary's spelling of the word.
  public var headword: String
  /// The part of speech, an English term such as `noun`; `nil` when unknown.
  public var partOfSpeech: String?
  /// The name of the source.
  public var source: String
  /// The attribution that the source requires, if any.
  public var attribution: String?
  /// Further details of the headword.
  public var details: WordDetails
  /// The meanings, commonest first.
  public var senses: [Sense]
  /// Whether the word is much less common in this part of speech than in another, as *time* is as a verb.
  public var isUnusual = false

  /// Creates an entry.
  public init(
    headword: String, partOfSpeech: String?, source: String, attribution: String? = nil, details: WordDetails = WordDetails(),
    senses: [Sense]
  ) {
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.source = source
    self.attribution = attribution
    self.details = details
    self.senses = senses
  }
}

/// One meaning of a headword.
public struct Sense: Equatable, Sendable {
  /// The translations, best first.
  public var translations: [String]
  /// The genders of the translations that are nouns, by translation.
  public var genders: [String: Gender] = [:]
  /// A definition in the headword's language.
  public var gloss: String?
  /// Whether few sources have the meaning, which makes it uncertain.
  public var isRare: Bool
  /// Labels that narrow the meaning: a region, a field, a register.
  public var context: [String]
  /// Example sentences.
  public var examples: [UsageExample]

  /// Creates a sense.
  public init(
    translations: [String], gloss: String? = nil, isRare: Bool = false, context: [String] = [], examples: [UsageExample] = []
  ) {
    self.translations = translations
    self.gloss = gloss
    self.isRare = isRare
    self.context = context
    self.examples = examples
  }
}

/// An example sentence with its translation, if the source has one.
public struct UsageExample: Equatable, Sendable {
  /// The sentence in the word's language.
  public var source: String
  /// Its translation.
  public var target: String?

  /// Creates an example.
  public init(source: String, target: String?) { (self.source, self.target) = (source, target) }
}

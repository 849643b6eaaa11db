/// One article of a dictionary: a headword in one part of speech, with its senses.
public struct DictionaryEntry: Equatable, Sendable {
  /// The word as the dictionary spells it.
  public var headword: String
  /// The part of speech, an English term such as `noun`, where the source says it.
  public var partOfSpeech: String?
  /// The name of the source.
  public var source: String
  /// Whose work it is, where the source asks to be named so.
  public var attribution: String?
  /// What is told of the headword besides.
  public var details: WordDetails
  /// The meanings, commonest first.
  public var senses: [Sense]

  /// An entry from its parts.
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
  /// What the headword means here, in its own language.
  public var gloss: String?
  /// Whether few sources have the meaning, so that it may be doubtful.
  public var isRare: Bool
  /// What narrows the meaning: a region, a field, a register.
  public var context: [String]
  /// Sentences that show it.
  public var examples: [UsageExample]

  /// A sense; most have only translations.
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

/// A sentence, in both languages where the source has it so.
public struct UsageExample: Equatable, Sendable {
  /// The sentence in the word's language.
  public var source: String
  /// Its translation.
  public var target: String?

  /// An example from its two halves.
  public init(source: String, target: String?) {
    self.source = source
    self.target = target
  }
}

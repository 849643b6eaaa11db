/// What a text is to a headword: one of its forms, or the headword itself.
public struct Inflection: Equatable, Sendable {
  /// The text as the dictionary spells it.
  public let text: String
  /// The headword.
  public let headword: String
  /// Its part of speech, an English term such as `noun`.
  public let partOfSpeech: String
  /// Which of its forms the text is, the commonest first; none when it is a word without forms.
  public let forms: [GrammaticalForm]

  /// An inflection from its parts.
  public init(text: String, headword: String, partOfSpeech: String, forms: [GrammaticalForm]) {
    self.text = text
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.forms = forms
  }
}

/// A text taken apart into the words that are written in it as one.
public struct WordDivision: Equatable, Sendable {
  /// The words in their order.
  public let parts: [String]
  /// Whether the words together mean something that the last one alone only says the kind of, as in *Haustür*.
  public let isCompound: Bool
  /// What the word can be that the others are attached to, the likeliest first; of a compound, the last one.
  public let inflections: [Inflection]

  /// A division from its parts.
  public init(parts: [String], isCompound: Bool, inflections: [Inflection]) {
    self.parts = parts
    self.isCompound = isCompound
    self.inflections = inflections
  }
}

/// A form of a word by its features, in the order in which they are told: third person singular, present.
public struct GrammaticalForm: Equatable, Sendable {
  /// The features.
  public let features: [GrammaticalFeature]

  /// A form from its features.
  public init(_ features: [GrammaticalFeature]) { self.features = features }
}

/// A feature of a form. The raw value is what the tables of forms call it.
public enum GrammaticalFeature: String, CaseIterable, Sendable {
  /// Persons of the singular.
  case firstSingular = "1sg", secondSingular = "2sg", thirdSingular = "3sg"
  /// Persons of the plural.
  case firstPlural = "1pl", secondPlural = "2pl", thirdPlural = "3pl"
  /// Genders.
  case masculine, feminine, neuter
  /// Numbers.
  case singular = "sg", plural = "pl"
  /// Cases.
  case subject, object, nominative, genitive, dative, accusative, instrumental, prepositional, locative, partitive
  /// Degrees, and adjectives in other shapes.
  case positive, comparative, superlative, short, shortened, adverb
  /// How definite a noun phrase is, and whether it is alive.
  case strong, weak, mixed, animate, inanimate
  /// Tenses.
  case present, imperfect, preterite, past, future, conditional, pluperfect
  /// Moods.
  case subjunctive, imperative, personal
  /// Forms without a person.
  case infinitive, gerund, participle, passive, active, zu
  /// The Spanish form of address in Argentina and elsewhere.
  case vos
  /// A word joined with another.
  case contraction, possessive, stressed, unstressed
}

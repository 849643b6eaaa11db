/// How a text relates to a headword: as one of its forms, or as the headword itself.
public struct Inflection: Equatable, Sendable {
  /// The text as the dictionary spells it.
  public let text: String
  /// The headword.
  public let headword: String
  /// Its part of speech, an English term such as `noun`.
  public let partOfSpeech: String
  /// The forms that the text can be, the commonest first; empty for a word without forms.
  public let forms: [GrammaticalForm]

  /// Creates an inflection.
  public init(text: String, headword: String, partOfSpeech: String, forms: [GrammaticalForm]) {
    self.text = text
    self.headword = headword
    self.partOfSpeech = partOfSpeech
    self.forms = forms
  }
}

/// A text divided into the words that are written as one.
public struct WordDivision: Equatable, Sendable {
  /// The words in order.
  public let parts: [String]
  /// Whether it is a compound, whose last word names the kind of thing: *Haustür*.
  public let isCompound: Bool
  /// The inflections of the word that the others are attached to, the likeliest first; of a compound, of the last word.
  public let inflections: [Inflection]

  /// Creates a division.
  public init(parts: [String], isCompound: Bool, inflections: [Inflection]) {
    self.parts = parts
    self.isCompound = isCompound
    self.inflections = inflections
  }
}

/// A form of a word by its features, in display order: third person singular, present.
public struct GrammaticalForm: Equatable, Sendable {
  /// The features.
  public let features: [GrammaticalFeature]

  /// Creates a form.
  public init(_ features: [GrammaticalFeature]) { self.features = features }
}

/// A grammatical feature. The raw value is its name in the tables of forms.
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
  /// Degrees and other forms of adjectives.
  case positive, comparative, superlative, short, shortened, adverb
  /// Declensions of German adjectives, and animacy.
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

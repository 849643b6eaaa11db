/// The properties of a headword in a dictionary besides its meanings.
public struct WordDetails: Equatable, Sendable {
  /// The gender of a noun.
  public var gender: Gender = []
  /// The plurals of a noun; several when they differ by meaning.
  public var plurals: [String] = []
  /// The aspect of a Russian verb.
  public var aspect: Aspect = []
  /// The verbs of the other aspect with the same meaning.
  public var partners: [String] = []
  /// The pronunciations in the International Phonetic Alphabet, best first.
  public var pronunciations: [String] = []

  /// Creates empty details.
  public init() {}
}

/// The genders of a noun; empty when unknown.
public struct Gender: OptionSet, Hashable, Sendable {
  /// The bits, as in the binary dictionary.
  public let rawValue: UInt8

  /// Creates a gender from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Masculine.
  public static let masculine = Gender(rawValue: 1)
  /// Feminine.
  public static let feminine = Gender(rawValue: 2)
  /// Neuter.
  public static let neuter = Gender(rawValue: 4)
  /// The noun is plural only.
  public static let plural = Gender(rawValue: 8)
}

/// The aspects of a verb; empty when unknown.
public struct Aspect: OptionSet, Hashable, Sendable {
  /// The bits, as in the binary dictionary.
  public let rawValue: UInt8

  /// Creates an aspect from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Imperfective.
  public static let imperfective = Aspect(rawValue: 1)
  /// Perfective.
  public static let perfective = Aspect(rawValue: 2)
}

/// What a dictionary tells of a headword besides its meanings.
public struct WordDetails: Equatable, Sendable {
  /// The gender of a noun.
  public var gender: Gender = []
  /// The plural of a noun; more than one where meanings differ in it.
  public var plurals: [String] = []
  /// The aspect of a Russian verb.
  public var aspect: Aspect = []
  /// The verbs of the other aspect.
  public var partners: [String] = []
  /// How it is pronounced, in the International Phonetic Alphabet, the best first.
  public var pronunciations: [String] = []

  /// Nothing is known.
  public init() {}
}

/// The gender of a noun: several where it is used with more than one, none where it is unknown.
public struct Gender: OptionSet, Hashable, Sendable {
  /// The bits, which the binary dictionary has.
  public let rawValue: UInt8

  /// A gender from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Masculine.
  public static let masculine = Gender(rawValue: 1)
  /// Feminine.
  public static let feminine = Gender(rawValue: 2)
  /// Neuter.
  public static let neuter = Gender(rawValue: 4)
  /// The noun has a plural only.
  public static let plural = Gender(rawValue: 8)
}

/// The aspect of a verb: both where it is used as either, none where it is unknown.
public struct Aspect: OptionSet, Hashable, Sendable {
  /// The bits, which the binary dictionary has.
  public let rawValue: UInt8

  /// An aspect from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Imperfective.
  public static let imperfective = Aspect(rawValue: 1)
  /// Perfective.
  public static let perfective = Aspect(rawValue: 2)
}

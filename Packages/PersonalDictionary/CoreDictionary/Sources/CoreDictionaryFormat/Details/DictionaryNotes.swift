public import PersonalDictionary

/// Notes on headwords and their senses.
public struct DictionaryNotes: Sendable {
  /// The details of the headwords of each language.
  public var details: [Language: [Headword: WordDetails]]
  /// The glosses of their senses.
  public var glosses: [Language: GlossTable]
  /// The genders of nouns by their meaning, before those of the details.
  public var genders: [Language: GenderTable]

  /// Creates notes.
  public init(
    details: [Language: [Headword: WordDetails]] = [:], glosses: [Language: GlossTable] = [:],
    genders: [Language: GenderTable] = [:]
  ) {
    self.details = details
    self.glosses = glosses
    self.genders = genders
  }
}

public import PersonalDictionary

/// What is told of headwords besides their meanings, and of these meanings besides their translations.
public struct DictionaryNotes: Sendable {
  /// What is told of the headwords of each language.
  public var details: [Language: [Headword: WordDetails]]
  /// The glosses of their senses.
  public var glosses: [Language: GlossTable]

  /// Notes from their parts.
  public init(details: [Language: [Headword: WordDetails]] = [:], glosses: [Language: GlossTable] = [:]) {
    self.details = details
    self.glosses = glosses
  }
}

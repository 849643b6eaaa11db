public import CoreModule

/// The destinations of the feature.
public enum ReadingDestination: Equatable, Sendable {
  /// The reader of a text.
  case reader(TextReference)
  /// The whole entry of a word.
  case entry(headword: String, languages: LanguagePair)
}

/// The destinations of the feature.
public enum UBCOTranslationDestination: Equatable, Sendable {
  /// The stored translations.
  case history
  /// The translator with a stored translation.
  case translation(HistoryEntry)
}

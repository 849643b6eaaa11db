/// The screens that the feature asks its router to show.
public enum UBCOTranslationDestination: Equatable, Sendable {
  /// The stored translations.
  case history
  /// The translator with a stored translation.
  case translation(HistoryEntry)
}

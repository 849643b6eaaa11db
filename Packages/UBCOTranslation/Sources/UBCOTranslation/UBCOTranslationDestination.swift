/// Where the feature may ask to go.
public enum UBCOTranslationDestination: Equatable, Sendable {
  /// The translations that were kept.
  case history
  /// The translator, with a translation that was kept.
  case translation(HistoryEntry)
}

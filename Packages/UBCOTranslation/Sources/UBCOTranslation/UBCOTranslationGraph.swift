/// A built translation: the builders of its child features.
@MainActor
public struct UBCOTranslationGraph {
  /// Translating.
  public let translator: TranslatorBuilder
  /// The translations that were kept.
  public let history: HistoryBuilder
}

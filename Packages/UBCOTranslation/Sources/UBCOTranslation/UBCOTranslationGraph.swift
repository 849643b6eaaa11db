/// The builders of the child features.
@MainActor
public struct UBCOTranslationGraph {
  /// The translator.
  public let translator: TranslatorBuilder
  /// The stored translations.
  public let history: HistoryBuilder
}

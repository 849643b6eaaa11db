public import CoreModule

/// The state of the translator.
public struct TranslatorState: Equatable, Sendable {
  /// The text to translate.
  public var input = ""
  /// The result.
  public var output = ""
  /// The direction.
  public var direction = TranslationDirection.toUBCO
  /// Whether to omit the affixes.
  public var isBare = false
  /// The number of words of the plain text.
  public var words = 0
  /// For UBCO input, the first deviation from exact UBCO; `nil` when there is none.
  public var fault: TextFault?
  /// The last stored translation; `nil` before the first.
  public var kept: HistoryEntry?
  /// The error of the last action; `nil` when it succeeded.
  public var problem: StorageError?

  /// The current translation.
  public var translation: Translation {
    Translation(text: input, translation: output, direction: direction, isBare: isBare, words: words)
  }
}

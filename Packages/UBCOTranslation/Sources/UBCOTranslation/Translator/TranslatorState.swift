public import CoreModule

/// What the translator shows.
public struct TranslatorState: Equatable, Sendable {
  /// What is to be translated.
  public var input = ""
  /// What it becomes.
  public var output = ""
  /// Which way.
  public var direction = TranslationDirection.toUBCO
  /// Whether the affixes are left out.
  public var isBare = false
  /// How many words the plain text has.
  public var words = 0
  /// Where UBCO is typed: what makes it inexact, if anything.
  public var fault: TextFault?
  /// The last translation that was kept.
  public var kept: HistoryEntry?
  /// What did not work the last time.
  public var problem: StorageError?

  /// A translator with nothing to translate.
  public init() {}

  /// The translation as it stands.
  public var translation: Translation {
    Translation(text: input, translation: output, direction: direction, isBare: isBare, words: words)
  }
}

public import CoreModule

/// Stores the history of translations.
///
/// Every mutating method is one transaction.
public protocol HistoryStore: Sendable {
  /// The stored translations, newest first; at most `limit`.
  func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry]

  /// Stores a translation, unless it equals the newest one. Not an undo step.
  ///
  /// - Returns: The new or existing entry.
  func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry

  /// Deletes all translations and returns them, newest first.
  func clear() async throws(StorageError) -> [HistoryEntry]

  /// Imports translations by the rules of ``HistoryImportPlan`` and returns the new ones.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ entries: [HistoryEntry], isTrial: Bool, in change: Change?) async throws(StorageError) -> [HistoryEntry]
}

extension DataArea {
  /// The stored translations.
  public static let translations = DataArea("translations")
}

extension StepName {
  /// The history was cleared.
  public static let clearTranslations = StepName("ubco clear")
}

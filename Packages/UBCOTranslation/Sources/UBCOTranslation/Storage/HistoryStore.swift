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
  ///   - isTrial: Whether to only report what would change.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
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

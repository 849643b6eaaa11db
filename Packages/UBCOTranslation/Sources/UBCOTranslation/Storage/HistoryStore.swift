public import CoreModule

/// Where translations are kept.
///
/// Every method that changes something is one transaction: all of it happens, or nothing.
public protocol HistoryStore: Sendable {
  /// The translations that were kept, the newest first; at most `limit` of them.
  func entries(limit: Int?) async throws(StorageError) -> [HistoryEntry]

  /// Keeps a translation, unless it is the last that was kept. No step to take back.
  ///
  /// - Returns: The entry, new or not.
  func keep(_ translation: Translation) async throws(StorageError) -> HistoryEntry

  /// Forgets all translations and returns them, the newest first.
  func clear() async throws(StorageError) -> [HistoryEntry]

  /// Takes in translations that were kept elsewhere, by the rules of ``HistoryIntake``, and returns those that are new.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ entries: [HistoryEntry], isTrial: Bool) async throws(StorageError) -> [HistoryEntry]
}

extension DataArea {
  /// The translations that were kept.
  public static let translations = DataArea("translations")
}

extension StepName {
  /// The history of translations was emptied.
  public static let clearTranslations = StepName("ubco clear")
}

public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol UBCOTranslationDependency {
  /// Where translations are kept.
  var historyStore: any HistoryStore { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
}

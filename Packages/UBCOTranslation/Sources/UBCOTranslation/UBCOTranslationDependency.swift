public import CoreModule

/// The dependencies of the feature.
@MainActor
public protocol UBCOTranslationDependency {
  /// The store of translations.
  var historyStore: any HistoryStore { get }
  /// Announces changes made by other screens and processes.
  var dataChanges: any DataChanges { get }
}

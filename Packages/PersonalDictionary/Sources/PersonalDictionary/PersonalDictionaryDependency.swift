public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol PersonalDictionaryDependency {
  /// Where the words are kept.
  var wordStore: any WordStore { get }
  /// Where the chosen direction is kept.
  var directionStore: any DirectionStore { get }
  /// The dictionaries to ask, in the user's order.
  var dictionarySources: [any DictionarySource] { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
}

public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol TodoListDependency {
  /// Where the tasks are kept.
  var todoStore: any TodoStore { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// What a sync needs.
  var syncAccess: SyncAccess { get }
}

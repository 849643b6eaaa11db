public import CoreModule

/// The dependencies of the feature.
@MainActor
public protocol TodoListDependency {
  /// The store of the tasks.
  var todoStore: any TodoStore { get }
  /// Announces changes made by other screens and processes.
  var dataChanges: any DataChanges { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// The dependencies of the sync.
  var syncAccess: SyncAccess { get }
}

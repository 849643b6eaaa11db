public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol PersonalDictionaryDependency {
  /// Stores the words.
  var wordStore: any WordStore { get }
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// Finds the dictionaries on this machine.
  var installedDictionaries: any InstalledDictionaries { get }
  /// The cache of services.
  var serviceRecords: any ServiceRecords { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
  /// Stores the day of the last reminder.
  var reminderMark: any DayMark { get }
  /// The clock.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// Groups the changes of an import into one undo step.
  var changeGroup: any ChangeGroup { get }
  /// Creates identities of new words.
  var random: RandomSource { get }
}

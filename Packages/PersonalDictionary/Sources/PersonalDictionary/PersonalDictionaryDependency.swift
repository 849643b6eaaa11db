public import CoreModule

/// What the feature needs from its parent.
@MainActor
public protocol PersonalDictionaryDependency {
  /// Where the words are kept.
  var wordStore: any WordStore { get }
  /// Where the chosen direction is kept.
  var directionStore: any DirectionStore { get }
  /// Where the chain of sources is kept.
  var sourceStore: any SourceStore { get }
  /// Makes the sources of the chain ones that can be asked.
  var sourceOpener: SourceOpener { get }
  /// The dictionaries whose files are on this machine.
  var installedDictionaries: any InstalledDictionaries { get }
  /// What is kept of asking services.
  var serviceRecords: any ServiceRecords { get }
  /// Announces what other screens and processes changed.
  var dataChanges: any DataChanges { get }
  /// Remembers on which day the user was reminded last.
  var reminderMark: any DayMark { get }
  /// Tells the time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
  /// Makes the changes of an import one.
  var changeGroup: any ChangeGroup { get }
  /// Gives new words their identity.
  var random: RandomSource { get }
}

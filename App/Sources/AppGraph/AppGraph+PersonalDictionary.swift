public import CoreModule
public import PersonalDictionary

extension AppGraph: PersonalDictionaryDependency {
  /// Where the words are kept.
  public var wordStore: any WordStore { environment.wordStore }
  /// Where the chosen direction is kept.
  public var directionStore: any DirectionStore { environment.directionStore }
  /// Where the chain of dictionaries is kept.
  public var sourceStore: any SourceStore { environment.sourceStore }
  /// Makes the dictionaries of the chain ones that can be asked.
  public var sourceOpener: SourceOpener { environment.sourceOpener }
  /// The dictionaries whose files are on this machine.
  public var installedDictionaries: any InstalledDictionaries { environment.installedDictionaries }
  /// Remembers on which day the user was reminded last.
  public var reminderMark: any DayMark { environment.reminderMark }
  /// Opens the databases of e-readers.
  public var wordDatabases: any WordDatabases { environment.wordDatabases }
  /// What is kept of asking services.
  public var serviceRecords: any ServiceRecords { environment.serviceRecords }
  /// Knows the genders of nouns.
  public var nounGenders: any NounGenders { environment.nounGenders }
  /// Announces committed changes.
  public var dataChanges: any DataChanges { environment.dataChanges }

  /// The personal dictionary, which leaves through `router`.
  public func personalDictionary(router: some Router<PersonalDictionaryDestination>) -> PersonalDictionaryBuilder {
    let log = CategoryLog("navigation", environment.log)
    return PersonalDictionaryBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}

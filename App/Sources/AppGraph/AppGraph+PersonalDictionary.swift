public import CoreModule
public import PersonalDictionary
import Practice

extension AppGraph: PersonalDictionaryDependency {
  /// The stored words.
  public var wordStore: any WordStore { environment.wordStore }
  /// The stored direction.
  public var directionStore: any DirectionStore { environment.directionStore }
  /// The language that the user speaks.
  public var spokenLanguage: Language? { environment.spokenLanguage }
  /// The stored chain of dictionaries.
  public var sourceStore: any SourceStore { environment.sourceStore }
  /// Opens the dictionaries of the chain.
  public var sourceOpener: SourceOpener { environment.sourceOpener }
  /// The dictionaries whose files are on this machine.
  public var installedDictionaries: any InstalledDictionaries { environment.installedDictionaries }
  /// Remembers on which day the user was reminded last.
  public var reminderMark: any DayMark { environment.reminderMark }
  /// Opens the databases of e-readers.
  public var wordDatabases: any WordDatabases { environment.wordDatabases }
  /// Reads and writes packages of words.
  public var wordPackages: any WordPackages { environment.wordPackages }
  /// The cached answers and request counts of services.
  public var serviceRecords: any ServiceRecords { environment.serviceRecords }
  /// The genders of nouns.
  public var nounGenders: any NounGenders { environment.nounGenders }
  /// What the practice knows of the words.
  public var knownWords: any KnownWords {
    PractisedWords(
      store: environment.practiceStore, calendar: PracticeCalendar(localTime, dayStart: environment.practiceSettings.dayStart), clock: clock
    )
  }
  /// Announces committed changes.
  public var dataChanges: any DataChanges { environment.dataChanges }

  /// Builds the personal dictionary.
  public func personalDictionary(router: some Router<PersonalDictionaryDestination>) -> PersonalDictionaryBuilder {
    PersonalDictionaryBuilder(dependency: self, router: logged(router))
  }
}

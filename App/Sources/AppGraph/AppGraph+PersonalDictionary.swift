public import CoreModule
public import PersonalDictionary
import Practice

extension AppEnvironment: PersonalDictionaryDependency {
  /// What the practice knows of the words.
  public var knownWords: any KnownWords {
    PractisedWords(store: practiceStore, calendar: PracticeCalendar(localTime, dayStart: practiceSettings.dayStart), clock: clock)
  }
}

extension AppGraph {
  /// Builds the personal dictionary.
  public func personalDictionary(router: some Router<PersonalDictionaryDestination>) -> PersonalDictionaryBuilder {
    PersonalDictionaryBuilder(dependency: environment, router: logged(router))
  }
}

public import CoreModule
public import Practice

extension AppGraph: PracticeDependency {
  /// The stored log of the practice.
  public var practiceStore: any PracticeStore { environment.practiceStore }
  /// The user's settings of the practice.
  public var practiceSettings: PracticeSettings { environment.practiceSettings }

  /// Remembers on which day the user was reminded last.
  public var practiceReminderMark: any DayMark { environment.practiceReminderMark }

  /// The words of the personal dictionary.
  public var practiceWords: any PracticeWords {
    DictionaryPracticeWords(
      store: environment.wordStore, sampler: environment.wordSampler, dictionary: environment.gradedDictionary,
      nouns: environment.nounGenders)
  }

  /// Builds the practice.
  public func practice(router: some Router<PracticeDestination>) -> PracticeBuilder {
    PracticeBuilder(dependency: self, router: logged(router))
  }
}

public import CoreModule
public import PersonalDictionary

extension AppGraph: PersonalDictionaryDependency {
  /// Where the words are kept.
  public var wordStore: any WordStore { environment.wordStore }
  /// Where the chosen direction is kept.
  public var directionStore: any DirectionStore { environment.directionStore }
  /// The dictionaries to ask, in the user's order.
  public var dictionarySources: [any DictionarySource] { environment.dictionarySources }
  /// Announces committed changes.
  public var dataChanges: any DataChanges { environment.dataChanges }

  /// The personal dictionary, which leaves through `router`.
  public func personalDictionary(router: some Router<PersonalDictionaryDestination>) -> PersonalDictionaryBuilder {
    let log = CategoryLog("navigation", environment.log)
    return PersonalDictionaryBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}

import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct FirstRunViewModelTests {
  var given = DictionaryFixture()

  @Test func `a user without a direction and without words begins`() async throws {
    let firstRun = given.build().firstRun.build()
    #expect(firstRun.state.hasDirection == nil && !firstRun.state.isFirstRun)
    await firstRun.load()
    #expect(firstRun.state.isFirstRun)
    try await given.keep(word("house"))
    await firstRun.load()
    #expect(firstRun.state.hasDirection == false && !firstRun.state.isFirstRun)
  }

  @Test func `the answers are the chosen direction from then on`() async throws {
    let direction = try #require(Direction(from: .spanish, to: .german))
    let firstRun = given.build().firstRun.build()
    await firstRun.choose(direction)
    #expect(firstRun.state.hasDirection == true)
    #expect(try await given.directions.chosenDirection() == direction)
    let later = given.build().firstRun.build()
    await later.load()
    #expect(!later.state.isFirstRun)
  }

  @Test(arguments: Language.allCases) func `what is suggested are two languages, one of them the user's`(spoken: Language) {
    var given = given
    given.spokenLanguage = spoken
    let firstRun = given.build().firstRun.build(reading: .russian)
    #expect(firstRun.suggestedToLearn != spoken)
    for language in Language.allCases {
      let suggested = firstRun.suggestedToSpeak(learning: language)
      #expect(language == spoken ? suggested != language : suggested == spoken)
    }
  }

  @Test func `without a locale the language of the interface is suggested`() {
    let firstRun = given.build().firstRun.build(reading: .english)
    #expect(firstRun.suggestedToSpeak(learning: .spanish) == .english)
    #expect(firstRun.suggestedToSpeak(learning: .english) == .russian)
    #expect(given.build().firstRun.build(reading: .russian).suggestedToSpeak(learning: .english) == .russian)
  }

  @Test func `a failing store is a problem, and nothing is asked or chosen`() async {
    given.directions.storage.fail()
    let firstRun = given.build().firstRun.build()
    await firstRun.load()
    #expect(firstRun.state.problem == .store(.storage(.full)) && !firstRun.state.isFirstRun)
    await firstRun.choose(.initial)
    #expect(firstRun.state.problem == .store(.storage(.full)) && firstRun.state.hasDirection != true)
    given.directions.storage.fail(reading: nil, writing: nil)
    await firstRun.load()
    #expect(firstRun.state.isFirstRun)
  }
}

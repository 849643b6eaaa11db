import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

@MainActor
struct LangPickerViewModelTests {
  let given = DictionaryFixture()

  @Test func `the direction is English to Russian until another is chosen`() async {
    let picker = given.build().langPicker.build { _ in }
    #expect(!picker.state.isLoaded)
    await picker.load()
    #expect(picker.state.isLoaded)
    #expect(picker.state.direction.description == "en → ru")
  }

  @Test(arguments: Direction.all)
  func `the chosen direction is kept, and told once`(direction: Direction) async {
    var told: [Direction] = []
    let picker = given.build().langPicker.build { told.append($0) }
    await picker.choose(direction)
    #expect(picker.state.direction == direction)
    #expect(told == [direction])
    let later = given.build().langPicker.build { _ in }
    await later.load()
    #expect(later.state.direction == direction)
  }

  @Test func `swapping turns the chosen direction round`() async throws {
    let direction = try #require(Direction(from: .spanish, to: .german))
    try await given.directions.choose(direction)
    let picker = given.build().langPicker.build { _ in }
    await picker.swap()
    #expect(picker.state.direction == direction.reversed)
    await picker.swap()
    #expect(try await given.directions.chosenDirection() == direction)
  }

  @Test func `a failing store is a problem, and nobody is told`() async {
    var told: [Direction] = []
    let picker = given.build().langPicker.build { told.append($0) }
    given.directions.storage.fail()
    await picker.load()
    #expect(picker.state.problem == .store(.storage(.full)))
    #expect(!picker.state.isLoaded)
    await picker.choose(.initial.reversed)
    #expect(picker.state.direction == .initial)
    #expect(told == [])
    given.directions.storage.fail(reading: nil, writing: nil)
    await picker.load()
    #expect(picker.state.problem == nil)
  }

  @Test func `a direction that cannot be read is not turned round`() async throws {
    let picker = given.build().langPicker.build { _ in }
    given.directions.storage.fail(reading: .full, writing: nil)
    await picker.swap()
    #expect(picker.state.problem == .store(.storage(.full)))
    given.directions.storage.fail(reading: nil, writing: nil)
    #expect(try await given.directions.chosenDirection() == nil)
  }
}

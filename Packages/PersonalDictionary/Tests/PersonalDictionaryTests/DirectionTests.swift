import PersonalDictionary
import Testing

struct DirectionTests {
  @Test func `seven languages make 42 directions`() {
    #expect(Direction.all.count == 42)
    #expect(Set(Direction.all).count == 42)
  }

  @Test func `a language is not translated into itself`() {
    #expect(Direction(from: .english, to: .english) == nil)
  }

  @Test func `swapping twice gives the same direction`() {
    #expect(Direction.initial.reversed.reversed == .initial)
    #expect(Direction.initial.reversed.description == "ru → en")
  }
}

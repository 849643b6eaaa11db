import Testing
import WordGame

struct RoundRulesTests {
  @Test func `the original's numbers make the original rules`() throws {
    #expect(try RoundRules(pairs: 15, lives: 3, secondsPerPair: 5, chanceOfMatch: 25) == .original)
  }

  @Test func `the ends of every range are allowed`() throws {
    let least = try RoundRules(pairs: 1, lives: 1, secondsPerPair: 1, chanceOfMatch: 0)
    #expect([least.pairs, least.lives, least.secondsPerPair, least.chanceOfMatch] == [1, 1, 1, 0])
    let most = try RoundRules(pairs: 1000, lives: 100, secondsPerPair: 3600, chanceOfMatch: 100)
    #expect([most.pairs, most.lives, most.secondsPerPair, most.chanceOfMatch] == [1000, 100, 3600, 100])
  }

  @Test(arguments: [0, -1, 1001, .min, .max])
  func `a number of pairs out of range is refused`(pairs: Int) {
    #expect(throws: RoundRulesError.pairs(pairs)) { try RoundRules(pairs: pairs, lives: 3, secondsPerPair: 5, chanceOfMatch: 25) }
  }

  @Test(arguments: [0, -1, 101])
  func `a number of lives out of range is refused`(lives: Int) {
    #expect(throws: RoundRulesError.lives(lives)) { try RoundRules(pairs: 15, lives: lives, secondsPerPair: 5, chanceOfMatch: 25) }
  }

  @Test(arguments: [0, -1, 3601])
  func `a time out of range is refused`(seconds: Int) {
    #expect(throws: RoundRulesError.secondsPerPair(seconds)) {
      try RoundRules(pairs: 15, lives: 3, secondsPerPair: seconds, chanceOfMatch: 25)
    }
  }

  @Test(arguments: [-1, 101])
  func `a chance out of range is refused`(chance: Int) {
    #expect(throws: RoundRulesError.chanceOfMatch(chance)) {
      try RoundRules(pairs: 15, lives: 3, secondsPerPair: 5, chanceOfMatch: chance)
    }
  }

  @Test func `of several numbers out of range the first is named`() {
    #expect(throws: RoundRulesError.lives(0)) { try RoundRules(pairs: 15, lives: 0, secondsPerPair: 0, chanceOfMatch: 200) }
  }
}

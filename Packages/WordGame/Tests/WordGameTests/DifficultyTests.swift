import CoreModule
import Testing

@testable import WordGame

struct DifficultyTests {
  private let lookAlikes = RoundBank(
    entries: entries("operate = manejar"), decoys: ["sol", "mantener", "mirarse", "comer", "padre", "tejado", "melocotón"]
  )

  private func shown(level: Int, _ bank: RoundBank) throws -> Set<String> {
    var shown: Set<String> = []
    for seed in 1...200 {
      let round = Round(try setup(chance: 0, level: level, seed: UInt64(seed)), bank: bank)
      if let pair = round.pair { shown.insert(pair.shown) }
    }
    return shown
  }

  @Test func `the first level shows any wrong word, later ones those that look more and more like the right one`() throws {
    #expect(try shown(level: 1, lookAlikes) == ["sol", "mantener", "mirarse", "comer", "padre", "tejado", "melocotón"])
    #expect(try shown(level: 2, lookAlikes) == ["mantener", "mirarse", "comer", "padre", "tejado", "melocotón"])
    #expect(try shown(level: 3, lookAlikes) == ["mantener", "mirarse", "comer", "melocotón"])
    #expect(try shown(level: 4, lookAlikes) == ["mantener"])
  }

  @Test func `a level without such words shows others`() throws {
    #expect(try shown(level: 4, RoundBank(entries: entries("operate = manejar"), decoys: ["sol"])) == ["sol"])
  }

  @Test func `the last level shows false friends`() throws {
    let bank = RoundBank(
      entries: entries("library = biblioteca"), decoys: ["botica"],
      falseFriends: FalseFriends.decoys(in: LanguagePair(from: "en", to: "es"))
    )
    #expect(try shown(level: 5, bank) == ["librería"])
    #expect(try shown(level: 4, bank) == ["botica"])
  }

  @Test func `a false friend that the deck calls right is not shown as wrong`() throws {
    let bank = RoundBank(entries: entries("library = librería"), decoys: ["botica"], falseFriends: ["library": ["librería"]])
    #expect(try shown(level: 5, bank) == ["botica"])
  }

  @Test func `the level rises with the right answers, but not with a seed of the player's`() throws {
    var round = Round(try setup(lives: 5, isSeeded: false), bank: bank(60))
    for _ in 1...5 { round.answer(isRight: true) }
    #expect(round.level == DifficultyLevel(clamping: 2))
    var seeded = Round(try setup(), bank: bank(60))
    for _ in 1...5 { seeded.answer(isRight: true) }
    #expect(seeded.level == .first)
  }

  @Test func `a round that was won leads to the next level, a lost one back`() {
    #expect(DifficultyLevel.first.next(after: .won) == DifficultyLevel(clamping: 2))
    #expect(DifficultyLevel.first.next(after: .lost) == .first)
    #expect(DifficultyLevel.last.next(after: .won) == .last)
  }

  @Test(arguments: FalseFriends.languages)
  func `each language has at least sixty false friends, none twice, none right`(language: String) {
    let all = FalseFriends.all(with: language)
    #expect(all.count >= 60)
    #expect(Set(all.map { "\($0.english)|\($0.other)" }).count == all.count)
    for pair in all {
      #expect(![pair.english, pair.meaningOfEnglish, pair.other, pair.meaningOfOther].contains { $0.isEmpty }, "\(pair)")
      #expect(pair.meaningOfEnglish != pair.other && pair.meaningOfOther != pair.english, "\(pair)")
    }
  }

  @Test func `false friends work both ways`() {
    #expect(FalseFriends.decoys(in: LanguagePair(from: "es", to: "en"))["sopa"] == ["soap"])
    #expect(FalseFriends.decoys(in: LanguagePair(from: "en", to: "es"))["soap"] == ["sopa"])
    for languages in FalseFriends.languages.flatMap({ [LanguagePair(from: "en", to: $0), LanguagePair(from: $0, to: "en")] }) {
      for (prompt, decoys) in FalseFriends.decoys(in: languages) { #expect(FalseFriends.decoys(of: prompt, in: languages) == decoys) }
    }
    #expect(FalseFriends.decoys(of: "soap", in: LanguagePair(from: "fr", to: "es")).isEmpty)
    #expect(FalseFriends.decoys(in: LanguagePair(from: "fr", to: "es")).isEmpty)
    #expect(FalseFriends.decoys(in: LanguagePair(from: "en", to: "pt")).isEmpty)
  }

  @Test func `half of the room for decoys is kept for those that look alike`() {
    let others = (1...20).map { "x\($0)y" }
    let chosen = LookAlikes(["manejar"]).chosen(4, from: others + ["mantener", "mirar", "mandar"])
    #expect(chosen == ["mantener", "mirar", "x1y", "x2y"])
    #expect(LookAlikes(["manejar"]).chosen(10, from: ["a", "mandar", "a"]) == ["mandar", "a"])
  }

  @Test func `an order that a seed decides depends on nothing else`() {
    let order = SeededOrder(seed: 7)
    let sorted = order.sorted(["a", "b", "c", "d", "e"])
    #expect(order.sorted(["e", "d", "c", "b", "a"]) == sorted)
    #expect(order.sorted(["a", "c", "e"]) == sorted.filter { ["a", "c", "e"].contains($0) })
    let many = (1...1000).map { "text \($0)" }
    #expect(order.first(7, of: many) { $0 } == Array(order.sorted(many).prefix(7)))
    #expect(order.first(2000, of: many) { $0 } == order.sorted(many))
    #expect(order.first(0, of: many) { $0 } == [])
    #expect((1...20).contains { SeededOrder(seed: $0).sorted(["a", "b", "c", "d", "e"]) != sorted })
  }
}

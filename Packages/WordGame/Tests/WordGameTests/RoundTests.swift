import CoreModule
import Testing
import WordGame

struct RoundTests {
  @Test func `the only pair of a bank of one word is its own, and then the bank has run out`() throws {
    var round = Round(try setup(), bank: RoundBank(entries: entries("hello = hola")))
    #expect(round.pair == WordPair(prompt: "hello", shown: "hola"))
    #expect(round.answer(true)?.isCorrect == true)
    #expect(round.pair == nil)
    #expect(round.result == .won)
    #expect(round.correct == 1)
  }

  @Test func `a shown text is right exactly when it is one of the translations`() {
    let entry = entries("hello = hola")[0]
    #expect(entry.isRight("hola"))
    #expect(!entry.isRight("falso"))
    #expect(!entry.isRight("Hola"))
    #expect(!entry.isRight("hol"))
  }

  @Test func `a word with five alternatives alone is always right, and each is asked once`() throws {
    var round = Round(try setup(), bank: RoundBank(entries: entries("hello = hola / buenas / ey / qué tal / saludos")))
    var shown: Set<String> = []
    while let pair = round.pair {
      shown.insert(pair.shown)
      #expect(round.answer(true)?.matches == true)
    }
    #expect(shown.count == 5)
    #expect(round.result == .won)
  }

  @Test func `alternatives are split at a slash between spaces only`() {
    let alternatives = DeckEntry.alternatives(in: "hola / bueno/as / buenos días / buen día /     saludos    ")
    #expect(alternatives == ["hola", "bueno/as", "buenos días", "buen día", "saludos"])
    #expect(DeckEntry.alternatives(in: "hola /   / buenas") == ["hola", "buenas"])
    #expect(DeckEntry.alternatives(in: " / ") == [])
    #expect(DeckEntry.alternatives(in: " / x") == ["x"])
    #expect(DeckEntry.alternatives(in: " / ") == [])
  }

  @Test func `a new round has counted nothing and goes on`() throws {
    let round = Round(try setup(), bank: bank(20))
    #expect([round.correct, round.wrong, round.index, round.livesLeft] == [0, 0, 1, 3])
    #expect(round.result == nil)
  }

  @Test func `thirteen right answers and two wrong ones win`() throws {
    var round = Round(try setup(), bank: bank(40))
    for _ in 1...13 { round.answer(isRight: true) }
    #expect(round.result == nil)
    for _ in 1...2 { round.answer(isRight: false) }
    #expect(round.result == .won)
    #expect(round.missed.count == 2)
  }

  @Test func `three wrong answers lose, on the last pair too`() throws {
    var round = Round(try setup(), bank: bank(40))
    for _ in 1...3 { round.answer(isRight: false) }
    #expect(round.result == .lost)
    var late = Round(try setup(), bank: bank(40))
    for _ in 1...12 { late.answer(isRight: true) }
    for _ in 1...3 { late.answer(isRight: false) }
    #expect(late.answers.count == 15)
    #expect(late.result == .lost)
  }

  @Test func `ten right answers are not the end, fifteen are`() throws {
    var round = Round(try setup(), bank: bank(40))
    for _ in 1...10 { round.answer(isRight: true) }
    #expect(round.result == nil)
    for _ in 1...5 { round.answer(isRight: true) }
    #expect(round.result == .won)
  }

  @Test(arguments: [0, 100])
  func `saying what is true is right, saying the other is wrong, and the pair changes`(chance: Int) throws {
    for said in [true, false] {
      var round = Round(try setup(chance: chance), bank: bank(20))
      let pair = round.pair
      let answer = round.answer(said)
      #expect(answer?.matches == (chance == 100))
      #expect(round.correct == (said == (chance == 100) ? 1 : 0))
      #expect(round.pair != pair)
    }
  }

  @Test func `nothing said in time is wrong`() throws {
    var round = Round(try setup(), bank: bank(20))
    let pair = round.pair
    #expect(round.answer(nil)?.isCorrect == false)
    #expect(round.wrong == 1)
    #expect(round.pair != pair)
  }

  @Test func `an answer after the end changes nothing`() throws {
    var round = Round(try setup(pairs: 1), bank: bank(20))
    round.answer(isRight: true)
    let over = round
    #expect(round.answer(true) == nil)
    #expect(round == over)
  }

  @Test func `a pair is the same when both words are`() {
    #expect(WordPair(prompt: "yes", shown: "sí") != WordPair(prompt: "yeah", shown: "sí"))
    #expect(WordPair(prompt: "yes", shown: "sí") == WordPair(prompt: "yes", shown: "sí"))
  }

  @Test func `a prompt is never judged by a longer one that contains it`() throws {
    let bank = RoundBank(entries: entries("farm = granja", "arm = brazo"))
    for seed in 1...50 {
      var round = Round(try setup(chance: 100, seed: UInt64(seed)), bank: bank)
      while let pair = round.pair {
        #expect([WordPair(prompt: "farm", shown: "granja"), WordPair(prompt: "arm", shown: "brazo")].contains(pair))
        #expect(round.answer(true)?.isCorrect == true)
      }
    }
  }

  @Test func `entries for one prompt are judged together`() throws {
    let bank = RoundBank(entries: entries("good = bueno", "bad = malo", "good = bien"))
    #expect(bank.entries.map(\.prompt) == ["good", "bad"])
    for seed in 1...50 {
      var round = Round(try setup(chance: 0, seed: UInt64(seed)), bank: bank)
      while let pair = round.pair {
        if pair.prompt == "good" { #expect(pair.shown == "malo") }
        round.answer(false)
      }
      #expect(round.wrong == 0)
    }
  }

  @Test func `a rare translation is never shown as a wrong one`() throws {
    let bank = RoundBank(entries: [
      DeckEntry(prompt: "house", translations: ["casa"], rareTranslations: ["hogar"]), DeckEntry(prompt: "home", translations: ["hogar"]),
    ])
    for seed in 1...50 {
      var round = Round(try setup(chance: 0, seed: UInt64(seed)), bank: bank)
      while let pair = round.pair {
        #expect(pair == WordPair(prompt: "home", shown: "casa"))
        round.answer(false)
      }
    }
  }

  @Test func `a round that goes on after three answers asks what it would have asked`() throws {
    var whole = Round(try setup(), bank: bank(30))
    for _ in 1...3 { whole.answer(isRight: true) }
    let resumed = Round(whole.setup, bank: whole.bank, answers: whole.answers)
    #expect(resumed == whole)
  }

  @Test func `a word that was missed twice is remembered once`() throws {
    var round = Round(try setup(lives: 9), bank: RoundBank(entries: entries("a = uno", "b = dos")))
    while round.pair != nil { round.answer(isRight: false) }
    #expect(round.missed.count == 4)
    #expect(Set(round.missedWords.map(\.pair.prompt)) == ["a", "b"] && round.missedWords.count == 2)
  }

  @Test func `with a seed, what is answered does not change what is asked`() throws {
    func pairs(_ isRight: (Int) -> Bool) throws -> [WordPair?] {
      var round = Round(try setup(lives: 100, level: 2), bank: bank(60))
      return (1...15).map { index in
        defer { round.answer(isRight: isRight(index)) }
        return round.pair
      }
    }
    #expect(try pairs { _ in true } == pairs { $0 % 2 == 0 })
  }
}

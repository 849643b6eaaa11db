import CoreModule
import CoreModuleTesting
import CorePresentation
import PersonalDictionary
import Testing

@testable import Presentation
@testable import ScreenHost
@testable import TerminalKit

/// What entries and lists say of words besides their translations.
@MainActor
struct EntryDetailsTests {
  private let style = TextStyle(
    language: .english, width: nil, usesColor: false, localTime: .fixed(seconds: 0), now: TestInterface.clock.now()
  )

  private let bank = FullEntry.bank

  private var doing: DictionaryEntry {
    var details = WordDetails()
    (details.aspect, details.partners) = (.imperfective, ["сделать"])
    let senses = [Sense(translations: ["do"])]
    return DictionaryEntry(headword: "делать", partOfSpeech: "verb", source: "core", details: details, senses: senses)
  }

  @Test func `an entry has article, plural, pronunciation, glosses and what is rare`() throws {
    let direction = try #require(Direction(from: .german, to: .french))
    #expect(
      EntryLines([bank], direction).full(style) == [
        "die Bank, plural Banken, Bänke  /baŋk/  noun", "  1. la banque, l'eau (f) (Geldinstitut)", "  2. tas (rare) (Geologie)",
        "from: core",
      ])
    #expect(EntryLines([bank], direction, isFull: true).full(style).contains("     Sie geht zur Bank."))
  }

  @Test func `a verb has its aspect and partner, in both languages`() throws {
    let direction = try #require(Direction(from: .russian, to: .english))
    #expect(EntryPhrases.headword(doing, in: .russian)(.english) == "делать (imperfective; perfective: сделать)")
    #expect(EntryPhrases.headword(doing, in: .russian)(.russian) == "делать (несов. вид; сов. вид: сделать)")
    #expect(EntryLines([doing], direction).headword(style) == "делать (imperfective; perfective: сделать)")
  }

  @Test func `a gloss is shown where there are several senses, and always in full`() throws {
    let direction = try #require(Direction(from: .german, to: .french))
    var entry = bank
    entry.senses.removeLast()
    #expect(EntryLines([entry], direction).senses(style)[1] == "  1. la banque, l'eau (f)")
    #expect(EntryLines([entry], direction, isFull: true).senses(style)[1] == "  1. la banque, l'eau (f) (Geldinstitut)")
  }

  @Test func `translations stay bare where they are kept, details stand beside them`() throws {
    let direction = try #require(Direction(from: .german, to: .french))
    let json = bank.json(direction).text
    #expect(json.contains(#""gender":"feminine","article":"die","plural":"Banken""#))
    #expect(json.contains(#""translations":["banque","eau"]"#))
    #expect(json.contains(#"{"text":"eau","gender":"feminine","article":"l'"}"#))
    #expect(json.contains(#""gloss":"Geldinstitut","rare":false"#))
    #expect(json.contains(#"{"source":"Sie geht zur Bank.","target":null}"#))
    #expect(doing.json(direction).text.contains(#""aspect":"imperfective","partners":["сделать"],"pronunciation":null"#))
  }

  @Test func `a list shows the article of a German noun`() throws {
    struct House: NounGenders {
      func gender(of noun: String, in language: Language) -> Gender { noun == "Haus" ? .neuter : [] }
    }
    var words = [Word.several[0]]
    words[0].text = "Haus"
    words[0].direction = try #require(Direction(from: .german, to: .english))
    let lines = WordRowsView(words: words, cursor: ListCursor(), nouns: House()).lines(Size(columns: 80, rows: 20))
    #expect(lines[0].text.contains("das Haus"))
  }
}

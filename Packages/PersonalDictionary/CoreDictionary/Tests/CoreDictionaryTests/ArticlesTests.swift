import CoreDictionaryFormat
import PersonalDictionary
import Testing

struct ArticlesTests {
  private let rare = CoreDictionaryRow.Rank.joined(votes: 20, zipf: 3.2)

  @Test func `one entry for each part of speech, the commoner one first`() throws {
    let rows = [
      row(.verb, en: "book", es: "reservar", rank: .joined(votes: 30, zipf: 3.5)), row(.noun, en: "book", es: "libro"),
    ]
    let entries = try rows.entries(for: "book", .english, .spanish)
    #expect(entries.map(\.partOfSpeech) == ["noun", "verb"])
    #expect(entries.map(\.source) == ["core", "core"])
  }

  @Test func `a row about the word comes before a row that only mentions it`() throws {
    let rows = [row(en: "seat|chair|place", es: "asiento"), row(en: "place", es: "lugar", rank: .joined(votes: 40, zipf: 4.5))]
    #expect(try rows.senses(for: "place", .english, .spanish) == [["lugar"], ["asiento"]])
  }

  @Test func `an everyday row comes first`() throws {
    let rows = [row(en: "time", es: "vez", rank: .joined(votes: 60, zipf: 4.8)), row(en: "time", es: "tiempo", rank: .everyday)]
    #expect(try rows.senses(for: "time", .english, .spanish) == [["tiempo"], ["vez"]])
  }

  @Test func `a row that nobody has read comes after an everyday one, and one that few editions have after all others`() throws {
    let rows = [
      row(en: "pitch", es: "brea", rank: .wide(editions: 3, zipf: 4.5)), row(en: "pitch", es: "tono", rank: .wide(editions: 10, zipf: 4.5)),
      row(en: "pitch", es: "campo", rank: .everyday),
    ]
    #expect(try rows.senses(for: "pitch", .english, .spanish) == [["campo"], ["tono"]])
    #expect(try Array(rows.prefix(2)).senses(for: "pitch", .english, .spanish) == [["tono"], ["brea"]])
  }

  @Test func `a meaning that several rows agree on comes first`() throws {
    let rows = [
      row(en: "bank", es: "orilla"), row(en: "bank", es: "banco"), row(en: "bank", es: "banco|entidad", rank: .joined(votes: 50, zipf: 5)),
    ]
    #expect(try rows.senses(for: "bank", .english, .spanish) == [["banco", "entidad"], ["orilla"]])
  }

  @Test func `a row that gives a translation first backs it more than a commoner one that gives it last`() throws {
    let rows = [
      row(en: "bank", es: "orilla"), row(en: "bank", es: "banco"), row(en: "bank", es: "ribera|orilla", rank: .joined(votes: 50, zipf: 5)),
      row(en: "bank", es: "banco|entidad", rank: .joined(votes: 30, zipf: 4)),
    ]
    #expect(try rows.senses(for: "bank", .english, .spanish).first == ["banco", "entidad"])
  }

  @Test func `senses with the same or fewer translations are merged`() throws {
    let rows = [row(en: "house", de: "Haus"), row(en: "house", de: "Haus|Gebäude"), row(en: "house", de: "Gebäude")]
    #expect(try rows.senses(for: "house", .english, .german) == [["Haus", "Gebäude"]])
  }

  @Test func `senses that begin with the same word are one, and a sense of known words adds nothing`() throws {
    let rows = [
      row(en: "smell|smell of", es: "oler", rank: .everyday), row(en: "smell|sniff", es: "oler", rank: .joined(votes: 60, zipf: 5)),
      row(en: "stink", es: "oler", rank: .joined(votes: 60, zipf: 4.9)),
      row(en: "sniff|smell", es: "oler", rank: .joined(votes: 60, zipf: 4.8)),
    ]
    let senses = try rows.senses(for: "oler", .spanish, .english)
    #expect(senses == [["smell", "smell of", "sniff"], ["stink"]], "\(senses)")
  }

  @Test func `a row about a narrower meaning adds a sense, not words to the common one`() throws {
    let rows = [row(en: "house", de: "Haus"), row(en: "house|dynasty", de: "Haus|Dynastie")]
    #expect(try rows.senses(for: "house", .english, .german) == [["Haus"], ["Dynastie"]])
  }

  @Test func `a row about the word alone comes before one that narrows it`() throws {
    let rows = [row(en: "change|transfer", es: "transbordar"), row(en: "change", es: "cambiar")]
    #expect(try rows.senses(for: "change", .english, .spanish) == [["cambiar"], ["transbordar"]])
  }

  @Test func `a row without a translation gives no sense`() throws {
    let rows = [row(en: "house", de: "Haus"), row(en: "house", es: "casa")]
    #expect(try rows.senses(for: "house", .english, .german) == [["Haus"]])
    #expect(try rows.entries(for: "house", .english, .russian).isEmpty)
  }

  @Test func `an entry shows eight senses`() throws {
    let rows = (1...12).map { row(en: "thing", es: "cosa \($0)") }
    #expect(try rows.senses(for: "thing", .english, .spanish).count == 8)
  }

  @Test func `a doubtful row that ends with the word is left out beside a good one`() throws {
    let rows = [row(.verb, en: "go", es: "ir", rank: .everyday), row(.verb, en: "swim|float|go", es: "nadar", rank: rare)]
    #expect(try rows.senses(for: "go", .english, .spanish) == [["ir"]])
    #expect(try Array(rows.dropFirst()).senses(for: "go", .english, .spanish) == [["nadar"]])
  }

  @Test func `a proper noun is called so`() throws {
    let rows = [row(.properNoun, en: "Spain", es: "España")]
    #expect(try rows.entries(for: "spain", .english, .spanish).map(\.partOfSpeech) == ["proper noun"])
  }
}

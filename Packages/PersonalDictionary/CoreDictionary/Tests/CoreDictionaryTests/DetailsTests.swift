import CoreDictionary
import CoreDictionaryFormat
import FormTables
import PersonalDictionary
import Testing

/// Details of headwords and senses.
struct DetailsTests {
  @Test func `a headword has its gender, plurals, aspect, partners and pronunciations`() throws {
    let rows = [
      row(en: "house", de: "Haus"), row(.verb, en: "do", ru: "делать"), row(.verb, en: "marry", ru: "женить"),
      row(en: "flood", de: "Flut"),
    ]
    let notes = try notes([
      .german: "Haus\tnoun\tneuter\t\t\thaʊ̯s|xaʊ̯s\n",
      .russian: "делать\tverb\t\timperfective\tсделать|проделать\t\nженить\tverb\t\timperfective|perfective\t\t\n",
    ]) { $0[.german]?[Headword("Haus", .noun)]?.plurals = ["Häuser"] }
    let house = try #require(try rows.entries(for: "Haus", .german, .english, notes).first).details
    #expect(house.gender == .neuter && house.plurals == ["Häuser"] && house.pronunciations == ["haʊ̯s", "xaʊ̯s"])
    let doing = try #require(try rows.entries(for: "делать", .russian, .english, notes).first).details
    #expect(doing.aspect == .imperfective && doing.partners == ["сделать", "проделать"] && doing.gender == [])
    #expect(try rows.entries(for: "женить", .russian, .english, notes).first?.details.aspect == [.imperfective, .perfective])
    #expect(try rows.entries(for: "Flut", .german, .english, notes).first?.details == WordDetails())
  }

  @Test func `spellings and parts of speech of a key keep apart what is told of them`() throws {
    let rows = [
      row(en: "food", de: "Essen"), row(.verb, en: "eat", de: "essen"), row(.adjective, en: "nice", de: "schön"),
      row(.adverb, en: "already", de: "schon"),
      row(en: "record", es: "disco"), row(.verb, en: "record", es: "grabar"), row(.adjective, en: "record", es: "récord"),
    ]
    let notes = try notes([
      .german: "Essen\tnoun\tneuter\t\t\tˈɛsn̩\nessen\tverb\t\t\t\tˈɛsn̩\nschön\tadjective\t\t\t\tʃøːn\nschon\tadverb\t\t\t\tʃoːn\n",
      .english: "record\tnoun\t\t\t\tˈrɛkɔːd\nrecord\tverb\t\t\t\trɪˈkɔːd\nrecord\tadjective\t\t\t\tˈrɛkɔːd\n",
    ])
    let eating = try rows.entries(for: "essen", .german, .english, notes)
    #expect(eating.map(\.details.pronunciations) == [["ˈɛsn̩"], ["ˈɛsn̩"]] && eating.map(\.details.gender) == [[], .neuter])
    #expect(try rows.entries(for: "schon", .german, .english, notes).map(\.details.pronunciations) == [["ʃoːn"]])
    #expect(try rows.entries(for: "schön", .german, .english, notes).map(\.details.pronunciations) == [["ʃøːn"]])
    let record = try rows.entries(for: "record", .english, .spanish, notes)
    for entry in record { #expect(entry.details.pronunciations == [entry.partOfSpeech == "verb" ? "rɪˈkɔːd" : "ˈrɛkɔːd"]) }
    #expect(record.count == 3)
  }

  @Test func `translations that are nouns have their gender`() throws {
    let rows = [row(en: "house", es: "casa|hogar", de: "Haus"), row(en: "house", es: "cámara"), row(.adjective, en: "house", es: "casero")]
    let spanish = [("casa", "feminine"), ("hogar", "masculine"), ("casero", "masculine"), ("gafas", "feminine plural")]
    let notes = try notes([.spanish: spanish.map { "\($0)\tnoun\t\($1)\t\t\t\n" }.joined()])
    let entries = try rows.entries(for: "house", .english, .spanish, notes)
    #expect(entries[0].senses[0].genders == ["casa": .feminine, "hogar": .masculine])
    #expect(entries[0].senses[1].genders == [:] && entries[1].senses[0].genders == [:])
    let glasses = try [row(en: "glasses", es: "gafas")].entries(for: "gafas", .spanish, .english, notes)
    #expect(glasses.first?.details.gender == [.feminine, .plural])
  }

  @Test func `a noun whose gender depends on the meaning has an entry for each`() throws {
    let rows = [
      row(en: "lake", de: "See", rank: .everyday), row(en: "sea", de: "Meer|See"), row(en: "lake|pond", de: "See"),
      row(en: "gate", de: "Tor"),
    ]
    let details = try DetailsTable("See\tnoun\tmasculine|feminine\t\t\t\nTor\tnoun\tneuter\t\t\t\n").details
    let genders = try GenderTable("# licence\nSee\tmasculine\tlake|pond\nSee\tfeminine\tsea\n")
    let notes = DictionaryNotes(details: [.german: details], genders: [.german: genders])
    let entries = try rows.entries(for: "See", .german, .english, notes)
    #expect(entries.map(\.details.gender) == [.masculine, .feminine])
    #expect(entries.map { $0.senses.map(\.translations) } == [[["lake", "pond"]], [["sea"]]])
    let sea = try #require(try rows.entries(for: "sea", .english, .german, notes).first?.senses.first)
    #expect(sea.genders["See"] == .feminine)
    #expect(try rows.entries(for: "Tor", .german, .english, notes).map(\.details.gender) == [.neuter])
    #expect(throws: TableLinesError.self) { try GenderTable("See\tmale\tlake\n") }
  }

  @Test func `a sense has the gloss of its headword in the language of the headword, with an example`() throws {
    let rows = [
      row(en: "bank|shore", es: "orilla", de: "Ufer"), row(en: "bank", es: "banco", de: "Bank"), row(en: "bank|heap", es: "montón"),
      row(en: "bank", de: "Sparkasse", rank: .answer(from: .german)),
    ]
    let glosses = """
      # licence
      bank\tnoun\tUfer\tland beside water\tThey sat on the bank.
      shore\tnoun\torilla\tland along the edge of water\t
      bank\tnoun\tbanco\ta place for money\t
      """
    let notes = DictionaryNotes(glosses: [.english: try GlossTable(glosses)])
    let bank = try #require(try rows.entries(for: "bank", .english, .spanish, notes).first?.senses)
    #expect(Set(bank.map(\.gloss)) == ["land beside water", "a place for money", nil])
    #expect(bank.flatMap(\.examples) == [UsageExample(source: "They sat on the bank.", target: nil)])
    let shore = try #require(try rows.entries(for: "shore", .english, .german, notes).first?.senses)
    #expect(shore.map(\.gloss) == ["land along the edge of water"])
    #expect(try rows.entries(for: "orilla", .spanish, .english, notes).first?.senses.map(\.gloss) == [nil])
  }

  @Test func `a gloss is that of one sense, even where the translation that names it stands in two`() throws {
    let notes = DictionaryNotes(glosses: [.german: try GlossTable("Tisch\tnoun\ttable\tMöbelstück mit Platte\t")])
    let rows = [row(en: "chart|table", ru: "таблица", de: "Tisch"), row(en: "table", ru: "стол", de: "Tisch")]
    let senses = try #require(try rows.entries(for: "Tisch", .german, .russian, notes).first?.senses)
    #expect(senses.first { $0.translations == ["стол"] }?.gloss == "Möbelstück mit Platte")
    #expect(senses.count == 2 && senses.compactMap(\.gloss).count == 1)
  }

  @Test func `a sense that few sources have is rare, one that a sure row has too is not`() throws {
    let rare = CoreDictionaryRow.Rank.wide(editions: 2, zipf: 3)
    let rows = [row(en: "thing", es: "cosa", rank: rare), row(en: "other", es: "otro"), row(en: "other", es: "otro|distinto", rank: rare)]
    #expect(try rows.entries(for: "thing", .english, .spanish).first?.senses.map(\.isRare) == [true])
    #expect(try rows.entries(for: "other", .english, .spanish).first?.senses.map(\.isRare) == [false])
  }

  @Test func `a German noun has the plurals of its paradigms, one with a plural only has none`() throws {
    let entries = try notesOfTables()
    #expect(entries[Headword("Haus", .noun)]?.plurals == ["Häuser"])
    #expect(entries[Headword("Bank", .noun)]?.plurals == ["Banken", "Bänke"])
    #expect(entries[Headword("Eltern", .noun)]?.plurals ?? [] == [])
  }

  @Test func `every bad line of a table is named`() {
    let lines = [
      "Haus\tnoun\tneutral\t\t\t", "Haus\tthing\t\t\t\t", "Haus\tnoun", "\tnoun\t\t\t\t", "мыть\tverb\t\tperfect\t\t",
      "cafe\u{301}\tnoun\t\t\t\t",
    ]
    do {
      _ = try DetailsTable(lines.joined(separator: "\n"))
      Issue.record("the table was read")
    } catch {
      #expect(error.problems.count == 6)
      #expect(error.problems.first?.contains("“neutral” is no gender") == true)
    }
    #expect(throws: TableLinesError.self) { try GlossTable("bank\tnoun\tUfer\t\t") }
  }

  @Test func `what is written by hand stands in place of what a script wrote`() throws {
    var table = try DetailsTable("Haus\tnoun\tmasculine\t\t\thaʊ̯s\nmal\tnoun\tneuter\t\t\t")
    table.correct(by: try DetailsTable("Haus\tnoun\tneuter\t\t\t"))
    #expect(table.details[Headword("Haus", .noun)]?.gender == .neuter)
    #expect(table.details[Headword("Haus", .noun)]?.pronunciations == ["haʊ̯s"])
    #expect(table.details[Headword("mal", .noun)]?.gender == .neuter)
  }

  private func notes(
    _ tables: [Language: String], change: (inout [Language: [Headword: WordDetails]]) -> Void = { _ in }
  ) throws -> DictionaryNotes {
    var details = try tables.mapValues { try DetailsTable($0).details }
    change(&details)
    return DictionaryNotes(details: details)
  }

  private func notesOfTables() throws -> [Headword: WordDetails] { try Tables.all().notes.details[.german] ?? [:] }
}

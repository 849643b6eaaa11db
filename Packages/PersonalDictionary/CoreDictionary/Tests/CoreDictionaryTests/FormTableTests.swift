import CoreDictionaryFormat
import FormTables
import PersonalDictionary
import Testing

struct FormTableTests {
  private let rows = """
    row infinitive 20 infinitive
    row present 30 1sg+present 3sg+present
    row participle 10 masculine+participle feminine+participle
    row number 100 sg pl
    """

  @Test func `a regular verb follows the paradigm with the longest fitting ending`() throws {
    let table = try table(
      """
      paradigm ar verb -ar
        infinitive ar
        present o a
      paradigm iar verb -ar
        like ar
        fits -iar
        stem 2 i>í
        present 2o 2a
      """
    )
    #expect(forms(table, "hablar") == ["hablar", "hablo", "habla"])
    #expect(forms(table, "enviar") == ["enviar", "envío", "envía"])
  }

  @Test func `spelling changes where stem and ending meet, and a listed word has forms of its own`() throws {
    let table = try table(
      """
      paradigm er verb -er
        seams c|o>z|o
        present o e
      words er hacer vencer
      word ser verb
        present soy es
        participle - -
      """
    )
    #expect(forms(table, "vencer") == ["venzo", "vence"])
    #expect(forms(table, "ser") == ["soy", "es"])
  }

  @Test func `a participle is inflected further`() throws {
    let table = try table(
      """
      paradigm adjective adjective -o
        number o os
      paradigm ar verb -ar
        infinitive ar
        as past+participle 10 ado adjective
      """
    )
    #expect(table.inflections(of: "hablar", .verb).map(\.form.features) == ["infinitive", "sg past participle", "pl past participle"])
    #expect(forms(table, "hablar") == ["hablar", "hablado", "hablados"])
  }

  @Test func `a reflexive verb has the forms of the plain one where that is no headword`() throws {
    let table = try table(
      """
      paradigm ar verb -ar
        present o a
      reflexive se$>
      """
    )
    let found = table.inflections(of: "quejarse", .verb).map(\.form)
    #expect(found.map(\.text) == ["quejo", "queja"])
    #expect(Set(found.map(\.headword)) == ["quejarse"])
    #expect(table.inflections(of: "lavarse", .verb) { $0 == "lavar" }.isEmpty)
  }

  @Test func `a word with a prefix is inflected like what follows it, and a separable prefix stands apart, too`() throws {
    let table = try table(
      """
      apart present
      paradigm adjective adjective -
        number _ e
      paradigm en verb -en
        present e t
        as past+participle 10 ge~t adjective
      prefixes separable verb auf
      prefixes inseparable verb ver
      prefixes dropped verb sich_
      """
    )
    #expect(forms(table, "aufmachen") == ["aufmache", "mache auf", "aufmacht", "macht auf", "aufgemacht", "aufgemachte"])
    #expect(forms(table, "vermachen") == ["vermache", "vermacht", "vermacht", "vermachte"])
    #expect(forms(table, "sich freuen") == ["freue", "freut", "gefreut", "gefreute"])
  }

  @Test func `lines that cannot be read are named`() {
    let text = "paradigm ar\n  present o\nwords ir vivir\nword ser verb\n  present soy\n  past fui\nrows"
    #expect {
      try table(text)
    } throws: { error in
      (error as? FormTableError)?.problems.map(\.place) == ["a:1", "a:2", "a:3", "a:5", "a:6", "a:7"]
    }
  }

  @Test func `readings come in the order in which they are meant`() throws {
    let table = try table(
      """
      word ser verb
        present soy fui
      word ir verb
        present voy fui
      paradigm noun noun -
        number _ s
      prefer fui ser
      """
    )
    let readings = FormReadings(table, headwords: [.init("ir", .verb): 6, .init("ser", .verb): 5, .init("ir", .noun): 1]).readings
    #expect(readings.map { $0.map(\.headword) } == [["ser", "ir"], ["ir"], ["ser"], ["ir"]])
    let noun = try #require(readings.first { $0[0].text == "irs" })
    #expect(noun.map(\.features) == ["pl"])
  }

  @Test func `answers of its own make a text a form before all, or a headword before all where it is that more often`() throws {
    let table = try table(
      """
      word ser verb
        present soy fui
      word ir verb
        present voy fui
      """
    )
    let words: [FormReadings.Headword: Double] = [.init("ser", .verb): 4, .init("ir", .verb): 6, .init("fui", .noun): 8]
    func fui(_ words: [FormReadings.Headword: Double], _ answered: [FormReadings.Headword]) -> [String] {
      FormReadings(table, headwords: words, answered: answered).readings.first { $0[0].text == "fui" }?.map {
        "\($0.headword) \($0.partOfSpeech)"
      } ?? []
    }
    #expect(fui(words, []) == ["fui noun", "ir verb", "ser verb"])
    #expect(fui(words, [.init("fui", .verb)]) == ["ir verb", "fui noun", "ser verb"])
    #expect(fui(words.merging([.init("fui", .verb): 1]) { $1 }, [.init("fui", .verb)]) == ["ir verb", "fui noun", "ser verb"])
    #expect(fui(words.merging([.init("fui", .verb): 7]) { $1 }, [.init("fui", .verb)]) == ["fui verb", "fui noun", "ir verb", "ser verb"])
    #expect(fui(words, [.init("fui", .adverb)]) == ["fui adverb", "fui noun", "ir verb", "ser verb"])
  }

  @Test func `what is written with е for ё is a form, too, after what is spelled so`() throws {
    let table = try FormTable([("a", "row present 100 3sg+present\nspelling ё е 0.4\nword брать verb\n  present берёт")])
    let readings = FormReadings(table, headwords: [.init("брать", .verb): 5, .init("берет", .noun): 4.9]).readings
    #expect(readings.first { $0[0].text == "берет" }?.map(\.headword) == ["берет", "брать"])
    let common = FormReadings(table, headwords: [.init("брать", .verb): 5, .init("берет", .noun): 3]).readings
    #expect(common.flatMap { $0 }.filter { $0.text == "берет" }.map(\.headword) == ["брать", "берет"])
  }

  @Test func `a noun in small letters comes first where the form of another word is rarer`() throws {
    let rules = "row present 30 1sg+present\nrow singular 60 sg\ncapitalised noun 0.7\nword opfern verb\n  present opfere\n"
    let words = "word Opfere noun\n  singular Opfere\nword Habe noun\n  singular Habe\nword haben verb\n  present habe"
    let table = try FormTable([("a", rules + words)])
    let readings = FormReadings(
      table, headwords: [.init("opfern", .verb): 4, .init("Opfere", .noun): 5, .init("haben", .verb): 7, .init("Habe", .noun): 3]
    ).readings
    func headwords(_ text: String) -> [String]? { readings.first { $0[0].text == text }?.map(\.headword) }
    #expect(headwords("opfere") == ["Opfere", "opfern"])
    #expect(headwords("habe") == ["haben", "Habe"])
  }

  @discardableResult private func table(_ text: String) throws -> FormTable { try FormTable([("rows", rows), ("a", text)]) }

  private func forms(_ table: FormTable, _ verb: String) -> [String] { table.inflections(of: verb, .verb).map(\.form.text) }
}

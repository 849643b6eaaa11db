import PersonalDictionary
import Testing

@testable import CoreDictionaryFormat

struct CoreDictionaryTableTests {
  @Test func `a table gives its rows`() throws {
    let text = "# note\n\nnoun\thouse|home\tcasa\tдом\tHaus\tmaison\tcasa\tcasa\t60\t5.5\n"
    let table = try CoreDictionaryTable(text, columns: .joined)
    #expect(table.rows.map(\.partOfSpeech) == [.noun])
    #expect(table.rows.first?[.english] == ["house", "home"])
    #expect(table.rows.first?.rank == .joined(votes: 60, zipf: 5.5))
  }

  @Test func `an everyday table has no numbers`() throws {
    let table = try CoreDictionaryTable("proper-noun\tSpain\tEspaña\tИспания\t\t\t\t", columns: .everyday)
    #expect(table.rows.first?.rank == .everyday)
    #expect(table.rows.first?[.german] == [])
  }

  @Test func `a wide row that few editions have is rare`() throws {
    let text = "noun\tlitigation\tlitigio\t\t\t\t\t\t7\t3.1\nnoun\tcosplay\tcosplay\t\t\t\t\t\t2\t2.9"
    let rows = try CoreDictionaryTable(text, columns: .wide).rows
    #expect(rows.map(\.rank) == [.wide(editions: 7, zipf: 3.1), .wide(editions: 2, zipf: 2.9)])
    #expect(rows.map(\.isRare) == [false, true])
  }

  @Test func `every bad line is reported with its number`() {
    let lines = [
      "# comment",
      "noun\tgood\tbueno\t\t\t\t\t",
      "noun\ttoo\tfew",
      "thing\tgood\tbueno\t\t\t\t\t",
      "noun\tlonely\t\t\t\t\t\t",
      "noun\tone|\tuno\t\t\t\t\t",
      "noun\t two\tdos  tres\t\t\t\t\t",
      "noun\tcafe\u{301}\tcafé\t\t\t\t\t",
      "noun\tbell\u{7}\tcampana\u{200B}\t\t\t\t\t",
      "noun\tcat\t\tкoт\t\t\t\t",
      "noun\tsame|same\tmismo\t\t\t\t\t",
      "noun\tgood\tbueno\t\t\t\t\t",
      "noun\t" + String(repeating: "a", count: 401) + "\tlargo\t\t\t\t\t",
    ]
    #expect(
      problems(in: lines.joined(separator: "\n"), .everyday) == [
        .init(line: 3, what: .columnCount(3, expected: 8)),
        .init(line: 4, what: .unknownPartOfSpeech("thing")),
        .init(line: 5, what: .fewerThanTwoLanguages),
        .init(line: 6, what: .emptyAlternative(column: "en")),
        .init(line: 7, what: .strayBlanks(word: " two")),
        .init(line: 7, what: .strayBlanks(word: "dos  tres")),
        .init(line: 8, what: .notComposed(word: "cafe\u{301}")),
        .init(line: 9, what: .controlCharacter(word: "bell\u{7}")),
        .init(line: 9, what: .controlCharacter(word: "campana\u{200B}")),
        .init(line: 10, what: .mixedAlphabets(word: "кoт")),
        .init(line: 11, what: .repeatedWord("same")),
        .init(line: 12, what: .repeatsLine(2)),
        .init(line: 13, what: .tooLong(word: String(repeating: "a", count: 401))),
      ])
  }

  @Test func `bad numbers are reported`() {
    let text = "noun\ta\tb\t\t\t\t\t\t61\t5\nnoun\tc\td\t\t\t\t\t\tx\t-1"
    #expect(
      problems(in: text, .joined) == [
        .init(line: 1, what: .badVotes("61", most: 60)), .init(line: 2, what: .badVotes("x", most: 60)),
        .init(line: 2, what: .badZipf("-1")),
      ])
    #expect(problems(in: "noun\ta\tb\t\t\t\t\t\t11\t5", .wide) == [.init(line: 1, what: .badVotes("11", most: 10))])
  }

  @Test func `a line ending of another system is reported`() {
    #expect(
      problems(in: "noun\ta\tb\t\t\t\t\tc\r\nnoun\td\te\t\t\t\t\tf\r", .everyday) == [
        .init(line: 1, what: .controlCharacter(word: "c\r")), .init(line: 2, what: .controlCharacter(word: "f\r")),
      ])
  }

  @Test func `answers need a headword`() throws {
    #expect(problems(in: "verb\tit is\tes\t\t\t\t\t", .answers(from: .german)) == [.init(line: 1, what: .noHeadword(column: "de"))])
    let rows = try CoreDictionaryTable("verb\tit is\tes\t\t\t\t\t", columns: .answers(from: .spanish)).rows
    #expect(rows.map(\.rank) == [.answer(from: .spanish)])
    #expect(Language.allCases.filter { rows[0].isAbout($0) } == [.spanish])
  }

  @Test func `a problem says what to do`() {
    #expect("\(CoreDictionaryTableProblem(line: 12, what: .repeatsLine(3)))" == "line 12: says the same as line 3; delete one")
  }

  private func problems(in text: String, _ columns: CoreDictionaryTable.Columns) -> [CoreDictionaryTableProblem] {
    do {
      _ = try CoreDictionaryTable(text, columns: columns)
      return []
    } catch {
      return error.problems
    }
  }
}

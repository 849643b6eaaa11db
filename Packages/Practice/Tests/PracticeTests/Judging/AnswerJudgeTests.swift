import CoreModule
import CoreModuleTesting
import Practice
import PracticeScheduling
import Testing

struct AnswerJudgeTests {
  @Test(arguments: JudgedAnswers.all.map(\.language))
  func `answers are judged as a teacher judges them`(language: String) async throws {
    let lines = try #require(JudgedAnswers.all.first { $0.language == language }).lines.split(separator: "\n")
    for line in lines {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let articles = fields[1].drop { $0 == "!" }
      let judge = AnswerJudge(
        [fields[0]], language: language, articles: articles.isEmpty ? [] : [String(articles)], asksArticle: fields[1].hasPrefix("!")
      )
      let judgement = await judge.judgement(of: fields[2]) { JudgedAnswers.otherForms.contains($0) }
      #expect("\(judgement.verdict)\(judgement.remark.map { " " + $0.name } ?? "")" == fields[3], "\(line)")
    }
  }

  @Test func `there are enough judged answers in each language`() {
    for (language, lines) in JudgedAnswers.all { #expect(lines.split(separator: "\n").count >= 19, "\(language)") }
  }

  @Test func `any of several right answers is right, and the nearest is shown`() {
    let judge = AnswerJudge(["casa", "hogar"], language: "es", articles: ["la"])
    #expect(judge.judgement(of: "hogar").verdict == .right)
    #expect(judge.judgement(of: "el hogar").verdict == .right)
    #expect(judge.judgement(of: "el hogar").expected == "hogar")
    #expect(judge.judgement(of: "la casa").expected == "la casa")
    #expect(judge.judgement(of: "hugar").expected == "hogar")
  }

  @Test func `another form makes several answers wrong wherever it stands`() async {
    let judge = AnswerJudge(["hermano", "compañero"], language: "es")
    let isWord = { (form: String) in form == "compañera" }
    #expect(await judge.judgement(of: "hermamo, compañera", isWord: isWord).verdict == .wrong)
    #expect(await judge.judgement(of: "compañera, hermamo", isWord: isWord).verdict == .wrong)
    #expect(await judge.judgement(of: "hermamo, compañeri", isWord: isWord).verdict == .almost)
  }

  @Test func `the grade follows from the verdict`() {
    let judge = AnswerJudge(["biblioteca"], language: "es")
    #expect(["biblioteca", "bibloteca", "libro"].map { judge.judgement(of: $0).grade } == [.good, .hard, .again])
  }

  @Test func `what differs is shown letter by letter`() {
    let cafe = AnswerJudge(["café"], language: "es").judgement(of: "Cafe")
    #expect(cafe.difference == [.same("C"), .same("a"), .same("f"), .changed(typed: "e", expected: "é")])
    let door = AnswerJudge(["Tür"], language: "de", articles: ["die"], asksArticle: true).judgement(of: "Türr")
    #expect(door.expected == "die Tür")
    #expect(door.difference.prefix(4) == [.missing("d"), .missing("i"), .missing("e"), .missing(" ")])
    #expect(door.difference.count { if case .extra = $0 { true } else { false } } == 1)
  }

  @Test(arguments: ["", " ", "…", "'", "/", "((", "a/b/c/d/e", String(repeating: "x/y ", count: 40), "\u{301}", "👩‍👩‍👧"])
  func `odd texts are judged without harm`(text: String) {
    #expect(AnswerJudge([text], language: "en").judgement(of: "dog").verdict == .wrong)
    #expect(AnswerJudge(["dog"], language: "en").judgement(of: text).verdict == .wrong)
    #expect(AnswerJudge([], language: "en").judgement(of: text).verdict == .wrong)
  }

  @Test func `a page is judged without comparing each pair of letters`() {
    let page = String(repeating: "palabra ", count: 8000).trimmed
    let judge = AnswerJudge([page], language: "es")
    #expect(judge.judgement(of: page).verdict == .right)
    #expect(judge.judgement(of: page + "x").verdict == .wrong)
    #expect(judge.judgement(of: page + "x").difference == [])
    #expect(judge.judgement(of: String(repeating: "a,", count: 8000)).verdict == .wrong)
    #expect(AnswerJudge(["perro"], language: "es").judgement(of: page).verdict == .wrong)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `the difference spells both texts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> String { String((0..<Int.random(in: 0...8, using: &random)).map { _ in "abcé ".randomElement(using: &random) ?? "a" }) }
    let (typed, expected) = (text(), text())
    let judgement = AnswerJudge([expected], language: "es").judgement(of: typed)
    var (first, second) = ("", "")
    for letter in judgement.difference {
      switch letter {
      case .same(let letter):
        first.append(letter)
        second.append(letter)
      case .changed(let typed, let expected):
        first.append(typed)
        second.append(expected)
      case .missing(let letter): second.append(letter)
      case .extra(let letter): first.append(letter)
      }
    }
    #expect(judgement.expected.isEmpty || first == typed.trimmed)
    #expect(second == judgement.expected)
  }
}

extension Judgement.Remark {
  fileprivate var name: String {
    switch self {
    case .accents: "accents"
    case .slip: "slip"
    case .articleMissing: "articleMissing"
    case .articleWrong: "articleWrong"
    }
  }
}

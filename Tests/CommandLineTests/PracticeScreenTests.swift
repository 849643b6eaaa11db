import Foundation
import Testing

/// What a new user does on the full screen in the first three days of practice, in both languages. The program is told what time it is.
@Suite(.serialized)
struct PracticeScreenTests {
  /// A language of the program, and what it says to a user who has so many words.
  struct Words: Sendable, CustomTestStringConvertible {
    let language: String
    let words: [String]
    let (next, question, done, tomorrow): (String, String, String, String)

    var testDescription: String { language }
  }

  private static let words = """
    casa perro gato mesa libro agua pan leche puerta ventana calle ciudad mano ojo cabeza noche día año tiempo hombre
    """.split(separator: " ").map(String.init)

  private static let languages = [
    Words(
      language: "en", words: words, next: "Enter next", question: "What does it mean?", done: "Done: 40 answers, 40 right.",
      tomorrow: "Tomorrow: "),
    Words(
      language: "ru", words: Array(words.prefix(5)), next: "Enter дальше", question: "Что это значит?",
      done: "Готово: 10 ответов, верно: 10.", tomorrow: "Завтра: "),
  ]

  @Test(arguments: languages)
  func `words are practised on three days`(words: Words) throws {
    let (terminal, count) = (try Terminal(language: "C.UTF-8"), words.words.count)
    _ = try terminal.run(
      """
      glot config set language \(words.language) -q; glot lang es \(words.language == "en" ? "en" : "ru") -q
      glot add \(words.words.joined(separator: " ")) -q
      """)
    let session = try ScreenSession(terminal)
    func begin(_ now: String) throws { try session.start("clear; glot practice --now \(now); echo ended $?") }
    func end() throws { try session.type("q", "q", shows: "ended 0") }
    // Enter shows the answer, and 3 says “good”.
    func answerAll() throws {
      for number in 1..<(2 * count) { try session.type("Enter", "3", shows: "✓ \(number)  ✗ 0") }
      try session.type("Enter", "3", shows: words.done)
    }
    // Each word is shown and, ten minutes later in its schedule, asked again.
    try begin("2027-03-01T18:00:00Z")
    try session.shows(words.question)
    try answerAll()
    try session.shows("\(words.tomorrow)0")
    try end()
    // On the next day the other direction is begun.
    try begin("2027-03-02T08:00:00Z")
    try session.shows("✓ 0  ✗ 0")
    try answerAll()
    try session.shows("\(words.tomorrow)\(count)")
    try end()
    // On the third day the words come back.
    #expect(try terminal.run("glot practice due --plain --now 2027-03-03T08:00:00Z").output == "\(count)\t0\n")
    try begin("2027-03-03T08:00:00Z")
    try session.shows("✓ 0  ✗ 0")
    try session.type("Enter", shows: words.next)
    try session.type("1", shows: "✓ 0  ✗ 1")
    try session.type("C-_", shows: "✓ 0  ✗ 0")
    try session.type("Enter", shows: words.next)
    try session.type("4", shows: "✓ 1  ✗ 0")
    try session.type("Enter", shows: words.next)
    try session.type("-", "C-_", "C-c", shows: "ended 0")
    let log = "import collections, json, sys; print(collections.Counter(e[\"event\"] for e in json.load(sys.stdin)[\"practice\"]))"
    #expect(
      try terminal.run("glot export --all | python3 -c '\(log)'").output
        == "Counter({'answer': \(4 * count + 2), 'suspension': 2, 'release': 2, 'retraction': 1})\n")
    #expect(try terminal.run("glot practice due --plain --now 2027-03-03T08:00:00Z").output == "\(count - 1)\t0\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
  }
}

import CoreModule
import Foundation
import Testing

/// The first minute of a new user, in a real terminal.
@Suite(.serialized)
struct FirstRunTests {
  struct Speaker: Sendable {
    let locale: String
    let language: String
    /// The key of the language in the questions.
    let key: String
    /// The same word in each language.
    let cat: String
  }

  struct Learner: CustomTestStringConvertible, Sendable {
    let learned: Speaker
    let spoken: Speaker
    var direction: String { "\(learned.language) → \(spoken.language)" }
    var testDescription: String { "\(spoken.locale): \(direction)" }
  }

  static let speakers = [
    Speaker(locale: "en_US.UTF-8", language: "en", key: "1", cat: "cat"),
    Speaker(locale: "es_ES.UTF-8", language: "es", key: "2", cat: "gato"),
    Speaker(locale: "ru_RU.UTF-8", language: "ru", key: "3", cat: "кошка"),
    Speaker(locale: "de_DE.UTF-8", language: "de", key: "4", cat: "Katze"),
    Speaker(locale: "fr_FR.UTF-8", language: "fr", key: "5", cat: "chat"),
    Speaker(locale: "it_IT.UTF-8", language: "it", key: "6", cat: "gatto"),
    Speaker(locale: "pt_BR.UTF-8", language: "pt", key: "7", cat: "gato"),
  ]

  /// Each of the seven languages is learned from a locale of each other one.
  static let learners = speakers.flatMap { learned in
    speakers.filter { $0.language != learned.language }.map { Learner(learned: learned, spoken: $0) }
  }

  /// The limits of the first minute.
  private static let (mostKeys, mostSeconds) = (12, 15.0)

  @Test(arguments: learners)
  func `a new user has the first word with its translation after a few keys`(learner: Learner) throws {
    let isRussian = learner.spoken.language == "ru"
    let terminal = try Terminal(language: learner.spoken.locale)
    let session = try ScreenSession(terminal)
    let begin = Date()
    try session.start("glot; echo ended $?")
    try session.shows("7  ", isRussian ? "Какой язык вы учите?" : "Which language are you learning?")
    var keys = 0
    func press(_ key: String, shows texts: String...) throws {
      try session.type(key)
      keys += 1
      for text in texts { try session.shows(text) }
    }
    try press(learner.learned.key, shows: isRussian ? "На каком языке вы говорите?" : "Which language do you speak?")
    try press("Enter", shows: learner.direction)
    for letter in learner.learned.cat { try press(String(letter)) }
    try session.shows(learner.spoken.cat)
    try press("Enter", shows: isRussian ? "Добавлено" : "Added", learner.learned.cat)
    #expect(keys <= Self.mostKeys)
    #expect(Date().timeIntervalSince(begin) <= Self.mostSeconds)
    let kept = try terminal.run("glot list --plain").output.split(separator: "\t").map(String.init)
    #expect(kept[1] == learner.learned.cat && kept[2].contains(learner.spoken.cat))
    #expect("\(kept[3]) → \(kept[4])" == learner.direction)
    try session.type("q", shows: "ended 0")
  }

  @Test func `who leaves the questions is asked again the next time`() throws {
    let session = try ScreenSession(try Terminal(language: "de_DE.UTF-8"))
    try session.start("glot; echo ended $?")
    try session.type("Escape", shows: "There are no words yet", "new words are en → de")
    try session.type("q", shows: "ended 0")
    try session.start("clear; glot; echo ended $?")
    try session.shows("Which language are you learning?")
    try session.type("Down", "s", "BSpace", shows: "› 2  Spanish")
    try session.type("Down", "Up", "Enter", shows: "› 4  German", "You are learning Spanish")
    try session.type("Enter", shows: "New word", "es → de")
    try session.type("C-c", shows: "ended 0")
    #expect(try session.terminal.run("glot lang --plain").output == "es\tde\n")
  }

  @Test func `the first word is there when the program is started again`() throws {
    let session = try ScreenSession(try Terminal(language: "en_US.UTF-8"))
    try session.start("glot; echo ended $?")
    try session.shows("Which language are you learning?")
    try session.type("2", "Enter", shows: "es → en")
    try session.type("g", "a", "t", "o", shows: "cat")
    try session.type("Enter", shows: "Added")
    try session.type("q", shows: "ended 0")
    try session.start("clear; glot")
    try session.shows("gato", "cat")
  }

  @Test func `a new word on the screen asks first too`() throws {
    let session = try ScreenSession(try Terminal(language: "C.UTF-8"))
    try session.start("glot ui --add")
    try session.shows("Which language are you learning?")
    try session.type("i", "Enter", shows: "New word", "it → en")
  }

  @Test func `a command asks on a terminal, once`() throws {
    let terminal = try Terminal(language: "fr_FR.UTF-8")
    let session = try ScreenSession(terminal)
    try session.start("glot add perro; echo status $?")
    try session.shows("Which language are you learning?", "2 Spanish", "7 Portuguese", "[English]")
    try session.type("klingon", "Enter", shows: "“klingon” is none of them")
    // A long answer is cut.
    try session.type(String(repeating: "kling on ", count: 12), "Enter", shows: "kl…” is none of them. Type a number or a name.")
    try session.type("spa", "Enter", shows: "Which language do you speak?", "[French]")
    try session.type("Enter", shows: "The direction is now es → fr", "el perro", "chien", "status 0")
    try session.start("clear; glot lookup gato; echo status $?")
    try session.shows("chat", "status 0")
    #expect(try terminal.run("glot lang --plain").output == "es\tfr\n")
  }

  @Test(arguments: [
    (
      "en_US.UTF-8", ["Which language are you learning?", "2 Spanish"], ["Which language do you speak?", "[English]"],
      "The direction is now es → en", "1. dog"
    ),
    (
      "ru_RU.UTF-8", ["Какой язык вы учите?", "2 испанский"], ["На каком языке вы говорите?", "[русский]"], "Выбрано направление es → ru",
      "1. собака"
    ),
  ])
  func `the first look-up asks, in the language of the locale`(
    locale: String, learned: [String], spoken: [String], taken: String, found: String
  ) throws {
    let terminal = try Terminal(language: locale)
    let session = try ScreenSession(terminal)
    try session.start("glot lookup perro; echo status $?")
    for text in learned { try session.shows(text) }
    try session.type("2", "Enter")
    for text in spoken { try session.shows(text) }
    try session.type("Enter", shows: taken, found, "status 0")
    #expect(try terminal.run("glot list --plain").output == "")
    try session.start("clear; glot lookup gato; echo status $?")
    try session.shows("status 0")
    try session.hides(learned[0])
  }

  @Test func `the first minute in the README is what really happens`() throws {
    let readme = try String(contentsOf: Terminal.checkout.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(readme.split(separator: "```console first minute\n").dropFirst().first?.split(separator: "```").first)
    let terminal = try Terminal(language: "en_US.UTF-8")
    let session = try ScreenSession(terminal, columns: 160, rows: 60)
    try session.start("PS1='$ '; clear")
    var mask = SessionMask(terminal)
    var written = ""
    for line in block.split(separator: "\n") {
      // What is typed stands behind the prompt of the shell or of a question.
      let prompt = line.prefixMatch(of: /\$ |\[[A-Z][a-z]+\] ?/)?.output ?? ""
      written += prompt
      if !prompt.isEmpty {
        let expected = written.trimmed
        try session.waits(20, "it does not show what is written:\n\(expected)") { mask.masked($0).trimmed == expected }
        try session.write(String(line.dropFirst(prompt.count)))
        try session.type("Enter")
      }
      written += line.dropFirst(prompt.count) + "\n"
    }
    let expected = (written + "$").trimmed
    try session.waits(20, "it does not show what is written:\n\(expected)") { mask.masked($0).trimmed == expected }
  }

  @Test func `the game asks for the languages too, unless it needs none`() throws {
    let session = try ScreenSession(try Terminal(language: "en_US.UTF-8"))
    try session.start("glot play --deck starter")
    try session.shows("Which language are you learning?")
    try session.type("it", "Enter", shows: "Which language do you speak?")
    try session.type("Enter", shows: "Round")
    #expect(try session.terminal.run("glot lang --plain").output == "it\ten\n")
    let other = try ScreenSession(try Terminal(language: "en_US.UTF-8"))
    try other.start("glot play --deck starter -d de:fr")
    try other.shows("Round")
    try other.hides("Which language")
  }

  @Test(arguments: [("C-c", "^C", "status 130"), ("C-d", "nothing was saved", "status 64")])
  func `who gives up the questions changes nothing`(key: String, said: String, ended: String) throws {
    let terminal = try Terminal(language: "C.UTF-8")
    let session = try ScreenSession(terminal)
    try session.start("glot add perro")
    try session.shows("Which language are you learning?", "[Spanish]")
    try session.type("2", "Enter", shows: "Which language do you speak?")
    try session.type(key, shows: said)
    // In a list with the command, the shell would leave out what follows an interruption.
    try session.start("echo status $?")
    try session.shows(ended)
    #expect(try terminal.run("glot list --plain").output == "")
    #expect(try terminal.run("glot lang --plain").output == "en\tru\n")
  }

  @Test(arguments: ["--no-input", "--yes", "--plain", "--json", "-d es:en", "| cat"])
  func `nobody is asked who cannot or will not answer`(options: String) throws {
    let session = try ScreenSession(try Terminal(language: "es_ES.UTF-8"))
    try session.start("glot add perro \(options); echo status $?")
    try session.shows("dog", "status 0")
    try session.hides("Which language")
  }
}

import Foundation
import Testing

/// Reading a text in a real terminal.
@Suite(.serialized)
struct ReaderScreenTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  private static let text = """
    El farero y su hija viven lejos de la ciudad.

    Cada mañana el farero sube la escalera y mira el mar. Las olas golpean las rocas, pero la luz no se apaga nunca.

    Después hablan del invierno, de los barcos que no llegan y del precio del aceite. Nadie tiene prisa.
    """

  private func opened() throws -> ScreenSession {
    _ = try terminal.run("glot lang es en -q")
    try Data(Self.text.utf8).write(to: terminal.home.appending(path: "faro.txt"))
    let session = try ScreenSession(terminal)
    try session.start("glot; echo ended $?")
    try session.shows("1 Words", "There are no words yet")
    try session.type(":")
    try session.write("Read a text")
    try session.type("Enter", shows: "Here are the texts you read", "glot read book.epub")
    return session
  }

  @Test func `a file that cannot be read is told where the command was typed`() throws {
    let missing = try terminal.run("script -qec 'glot read nowhere.txt' /dev/null; echo ended $?").output
    #expect(missing.contains("There is no file") && missing.contains("ended 66") && !missing.contains("\u{1B}[?1049h"))
    _ = try terminal.run("head -c 3000 /dev/urandom > noise.txt")
    let binary = try terminal.run("script -qec 'glot read noise.txt' /dev/null; echo ended $?").output
    #expect(binary.contains("ended 65") && !binary.contains("\u{1B}[?1049h"))
  }

  @Test func `a word is kept from a text and taken back, and the text is opened again at the same place`() throws {
    let session = try opened()
    try session.type("a", shows: "Type the path of a text")
    try session.write("far")
    try session.type("Tab", shows: "faro.txt")
    try session.type("Enter", shows: "El farero y su hija", "faro.txt  es → en", "Enter keep")
    try session.type("Down", "n", shows: "new")
    try session.type("Enter", shows: "Kept with its sentence:", "kept")
    #expect(try terminal.run("glot list --plain").output != "")
    try session.type("u", shows: "new")
    #expect(try terminal.run("glot list --plain").output == "")
    let before = try session.screen()
    try session.type("Escape", shows: "› faro.txt", "paragraph 2")
    try session.type("Enter", shows: "Enter keep")
    let entry = before.split(separator: "\n").first { $0.contains("  new") }
    try session.shows(String(try #require(entry).prefix(12)))
    try session.type("Escape", shows: "› faro.txt")
    try session.type("d", shows: "Forgotten: faro.txt", "Here are the texts you read")
    try session.type("u", shows: "› faro.txt")
    try session.type("C-c", shows: "ended 0")
  }

  @Test(arguments: [
    ("es", "Al final se dio cuenta de todo.", 3, "darse cuenta"),
    ("es", "La vieja nunca tuvo muy en cuenta el dinero.", 3, "tener en cuenta"),
    ("de", "Der alte Mann gab nach dem langen Kampf nicht auf.", 3, "aufgeben"), ("fr", "Il a pris part au combat.", 2, "prendre part"),
    ("de", "Wir kommen auf jeden Fall.", 4, "auf jeden Fall"), ("en", "She gave it up at last.", 1, "give up"),
  ])
  func `a phrase is found in any form`(language: String, text: String, word: Int, phrase: String) throws {
    _ = try terminal.run("glot lang \(language) \(language == "en" ? "es" : "en") -q")
    try Data(text.utf8).write(to: terminal.home.appending(path: "text.txt"))
    let session = try ScreenSession(terminal)
    try session.start("glot read text.txt --from \(language); echo ended $?")
    try session.shows("Enter keep")
    try session.type("Home")
    for _ in 0..<word { try session.type("Right") }
    try session.type("p", shows: phrase)
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `the phrase of the word under the cursor stands below it, and is kept as one`() throws {
    _ = try terminal.run("glot lang de en -q")
    try Data("Wir kommen auf jeden Fall.".utf8).write(to: terminal.home.appending(path: "text.txt"))
    let session = try ScreenSession(terminal)
    try session.start("glot read text.txt --from de; echo ended $?")
    try session.shows("Enter keep")
    try session.type("End", shows: "Fall  new", "auf jeden Fall — in any case")
    try session.type("p", shows: "auf jeden Fall  new")
    try session.type("Enter", shows: "auf jeden Fall  kept")
    try session.type("C-c", shows: "ended 0")
    #expect(try terminal.run("glot list --plain").output.contains("auf jeden Fall\tin any case"))
  }

  @Test func `marks are taken back by u`() throws {
    let session = try opened()
    try session.type("a", shows: "Type the path of a text")
    try session.write("faro.txt")
    try session.type("Enter", shows: "Enter keep")
    try session.type("n", "k", shows: "  known")
    try session.type("u", shows: "  new")
    try session.type("i", shows: "  ignored")
    try session.type("u", shows: "  new")
    try session.type("C-c", shows: "ended 0")
  }

  @Test func `glot gloss marks the words of a text on a terminal, with their translations below`() throws {
    try Data("El farero sube la escalera.".utf8).write(to: terminal.home.appending(path: "text.txt"))
    let session = try ScreenSession(terminal)
    try session.start("clear; glot gloss text.txt --from es --to en; echo ended $?")
    try session.shows("ended 0")
    let lines = try session.screen().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["El farero sube la escalera.", "the       go up   stairs"])
    #expect(try session.answer("capture-pane -p -e").contains("\u{1B}[1mescalera\u{1B}[0m"))
  }
}

import AppGraph
import CoreModule
import WordGame

/// Words to play with, read from a file: a word a line with its translations behind a tab, or JSON.
///
/// What is wrong with a line is told, and the other lines are played.
@MainActor
struct DeckFile {
  let deck: Deck

  /// More does not fit.
  private static let mostBytes = 64 << 20

  /// Reads the file and tells what is wrong with it.
  init(_ path: String, in context: Context) throws(Problem) {
    let bytes: [UInt8]
    do throws(UserFileError) {
      bytes = try context.launch.files(context.options).read(path, limit: Self.mostBytes)
    } catch { throw .reading(error) }
    guard !bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else { throw .emptyDeck(path) }
    var content = DeckContent()
    if DeckContent.isJSON(bytes, path) {
      if let line = UTF8Lines.firstInvalid(in: bytes) { throw .notUTF8(LocalizedText(verbatim: path), line: line) }
      do throws(JSONReader.Fault) { try content.readJSON(bytes) } catch { throw .notJSON(LocalizedText(verbatim: path), error, in: bytes) }
    } else {
      content.readLines(bytes)
    }
    deck = Deck(name: .file(context.launch.absolutePath(path)), languages: content.languages, entries: content.entries)
    guard !content.bad.isEmpty else {
      if deck.entries.isEmpty { throw .emptyDeck(path) }
      return
    }
    let problem = BadDeck(path: path, bad: content.bad, playable: deck.entries.count)
    problem.list(in: context)
    if deck.entries.isEmpty { throw problem.summary(in: context) }
    _ = context.renderer.render(problem.summary(in: context))
  }
}

/// What cannot be played of a file.
@MainActor
private struct BadDeck {
  let path: String
  let bad: [BadRecord]
  /// How many words are left.
  let playable: Int

  private static let entry = CountedNoun(en: ("entry", "entries"), ru: ("запись", "записи", "записей"))

  /// Names every fault with its line; a program gets them with the summary.
  func list(in context: Context) {
    guard context.session.format != .json else { return }
    for record in bad {
      for fault in record.faults {
        let line = LocalizedText(
          en: "\(path), line \(record.line): \(fault.message(.english))", ru: "\(path), строка \(record.line): \(fault.message(.russian))"
        )
        context.streams.writeError("\(HarmlessText(line: line(context.session.language)))\n")
      }
    }
  }

  func summary(in context: Context) -> Problem {
    let count = Self.entry(bad.count)
    let faults = bad.flatMap { record in
      record.faults.map { fault -> JSON in
        .object([
          ("line", .number(record.line)), ("code", .string(fault.code)), ("message", .string(fault.message(context.session.language))),
        ])
      }
    }
    return Problem(
      .badData, "bad_deck",
      LocalizedText(en: "\(count(.english)) of \(path) cannot be played.", ru: "\(path): не подходит для игры: \(count(.russian))."),
      hint: playable == 0
        ? LocalizedText(en: "Correct the file.", ru: "Исправьте файл.")
        : LocalizedText(en: "The others are.", ru: "Остальные в игре."),
      details: [("bad", .array(faults))]
    )
  }
}

import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import WordGame

/// A deck read from a file: one word per line with its translations after a tab, or JSON.
///
/// Faulty lines are reported, and the other lines are played.
@MainActor
struct DeckFile {
  let deck: Deck

  private static let maximumBytes = 64 << 20

  /// Reads the file and reports its faults.
  init(_ path: String, in context: Context) throws(Problem) {
    let bytes: [UInt8]
    do throws(UserFileError) {
      bytes = try context.launch.files(context.options).read(path, limit: Self.maximumBytes)
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

/// The faults of a deck.
@MainActor
private struct BadDeck {
  let path: String
  let bad: [BadRecord]
  /// The number of words without faults.
  let playable: Int

  private static let entry = CountedNoun(en: ("entry", "entries"), ru: ("запись", "записи", "записей"))

  /// Lists every fault with its line, as text only: JSON has them in the summary.
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
      LocalizedText(en: "\(count(.english)) of \(path) cannot be used.", ru: "\(path): не подходит для игры: \(count(.russian))."),
      hint: playable == 0
        ? LocalizedText(en: "Correct the file.", ru: "Исправьте файл.")
        : LocalizedText(en: "The others are used.", ru: "Остальные используются."),
      details: [("bad", .array(faults))]
    )
  }
}

import CoreModule
import CoreModuleTesting
import PersonalDictionary
import Testing

/// Exported words are imported unchanged, whatever the file holds, and imported words are valid input.
@MainActor
struct RandomWordFileTests {
  @Test(arguments: [WordFileFormat.csv, .tsv], 0..<300)
  func `tables`(format: WordFileFormat, seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let sign = format == .csv ? "," : "\t"
    let columns = [
      "text", "translations", "source", "part_of_speech", "base_form", "note", "tags", "starred", "lookups", "created", "from", "to",
      "example", "origin",
    ]
    let kept = [columns[0]] + columns.dropFirst().filter { _ in random.isOnce(in: 2) }
    let rows = (0..<random.count(6)).map { _ in
      kept.map { column in
        let cell = Self.values[column].map { random.pick($0) } ?? text(&random, Self.pieces)
        return random.isOnce(in: 3)
          ? "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" : cell
      }
    }
    try await check(([kept] + rows).map { $0.joined(separator: sign) + "\n" }.joined(), format, DelimitedReader())
  }

  @Test(arguments: 0..<300)
  func `notes of Anki`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let heads = [
      "#separator:tab", "#html:true", "#html:false", "#columns:Front\tBack\tNote\tExample\tTags", "#tags column:5", "#tags:a b", "#deck:x",
      "#",
    ]
    let head = ["#separator:tab"] + (0..<random.count(4)).map { _ in random.pick(heads) }
    let notes = (0..<random.count(6)).map { _ in
      (0...random.count(4)).map { _ in text(&random, Self.pieces + Self.markup) }.joined(separator: "\t")
    }
    try await check((head + notes).map { $0 + "\n" }.joined(), .anki, AnkiReader())
  }

  @Test(arguments: 0..<300)
  func `terms of Quizlet`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let terms = (0..<random.count(6)).map { _ in text(&random, Self.pieces) + "\t" + text(&random, Self.pieces) + "\n" }
    try await check(terms.joined(), .quizlet, DelimitedReader())
  }

  @Test(arguments: 0..<300)
  func `vocabulary files`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let entries = (0..<random.count(6)).map { number in
      let comment = random.isOnce(in: 2) ? "<comment>\(text(&random, Self.markup + Self.pieces))</comment>" : ""
      let texts = (0...random.count(2)).map {
        "<translation id=\"\($0)\"><text>\(text(&random, Self.markup + Self.pieces))</text>\(comment)</translation>"
      }
      return "<entry id=\"\(number)\">" + texts.joined() + "</entry>"
    }
    let names = ["en", "es", "ru"].enumerated().map { "<identifier id=\"\($0)\"><locale>\($1)</locale></identifier>" }.joined()
    let file =
      "<?xml version=\"1.0\"?><kvtml version=\"2.0\"><identifiers>\(names)</identifiers><entries>\(entries.joined())</entries></kvtml>"
    try await check(file, .kvtml, KVTMLReader())
  }

  private func text(_ random: inout SplitMix64, _ pieces: [String]) -> String {
    (0..<random.count(4)).map { _ in random.pick(pieces) }.joined()
  }

  private func check(_ file: String, _ format: WordFileFormat, _ reader: some WordFileReader) async throws {
    let first = try await imported(file, reader)
    let text = try #require(WordFileText.of(first.words, in: format))
    let second = try await imported(text, reader)
    #expect(second.state.problem == nil || first.words.isEmpty, "\(file.debugDescription)\n\(text.debugDescription)")
    #expect(second.state.bad == [], "\(file.debugDescription)\n\(text.debugDescription)")
    #expect(
      second.words.map { KeptWord($0, format) } == first.words.map { KeptWord($0, format) },
      "\(file.debugDescription)\n\(text.debugDescription)")
    for kept in first.words.flatMap(\.texts) { #expect((try? UserText(kept))?.description == kept, "\(kept.debugDescription)") }
  }

  private func imported(_ file: String, _ reader: some WordFileReader) async throws -> (words: [Word], state: ImportState) {
    let given = DictionaryFixture()
    let model = given.build().wordImport.build()
    await model.run(ImportRequest(from: .english, to: .russian), from: StreamedWordFile(reader, then: MemoryStream(Array(file.utf8))))
    return (try await given.stored().sorted { $0.number < $1.number }, model.state)
  }

  private static let pieces = [
    "a", "é", "日本", "\u{301}", "\u{200D}", "👩‍👩‍👧", "\u{202E}", "\u{1B}]52;c;QUJD\u{7}", "\u{9B}1m", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{AD}",
    "\u{FFFE}", "\u{0}", "ﬁ", "\u{1100}\u{1161}", "\"", "'", "#", "\\", ",", ";", ":", " ", "  ", "\u{A0}", "\u{3000}", "(", ")", "[", "]",
    "{",
    "house", "дом", "; ", "- ", "=", "//", "_", "::",
  ]
  private static let markup = [
    "&amp;", "&lt;", "&#7;", "&#x301;", "&nbsp;", "<b>", "</b>", "<br>", "<", ">", "&", "<![CDATA[x]]>", "{{c1::x}}", "[sound:a.mp3]",
  ]
  private static let values = [
    "starred": ["true", "false", "1", "", "yes"], "lookups": ["1", "7", "0", "-1", "9223372036854775807", "x", ""],
    "created": ["2026-01-02T03:04:05Z", "2026-01-02", "9999-12-31T00:00:00Z", "x", ""], "from": ["en", "es", "English", "xx", ""],
    "to": ["ru", "de", "", "en"], "source": ["core", "user", "wik", "", "a\u{301}", "\u{1B}x"],
  ]
}

/// What a format can hold of a word.
private struct KeptWord: Equatable {
  let text: String
  let direction: Direction
  let translations: [String]
  let source: String?
  let partOfSpeech: String?
  let baseForm: String?
  let note: String?
  let tags: [String]
  let examples: [WordExample]
  let isStarred: Bool
  let lookups: Int
  let created: Timestamp?

  init(_ word: Word, _ format: WordFileFormat) {
    let isTable = format == .csv || format == .tsv
    (text, translations) = (word.text, word.translations)
    direction = isTable || format == .kvtml ? word.direction : .initial
    source = isTable && !word.translations.isEmpty ? word.source : nil
    partOfSpeech = isTable ? word.found?.partOfSpeech : nil
    baseForm = isTable ? word.found?.baseForm : nil
    note = format == .quizlet ? nil : word.note
    tags = isTable ? word.tags : format == .anki ? word.tags.map { $0.replacing(" ", with: "_") } : []
    examples = format == .quizlet ? [] : word.examples.map { WordExample($0.text, origin: isTable || format == .anki ? $0.origin : nil) }
    isStarred = isTable && word.isStarred
    lookups = isTable ? word.timesAdded : 1
    created = isTable ? word.created : nil
  }
}

extension Word {
  fileprivate var texts: [String] {
    [text] + translations + tags + examples.map(\.text) + [note, found?.partOfSpeech, found?.baseForm, source].compactMap(\.self)
  }
}

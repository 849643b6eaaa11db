import AnkiPackages
import AppGraph
import CoreModule
import Foundation
import PersonalDictionary
import Practice

/// Reads the words of a package of Anki.
final class AnkiWordPackage: WordPackage {
  private let reader: AnkiPackageReader
  private let types: [Int64: AnkiNoteReader]
  private let decks: [Int64: AnkiDeckName]
  private let histories: AnkiHistories
  private let options: WordPackageOptions
  private var line = 0

  let fields: [WordFileFields]
  var progress: Double { reader.collection.noteCount == 0 ? 1 : min(1, Double(line) / Double(reader.collection.noteCount)) }

  /// The tag with which Anki marks a note to review later.
  static let mark = "marked"

  init(_ reader: AnkiPackageReader, _ options: WordPackageOptions, path: String, samples: [AnkiNote]) throws(WordFileError) {
    (self.reader, self.options) = (reader, options)
    let collection = reader.collection
    let used = Set(samples.map(\.noteType))
    let noteTypes = collection.noteTypes.filter { used.contains($0.id) }
    let names = noteTypes.flatMap(\.fields)
    for field in options.fields where !names.contains(where: { AnkiNoteReader.isSame($0, field.name) }) {
      throw Self.unknownField(field.name, among: names.withoutRepeats(), in: options.name ?? LocalizedText(verbatim: path))
    }
    let decks = collection.decks.map { ($0.id, AnkiDeckName($0.name)) }
    let languages = Self.languages(of: decks.map { $0.1 }, options)
    let readers = noteTypes.map { AnkiNoteReader($0, samples: samples, languages, options.fields) }
    types = Dictionary(readers.map { ($0.type.id, $0) }) { first, _ in first }
    fields = readers.map(\.description)
    self.decks = Dictionary(decks) { first, _ in first }
    histories = AnkiHistories(collection, options)
  }

  func next() throws(WordFileError) -> [PackagedWord] {
    let notes: [AnkiNote]
    do throws(AnkiPackageError) { notes = try reader.nextNotes() } catch { throw WordFileError(error, in: options.name) }
    return notes.flatMap { note in
      line += 1
      return words(of: note)
    }
  }

  private func words(of note: AnkiNote) -> [PackagedWord] {
    let type = types[note.noteType]
    let deck = note.cards.first.flatMap { decks[$0.homeDeck]?.name } ?? ""
    let words = type?.mapping.words(of: note) ?? []
    guard let type, !words.isEmpty else {
      var record = WordFileRecord(line: line, content: nil, faults: [.unacceptable(.blank, in: .text)])
      record.deck = deck
      return [PackagedWord(record)]
    }
    return words.map { word in
      var record = WordFileRecord(line: line, content: content(of: word, note, isOnly: words.count == 1))
      record.deck = deck
      let cards = type.cards(of: note, gap: word.gap)
      let read = cards.map { histories.history(of: $1, $0) }
      let impossible = read.flatMap { $0.impossible }
      let faults = impossible.first.map { [WordFileFault.impossibleAnswerTimes(count: impossible.count, $0)] } ?? []
      return PackagedWord(record, histories: read.compactMap { $0.history }, faults: faults, media: word.media)
    }
  }

  private func content(of word: AnkiWord, _ note: AnkiNote, isOnly: Bool) -> WordFileContent {
    var content = WordFileContent(text: word.word)
    content.translations = word.translations
    content.note = word.note.isEmpty ? nil : word.note
    let origins = word.origins + Array(repeating: "", count: max(0, word.examples.count - word.origins.count))
    content.examples = zip(word.examples, origins).map { WordExample($0, origin: $1.isEmpty ? nil : $1) }
    content.tags = word.tags.filter { $0.lowercased() != Self.mark }
    content.isStarred = content.tags.count < word.tags.count
    if isOnly { content.id = UUID(uuidString: note.guid) ?? UUID(of: note) }
    let created = Timestamp(milliseconds: note.id)
    if histories.isPossible(created) { content.created = created }
    guard let deck = note.cards.first.flatMap({ decks[$0.homeDeck] }) else { return content }
    if let direction = deck.direction {
      (content.from, content.to) = (direction.from.code, direction.to.code)
    } else {
      if options.from == nil, let language = deck.language, language != options.to { content.from = language.code }
      content.addDeck(deck.name)
    }
    return content
  }

  /// The languages by which fields are distinguished: those of the user, unless all decks that name a language name another one.
  private static func languages(of decks: [AnkiDeckName], _ options: WordPackageOptions) -> AnkiLanguages {
    let named = Set(decks.compactMap { $0.direction?.from ?? $0.language })
    var direction = options.direction
    if options.from == nil, named.count == 1, let language = named.first {
      direction = options.to.flatMap { Direction(from: language, to: $0) } ?? direction.fitted(from: language)
    }
    return AnkiLanguages(word: direction.from.code, translation: direction.to.code)
  }

  private static func unknownField(_ name: String, among names: [String], in package: LocalizedText) -> WordFileError {
    let list = names.joined(separator: ", ")
    return .described(
      code: "unknown_field",
      LocalizedText(
        en: "\(package(.english)) has no field “\(name)”. Its fields are: \(list).",
        ru: "\(package(.russian)): поля «\(name)» нет. Есть поля: \(list)."
      ))
  }
}

extension UUID {
  /// The identity of the word of a note: a version 8 UUID of RFC 9562 that follows from the note, so that the word is recognised when its
  /// text has been changed in Anki. It begins with the time of the note, so that words that are imported together are adjacent in the index.
  fileprivate init(of note: AnkiNote) {
    var identity: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let hash = FNV1a(note.guid)
    withUnsafeMutableBytes(of: &identity) { bytes in
      withUnsafeBytes(of: UInt64(bitPattern: note.id << 16).bigEndian) { bytes.copyBytes(from: $0.prefix(6)) }
      withUnsafeBytes(of: hash.value.bigEndian) { bytes[8...].copyBytes(from: $0) }
      (bytes[6], bytes[8]) = (0x80, bytes[8] & 0x3F | 0x80)
    }
    self.init(uuid: identity)
  }
}

/// What the name of a deck says.
struct AnkiDeckName {
  let name: String
  /// The languages of a deck that this program has written.
  let direction: Direction?
  /// The language that a part of the name is, such as `Spanish::Verbs`.
  let language: Language?

  private static let own = "glot"
  private static let separator = "::"

  init(_ name: String) {
    self.name = name
    let parts = name.split(separator: Self.separator).map(String.init)
    let languages = parts.last.map { $0.split(separator: " → ").compactMap { Language(code: String($0)) } } ?? []
    direction = parts.first == Self.own && languages.count == 2 ? Direction(from: languages[0], to: languages[1]) : nil
    // Two letters are rather an abbreviation, as in `IT`.
    language = parts.lazy.filter { $0.count > 2 }.compactMap { Language(named: $0) }.first
  }

  static func name(of direction: Direction) -> String { own + separator + direction.description }
}

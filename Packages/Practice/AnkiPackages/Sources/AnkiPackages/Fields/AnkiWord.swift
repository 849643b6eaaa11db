import CoreModule

/// The content of a note about a word, as plain text.
public struct AnkiWord: Equatable, Sendable {
  /// The word.
  public var word = ""
  /// Its translations.
  public var translations: [String] = []
  /// Sentences with the word.
  public var examples: [String] = []
  /// Where the sentences are from, in their order; a text that is empty says nothing.
  public var origins: [String] = []
  /// The note on the word, with a line for each field.
  public var note = ""
  /// The tags of the note and of its fields.
  public var tags: [String] = []
  /// The names of the sounds and pictures in all fields. They are not imported.
  public var media: [String] = []
  /// The number of the gap, from 1, which belongs to the card of the same number; `nil` for notes without gaps, where every card is about
  /// the word.
  public var gap: Int?
}

extension AnkiFieldMapping {
  /// The line of a sentence of unknown origin, since fields lose empty lines.
  public static let noOrigin = "—"

  /// The words of a note: usually one; for a text with gaps, one for each gap, with the whole text as its example. Empty if the field of
  /// the word has no text.
  public func words(of note: AnkiNote) -> [AnkiWord] {
    var word = AnkiWord()
    var remarks: [String] = []
    word.tags = note.tags
    for (html, role) in zip(note.fields, roles) {
      let field = AnkiFieldText(html: html)
      word.media += field.media
      switch role {
      case .word: word.word += (word.word.isEmpty || field.text.isEmpty ? "" : "\n") + field.text
      case .translation: word.translations += Self.translations(field.text)
      case .example: word.examples += field.text.lines.map { String($0) }.filter { !$0.isEmpty }
      case .origin: word.origins += field.text.lines.map { String($0).trimmed }.map { $0 == Self.noOrigin ? "" : $0 }
      case .note: remarks.append(field.text)
      case .tags: word.tags += field.text.split { $0 == "," || $0 == ";" || $0.isWhitespace }.map { String($0) }
      case .skipped: break
      }
    }
    // An origin of no sentence is that of the word.
    if word.examples.isEmpty, kind != .cloze { remarks += word.origins }
    word.note = remarks.filter { !$0.isEmpty }.withoutRepeats().joined(separator: "\n")
    (word.translations, word.tags, word.media) = (
      word.translations.withoutRepeats(), word.tags.withoutRepeats(), word.media.withoutRepeats()
    )
    guard !word.word.isEmpty else { return [] }
    return kind == .cloze || AnkiCloze.isIn(word.word) ? Self.words(filling: word) : [Self.withOneLine(word)]
  }

  /// The translations: each line, and each part between semicolons.
  private static func translations(_ text: String) -> [String] {
    // Most fields have a single translation in ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: ";") && $0 >= 0x20 }) else { return text.isEmpty ? [] : [text.trimmed] }
    return text.split { $0 == ";" || $0 == "；" || $0.isNewline }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The word with its first line as the word; the other lines go to its note.
  private static func withOneLine(_ word: AnkiWord) -> AnkiWord {
    let lines = word.word.lines.map { String($0) }
    guard lines.count > 1 else { return word }
    var result = word
    result.word = lines[0]
    result.note = (lines.dropFirst() + (word.note.isEmpty ? [] : [word.note])).joined(separator: "\n")
    return result
  }

  private static func words(filling text: AnkiWord) -> [AnkiWord] {
    let cloze = AnkiCloze(text.word)
    let numbers = Set(cloze.gaps.map(\.number)).sorted()
    return numbers.map { number in
      let gaps = cloze.gaps.filter { $0.number == number }
      var word = text
      word.word = gaps.map(\.answer.singleSpaced).withoutRepeats().joined(separator: " … ")
      word.translations = (text.translations + gaps.compactMap(\.hint)).withoutRepeats()
      word.examples = [cloze.text] + text.examples
      word.gap = number
      return word
    }
  }
}

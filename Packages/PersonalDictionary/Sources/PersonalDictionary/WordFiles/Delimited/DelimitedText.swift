import CoreModule

/// Writes words as CSV or TSV.
struct DelimitedText {
  let delimiter: Character

  private static let header = [
    "text", "from", "to", "translations", "source", "part_of_speech", "base_form", "note", "tags", "starred", "lookups", "created",
    "example", "origin",
  ]

  func text(of words: [Word]) -> String {
    var text = line(Self.header)
    for word in words { text += line(cells(of: word)) }
    return text
  }

  private func cells(of word: Word) -> [String] {
    let found = word.ownTranslations.isEmpty ? word.found : nil
    return [
      word.text, word.direction.from.code, word.direction.to.code, ListCell.cell(word.translations), word.source ?? "",
      found?.partOfSpeech ?? "", found?.baseForm ?? "", word.note ?? "", ListCell.cell(word.tags, isTags: true),
      word.isStarred ? "true" : "false", "\(word.timesAdded)", word.created.rfc3339, word.examples.map(\.text).joined(separator: "\n"),
      word.examples.origins,
    ]
  }

  /// A line of cells, quoted where necessary.
  func line(_ cells: [String]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.append(delimiter) }
      line += needsQuotes(cell) ? "\"" + cell.replacingSigns([UInt8(ascii: "\""): "\"\""]) + "\"" : cell
    }
    return line + "\n"
  }

  /// Whether a cell must be quoted. Anki and others treat a leading `#` as a comment.
  private func needsQuotes(_ cell: String) -> Bool {
    let sign = delimiter.asciiValue ?? 0
    return cell.utf8.first == 0x20 || cell.utf8.last == 0x20
      || cell.utf8.first == UInt8(ascii: "#") || cell.utf8.contains { $0 == sign || $0 == UInt8(ascii: "\"") || $0 == 0x0A || $0 == 0x0D }
  }
}

/// Writes words for Quizlet: the word, a tab, its translations.
enum QuizletText {
  static func text(of words: [Word]) -> String {
    words.map { $0.text + "\t" + $0.translations.joined(separator: "; ") + "\n" }.joined()
  }
}

/// Writes words as Anki notes.
enum AnkiText {
  static func text(of words: [Word]) -> String {
    let table = DelimitedText(delimiter: "\t")
    let header = "#separator:tab\n#html:false\n#columns:Front\tBack\tNote\tExample\tOrigin\tTags\n#tags column:6\n"
    return words.reduce(into: header) { text, word in
      let tags = word.tags.map { $0.replacingSigns([0x20: "_"]) }.joined(separator: " ")
      text += table.line([
        word.text, ListCell.cell(word.translations), word.note ?? "", word.examples.map(\.text).joined(separator: "\n"),
        word.examples.origins, tags,
      ])
    }
  }
}

extension String {
  /// The text with these ASCII characters replaced, even before combining marks.
  func replacingSigns(_ texts: [UInt8: String]) -> String {
    guard utf8.contains(where: { texts[$0] != nil }) else { return self }
    return String(decoding: utf8.flatMap { byte in texts[byte].map { Array($0.utf8) } ?? [byte] }, as: UTF8.self)
  }
}

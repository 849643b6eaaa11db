import CoreModule

extension AnkiNoteType {
  /// A note type for words, with two cards: one asks the word, the other its translation.
  ///
  /// Its number is computed from all its names. Anki therefore recognizes the note type when a package is imported a second time, and
  /// creates another one if the names differ.
  ///
  /// - Parameters:
  ///   - name: Its name in Anki.
  ///   - fields: The names of its fields, without braces: the word, the translation, and what is shown with the answer, such as examples.
  ///   - directions: The names of the two cards.
  public init(words name: String, word: String, translation: String, others: [String] = [], directions: (String, String)) {
    let extra = others.map { "{{#\($0)}}<br>{{\($0)}}{{/\($0)}}" }.joined(separator: "\n")
    func template(_ name: String, _ asked: String, _ sought: String) -> Template {
      Template(name: name, question: "{{\(asked)}}", answer: "{{FrontSide}}\n\n<hr id=answer>\n\n{{\(sought)}}\n\(extra)")
    }
    let fields = [word, translation] + others
    let id = Self.number(of: [name] + fields + [directions.0, directions.1])
    self.init(
      id: id, name: name, fields: fields,
      templates: [template(directions.0, word, translation), template(directions.1, translation, word)]
    )
  }

  /// A number like those of Anki, which are milliseconds: one from September 2001 to July 2017.
  fileprivate static func number(of names: [String]) -> Int64 {
    var hash = FNV1a()
    for name in names {
      hash.add(name)
      hash.add(0)
    }
    return 1_000_000_000_000 + Int64(hash.value % 500_000_000_000)
  }
}

extension AnkiDeck {
  /// A deck whose number is computed from its name. Anki matches decks by their names.
  public init(named name: String) { self.init(id: AnkiNoteType.number(of: [name]), name: name) }
}

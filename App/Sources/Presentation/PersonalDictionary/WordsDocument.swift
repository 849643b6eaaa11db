package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import Practice

package struct WordsDocument: Document {
  package let words: [Word]
  /// For the articles of German nouns.
  package let nouns: any NounGenders
  package let knowledge: [PracticeWord.ID: WordKnowledge]

  package init(words: [Word], nouns: any NounGenders, knowledge: [PracticeWord.ID: WordKnowledge]) {
    self.words = words
    self.nouns = nouns
    self.knowledge = knowledge
  }

  package func json(_ localTime: LocalTime) -> JSON { .array(words.map { .object($0.members(localTime, knowledge[$0.practised])) }) }

  package var plain: [[String]] { words.map(\.record) }

  package func text(_ style: TextStyle) -> String {
    let table = TextTable(columns: [.right, .left, .left, .left, .left, .left], narrowed: 3, flexible: 4)
    return table.text(words.map { row($0, style) }, width: style.width)
  }

  private func row(_ word: Word, _ style: TextStyle) -> [String] {
    [
      style.dim(word.number.description), style.yellow(word.isStarred ? "★" : ""),
      style.dim(knowledge[word.practised].flatMap(KnowledgePhrases.sign) ?? ""), style.bold(word.listed(nouns)),
      meaning(of: word, style), style.dim(word.direction.description),
    ]
  }

  private func meaning(of word: Word, _ style: TextStyle) -> String {
    word.translations.isEmpty ? WordPhrases.noTranslation(word)(style.language) : word.translations.joined(separator: ", ")
  }
}

/// New words, each with its translations in short.
package struct AddedWordsDocument: Document {
  package let added: [NewWord]
  package let knowledge: [PracticeWord.ID: WordKnowledge]

  package init(added: [NewWord], knowledge: [PracticeWord.ID: WordKnowledge]) {
    self.added = added
    self.knowledge = knowledge
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(added.map { .object($0.word.members(localTime, knowledge[$0.word.practised]) + [("typed", JSON($0.typed))]) })
  }

  package var plain: [[String]] { added.map(\.word.record) }

  package func text(_ style: TextStyle) -> String {
    added.map { new in
      let entries = EntryLines(new.entries, new.word.direction)
      let isItself = new.entries.first?.headword == new.word.text
      let heading = WordHeading(word: new.word, headword: isItself ? entries.headword(style) : nil, typed: new.typed).text(style)
      let lines =
        new.word.ownTranslations.isEmpty ? entries.short(style) : ["  " + new.word.translations.joined(separator: ", ")]
      return ([heading] + lines).map(style.line).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

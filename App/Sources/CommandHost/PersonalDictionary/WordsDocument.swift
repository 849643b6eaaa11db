import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

struct WordsDocument: Document {
  let words: [Word]
  /// For the articles of German nouns.
  let nouns: any NounGenders
  let knowledge: [PracticeWord.ID: WordKnowledge]

  func json(_ localTime: LocalTime) -> JSON { .array(words.map { .object($0.members(localTime, knowledge[$0.practised])) }) }

  var plain: [[String]] { words.map(\.record) }

  func text(_ style: TextStyle) -> String {
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
struct AddedWordsDocument: Document {
  let added: [NewWord]
  let knowledge: [PracticeWord.ID: WordKnowledge]

  func json(_ localTime: LocalTime) -> JSON {
    .array(added.map { .object($0.word.members(localTime, knowledge[$0.word.practised]) + [("typed", JSON($0.typed))]) })
  }

  var plain: [[String]] { added.map(\.word.record) }

  func text(_ style: TextStyle) -> String {
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

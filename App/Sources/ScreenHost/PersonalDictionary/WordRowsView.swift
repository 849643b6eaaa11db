import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

/// Draws words as rows: selection mark, star, how well it is known, word, translations, and the languages if they are not the chosen ones.
struct WordRowsView {
  let words: [Word]
  let cursor: ListCursor
  /// For the articles of German nouns.
  let nouns: any NounGenders
  /// How well the words are known; without any practised word there is no sign.
  var knowledge: [PracticeWord.ID: WordKnowledge] = [:]
  /// The chosen direction; `nil` while unknown.
  var chosen: Direction?
  var terms: [SearchTerm] = []

  func lines(_ size: Size) -> [StyledLine] {
    cursor.lines(of: words, in: size) { row($0, isSelected: $1, columns: size.columns) }
  }

  private func row(_ word: Word, isSelected: Bool, columns: Int) -> StyledLine {
    let sign = knowledge.isEmpty ? "" : (knowledge[word.practised].flatMap(KnowledgePhrases.sign) ?? " ") + " "
    let mark = StyledLine(isSelected ? "›" : " ", .accent).appending(word.isStarred ? "★ " : "  ", .star).appending(sign, .dim)
    let direction = columns >= 36 && word.direction != chosen ? word.direction.description : ""
    let rest = columns - mark.width - (direction.isEmpty ? 0 : DisplayWidth.of(direction) + 1)
    let textColumns = max(4, min(28, (columns - mark.width) * 2 / 5))
    let article = StyledLine(word.germanArticle(nouns) ?? "", .dim)
    let text = (article + HitMarks(terms, in: .word).line(word.text, .strong)).padded(to: min(textColumns, rest))
    let translations = translations(word).padded(to: max(0, rest - textColumns - 1))
    return mark + text + StyledLine(" ") + translations + StyledLine(direction.isEmpty ? "" : " ").appending(direction, .dim)
  }

  private func translations(_ word: Word) -> StyledLine {
    switch word.status {
    case .translated: HitMarks(terms, in: .translation).line(word.translations.joined(separator: ", "))
    case .pending: StyledLine("…", .dim)
    case .untranslated: StyledLine("—", .dim)
    }
  }
}

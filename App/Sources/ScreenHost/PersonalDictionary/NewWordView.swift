import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Draws the dialog for a new word.
struct NewWordView {
  let field: TextField
  /// The words of a pasted list; empty when the field has one word or phrase.
  let words: [String]
  let picked: LangPickerState
  /// The direction of this word only; `nil` for the chosen one.
  let swapped: Direction?
  let state: NewWordState
  /// The selected one of the ways to save the word.
  var choice = 0

  func body(in area: ViewArea) -> ScreenBody { field.body(after: "+ ", in: area) { _ in [languages(area)] + below(area) } }

  private func below(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem ?? picked.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    if !words.isEmpty { return listLines(area) }
    if let preview = state.preview, !field.text.isEmpty { return previewLines(preview, area) }
    return NoticeLines.notice(WordScreenPhrases.typeWord, area)
  }

  private func languages(_ area: ViewArea) -> StyledLine {
    guard picked.isLoaded else { return StyledLine(ScreenPhrases.loading(area.language), .dim) }
    let direction = swapped ?? picked.direction
    let names = [direction.from, direction.to].map { $0.name(area.language) }
    let line = StyledLine("  " + direction.description, .accent).appending("  " + names.joined(separator: " → "), .dim)
    return swapped == nil ? line : line.appending("  " + WordScreenPhrases.onlyThisWord(area.language), .dim)
  }

  private func previewLines(_ preview: NewWordPreview, _ area: ViewArea) -> [StyledLine] {
    var lines: [StyledLine] = []
    if let word = preview.existing { lines += NoticeLines.notice(NewWordPhrases.alreadyAdded(word), area, .star) }
    if preview.isRedirected {
      lines += NoticeLines.notice(NewWordPhrases.redirected(preview.answer.direction, insteadOf: preview.requested), area, .accent)
    }
    if !preview.choices.isEmpty { return lines + choiceLines(preview, area) }
    return lines + meaning(preview, area)
  }

  /// The key that saves the word in this way.
  static func key(of choice: Int) -> Key { .alt(Character(String(choice + 1))) }

  private func choiceLines(_ preview: NewWordPreview, _ area: ViewArea) -> [StyledLine] {
    let rows = rows(of: preview.choices.map { NewWordPhrases.choice($0, of: preview) }, area)
    return NoticeLines.notice(NewWordPhrases.question(preview), area, .accent) + [StyledLine()] + rows
      + (preview.isQuestionOfLanguage ? [] : meaning(preview, area))
  }

  /// The ways to choose from, with the selected one highlighted.
  private func rows(of choices: [LocalizedText], _ area: ViewArea) -> [StyledLine] {
    choices.enumerated().map { index, choice in
      let isSelected = index == min(self.choice, choices.count - 1)
      let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(Self.key(of: index).name + "  ", .key)
        .appending(choice(area.language), isSelected ? .strong : .plain)
      return isSelected ? line.cut(to: area.size.columns).padded(to: area.size.columns).selected : line
    }
  }

  /// What can become of a pasted list, and its beginning.
  private func listLines(_ area: ViewArea) -> [StyledLine] {
    NoticeLines.notice(NewWordPhrases.severalLines(words), area, .accent) + [StyledLine()]
      + rows(of: NewWordPhrases.waysToSave(words), area) + [StyledLine()]
      + words.prefix(area.size.rows).map { StyledLine("  + ", .dim).appending($0.visibleLine).cut(to: area.size.columns) }
  }

  private func meaning(_ preview: NewWordPreview, _ area: ViewArea) -> [StyledLine] {
    guard !preview.answer.entries.isEmpty else {
      let parts = PhraseParts(preview.answer).lines(area.textStyle)
      guard parts.isEmpty else {
        return NoticeLines.notice(NewWordPhrases.unknownPhrase, area) + [StyledLine()]
          + parts.flatMap { StyledLine(inked: $0).wrapped(to: area.size.columns, indent: 4) }
      }
      return NoticeLines.notice(NewWordPhrases.unknownWord, area) + Spellings(spellings: preview.answer.suggestions).lines(area)
    }
    var lines = [StyledLine()]
    if let origin = preview.answer.readings.first.flatMap({ FormPhrases.origin(of: $0, in: preview.answer.direction.from) }) {
      lines += StyledLine(" (" + origin(area.language) + ")", .dim).wrapped(to: area.size.columns, indent: 4)
    }
    let entries = EntryLines(preview.answer.entries, preview.answer.direction)
    let texts = (entries.headword(area.textStyle).map { [" " + $0] } ?? []) + entries.short(area.textStyle)
    return lines + texts.flatMap { StyledLine(inked: $0).wrapped(to: area.size.columns, indent: 4) }
  }
}

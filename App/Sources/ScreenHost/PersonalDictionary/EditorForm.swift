import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// The form for editing a word.
struct EditorForm {
  typealias Field = WordFields.Field

  let word: Word
  /// The languages of the word after the change.
  var direction: Direction
  var form: Form<Field>

  init(_ word: Word) {
    self.word = word
    direction = word.direction
    let fields = WordFields(word)
    form = Form(Field.allCases) { fields[$0] }
  }

  /// The changes to the word.
  func edit() throws(Problem) -> WordEdit {
    var edit = try WordFields { form[$0] }.edit(of: word)
    if direction.from != word.direction.from { edit.from = direction.from }
    if direction.to != word.direction.to { edit.to = direction.to }
    return edit
  }
}

struct EditorView {
  let form: Form<EditorForm.Field>
  let direction: Direction
  let problem: PersonalDictionaryProblem?

  func body(in area: ViewArea) -> ScreenBody {
    form.body(in: area, notice: notice(area)) { $0.name }
  }

  func notice(_ area: ViewArea) -> [StyledLine] {
    languages(area)
      + (problem.map { NoticeLines.notice(Problem($0).sentence, area, .warning) } ?? NoticeLines.notice(WordFields.separators, area))
  }

  private func languages(_ area: ViewArea) -> [StyledLine] {
    let names = [direction.from, direction.to].map { $0.name(area.language) }
    return [StyledLine("  \(direction)", .accent).appending("  " + names.joined(separator: " → "), .dim).cut(to: area.size.columns)]
  }
}

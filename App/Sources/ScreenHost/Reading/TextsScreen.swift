import CoreModule
import CorePresentation
import Presentation
import Reading
import TerminalKit

/// Lists the texts that were read.
@MainActor
final class TextsScreen: Screen {
  private let model: TextListViewModel
  private weak var navigator: Navigator?
  private var cursor = ListCursor()

  init(navigator: Navigator) {
    model = navigator.reading.texts.build()
    self.navigator = navigator
  }

  let title = ReadingScreenPhrases.texts

  func load() async {
    await model.load()
    cursor.fit(count: texts.count, height: height)
  }

  private var texts: [ReadText] { model.state.texts ?? [] }
  private var selected: ReadText? { cursor.selected(in: texts) }
  private var height: Int { navigator?.area.size.rows ?? 0 }

  func body(in area: ViewArea) -> ScreenBody { ScreenBody(TextsView(state: model.state, cursor: cursor).lines(area)) }

  func lists(in area: ViewArea) -> [ScreenList] {
    [ScreenList(cursor, count: texts.count, in: area) { [weak self] in self?.cursor = $0 }]
  }

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let text = selected {
      actions += [
        ScreenAction([.enter, "o"], en: ("read", "read the selected text"), ru: ("читать", "читать выбранный текст")) { [weak self] in
          self?.model.open(text.id)
        },
        ScreenAction(
          ["d", .delete], en: ("forget", "forget the selected text; its file stays"),
          ru: ("убрать", "убрать выбранный текст из списка; файл останется"), command: "read forget"
        ) { [weak self] in self?.forget(text) },
      ]
    }
    return actions + [
      ScreenAction(["a"], en: ("open a file", "open a text by its path"), ru: ("открыть файл", "открыть текст по его пути")) {
        [weak self] in
        if let navigator = self?.navigator { navigator.push(OpenTextScreen(navigator: navigator)) }
      },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ]
      + ScreenAction.moving(height: height) { [weak self] step in
        if let self { cursor.move(by: step, count: texts.count, height: height) }
      }
  }

  private func forget(_ text: ReadText) {
    navigator?.perform { [self] in
      await model.forget([text.id])
      if model.state.problem == nil, !model.state.forgotten.isEmpty { navigator?.say(ReadingScreenPhrases.forgotten(text)) }
      cursor.fit(count: texts.count, height: height)
    }
  }
}

/// A text in each row: its name, languages, how much of it is known, and when it was opened.
struct TextsView {
  let state: TextListState
  let cursor: ListCursor

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard let texts = state.texts else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    if texts.isEmpty { return ReadingScreenPhrases.noTexts.lines(area) }
    let shares = texts.map { StyledLine(ReaderPhrases.known(of: $0)?(area.language) ?? "", .dim) }
    let share = shares.map(\.width).max() ?? 0
    let facts = zip(texts, shares).map { $1.padded(to: share) + StyledLine(share > 0 ? "  " : "") + self.facts($0, area) }
    let width = min(facts.map(\.width).max() ?? 0, max(0, area.size.columns - 20))
    return cursor.lines(of: Array(zip(texts, facts)), in: area.size) { row, isSelected in
      StyledLine(isSelected ? "› " : "  ", .accent).appending(row.0.name, .strong).padded(to: max(0, area.size.columns - width - 2))
        + StyledLine("  ") + row.1.cut(to: width)
    }
  }

  private func facts(_ text: ReadText, _ area: ViewArea) -> StyledLine {
    let parts = [
      "\(text.languages.from) → \(text.languages.to)",
      ReaderPhrases.paragraph(text.place)(area.language), StepPhrases.time(text.opened, area.textStyle)(area.language),
    ]
    return StyledLine(parts.joined(separator: "  "), .dim)
  }
}

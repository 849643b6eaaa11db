import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import UBCOTranslation

/// Lists the stored translations, filtered by the typed text.
@MainActor
final class TranslationHistoryScreen: ListScreen {
  private let model: HistoryViewModel
  weak var navigator: Navigator?
  private let latest = LatestWork()
  private var field = TextField()
  var cursor = ListCursor()

  init(navigator: Navigator) {
    model = navigator.translation.history.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Translations", ru: "История переводов")
  let isSearch = true
  let isTyping = true

  func load() async {
    await model.load(field.text)
    cursor.fit(count: rowCount, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    TranslationHistoryView(field: field, state: model.state, cursor: cursor).body(in: area)
  }

  var detail: SelectedDetail? {
    let entry = cursor.selected(in: model.state.entries)
    return SelectedDetail(of: entry.map { AnyHashable($0.number) }) { area in
      entry.map { TranslationHistoryView.detail(of: $0, area) } ?? []
    }
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    cursor = ListCursor()
    latest.request(on: navigator) { [self] in await load() }
    return true
  }

  var rowCount: Int { model.state.entries.count }
  let linesAbove = 1

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let entry = cursor.selected(in: model.state.entries) {
      actions += [
        ScreenAction(
          [.enter], en: ("open", "open the selected translation"), ru: ("открыть", "открыть выбранный перевод")
        ) { [weak self] in self?.model.open(entry) },
        ScreenAction(
          [.control("x")], en: ("clear", "remove all translations"), ru: ("очистить", "удалить все переводы")
        ) { [weak self] in self?.clear() },
      ]
    }
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }

  private func clear() {
    navigator?.perform { [self] in
      await model.clear()
      if let problem = model.state.problem {
        navigator?.say(Problem(problem))
      } else {
        navigator?.say(TranslationScreenPhrases.cleared(model.state.entries.count))
      }
      await load()
    }
  }
}

struct TranslationHistoryView {
  let field: TextField
  let state: HistoryState
  let cursor: ListCursor

  func body(in area: ViewArea) -> ScreenBody { field.body(after: "/ ", in: area, below: list) }

  private func list(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    if !state.isLoaded { return NoticeLines.notice(ScreenPhrases.loading, area) }
    if state.entries.isEmpty {
      return field.text.isEmpty
        ? TranslationScreenPhrases.noHistory.lines(area) : NoticeLines.notice(TranslationScreenPhrases.nothingFound, area)
    }
    let half = max(8, (area.size.columns - 3) / 2)
    return cursor.lines(of: state.entries.map(\.translation), in: area.size) { translation, isSelected in
      StyledLine(isSelected ? "› " : "  ").appending(translation.text, .strong).padded(to: half)
        + StyledLine(" ").appending(translation.translation, .dim)
    }
  }

  /// Of a longer text, opening it shows the rest.
  private static let detailCharacters = 4000

  /// The text, its translation and when it was made.
  static func detail(of entry: HistoryEntry, _ area: ViewArea) -> [StyledLine] {
    let made = TranslationPhrases.made(StepPhrases.time(entry.made, area.textStyle))
    return paragraphs(entry.translation.text, .strong, area) + [StyledLine()] + paragraphs(entry.translation.translation, .plain, area)
      + [StyledLine(), StyledLine(made(area.language), .dim)]
  }

  private static func paragraphs(_ text: String, _ role: Look.Role, _ area: ViewArea) -> [StyledLine] {
    let shown = text.count > detailCharacters ? text.prefix(detailCharacters) + "…" : text
    return shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      StyledLine(String(paragraph), role).wrapped(to: max(1, area.size.columns))
    }
  }
}

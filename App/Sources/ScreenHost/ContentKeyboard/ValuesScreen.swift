import CoreModule
import TerminalKit

/// Asks for the values of a piece's placeholders.
@MainActor
final class ValuesScreen: Screen {
  private var form: Form<String>
  private weak var navigator: Navigator?
  private let onDone: @MainActor ([String: String]) -> Void

  init(_ names: [String], before: [String: String], navigator: Navigator, onDone: @escaping @MainActor ([String: String]) -> Void) {
    self.navigator = navigator
    self.onDone = onDone
    form = Form(names) { before[$0] ?? "" }
  }

  let title = LocalizedText(en: "values", ru: "значения")
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { form.type(key) }

  func body(in area: ViewArea) -> ScreenBody {
    form.body(in: area, notice: notice(area)) { LocalizedText(en: "{\($0)}", ru: "{\($0)}") }
  }

  private func notice(_ area: ViewArea) -> [StyledLine] { NoticeLines.notice(KeyboardSourcePhrases.valuesMean, area) }

  func lists(in area: ViewArea) -> [ScreenList] {
    form.lists(in: area, notice: notice(area)) { [weak self] in self?.form.focus(at: $0) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction(
        [.enter], en: ("insert", "go to the next value, or insert the piece"),
        ru: ("вставить", "перейти к следующему значению или вставить текст")
      ) { [weak self] in self?.goOn() }
    ]
      + Form<String>.moves { [weak self] in self?.form.move(by: $0) }
  }

  private func goOn() {
    guard form.isAtEnd else { return form.move(by: 1) }
    navigator?.pop(self)
    onDone(Dictionary(uniqueKeysWithValues: Set(form.fields).map { ($0, form[$0]) }))
  }
}

import CoreModule
import Reading
import TerminalKit

/// Opens a text by the path of its file.
@MainActor
final class OpenTextScreen: Screen {
  private weak var navigator: Navigator?
  private var path = PathField()

  init(navigator: Navigator) { self.navigator = navigator }

  let title = ReadingScreenPhrases.openText
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { path.type(key) }

  func body(in area: ViewArea) -> ScreenBody {
    path.body(in: area) { NoticeLines.notice(ReadingScreenPhrases.pathMeans, $0) }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("read", "read this text"), ru: ("читать", "читать этот текст")) { [weak self] in self?.open() },
      ScreenAction.completing(\.path, of: self, on: navigator),
    ]
  }

  private func open() {
    guard let navigator, !path.text.isBlank else { return }
    let file = navigator.access.absolutePath(navigator.access.path(path.text.trimmed))
    navigator.pop(self)
    navigator.openReader(.path(file))
  }
}

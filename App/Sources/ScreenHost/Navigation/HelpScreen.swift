import CoreModule
import CorePresentation
import TerminalKit

/// Lists the keys of a screen.
@MainActor
final class HelpScreen: ScrollingScreen {
  private let entries: [(keys: String, explanation: LocalizedText)]
  private let about: LocalizedText
  weak var navigator: Navigator?
  var scroll = ScrollPosition()

  init(about: LocalizedText, actions: [ScreenAction], navigator: Navigator) {
    self.about = about
    self.navigator = navigator
    var seen: Set<Key> = []
    entries = actions.compactMap { action in
      // A screen's own key hides the common action with that key.
      let keys = action.keys.filter { seen.insert($0).inserted }
      return keys.isEmpty ? nil : (keys.map(\.name).joined(separator: "  "), action.explanation)
    }
  }

  var title: LocalizedText { LocalizedText(en: "Keys: \(about(.english))", ru: "Клавиши: \(about(.russian))") }

  var actions: [ScreenAction] { scrolling }

  func load() async {}

  /// In a narrow window, long lines continue in the next line.
  func lines(_ area: ViewArea) -> [StyledLine] {
    let width = min(entries.map { DisplayWidth.of($0.keys) }.max() ?? 0, area.size.columns * 2 / 5)
    return entries.flatMap { line in
      let keys = StyledLine(line.keys, .key)
      let label = keys.width > width ? keys : keys.padded(to: width)
      return label.appending("  " + line.explanation(area.language)).wrapped(to: max(1, area.size.columns), indent: width + 2)
    }
  }
}

import CoreModule
import CorePresentation
import TerminalKit

/// Lists the keys of a screen.
@MainActor
final class HelpScreen: Screen {
  private let lines: [(keys: String, explanation: LocalizedText)]
  private let about: LocalizedText
  private weak var navigator: Navigator?
  private var scroll = ScrollPosition()

  init(about: LocalizedText, actions: [ScreenAction], navigator: Navigator) {
    self.about = about
    self.navigator = navigator
    var seen: Set<Key> = []
    lines = actions.compactMap { action in
      // A screen's own key hides the common action with that key.
      let keys = action.keys.filter { seen.insert($0).inserted }
      return keys.isEmpty ? nil : (keys.map(\.name).joined(separator: "  "), action.explanation)
    }
  }

  var title: LocalizedText { LocalizedText(en: "Keys: \(about(.english))", ru: "Клавиши: \(about(.russian))") }

  var actions: [ScreenAction] {
    ScreenAction.scrolling(on: navigator) { [weak self] step, area in
      if let self { scroll.move(by: step, count: lines.count, height: area.size.rows) }
    }
  }

  func load() async {}

  func body(in area: ViewArea) -> ScreenBody {
    let width = min(lines.map { DisplayWidth.of($0.keys) }.max() ?? 0, area.size.columns / 2)
    let lines = lines.map { line in
      StyledLine(line.keys, .key).padded(to: width).appending("  " + line.explanation(area.language))
    }
    return ScreenBody(scroll.seen(of: lines, height: area.size.rows))
  }
}

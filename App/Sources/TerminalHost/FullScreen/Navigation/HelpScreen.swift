import CoreModule

/// The keys of a screen, from its own table.
@MainActor
final class HelpScreen: Screen {
  private let lines: [(keys: String, explanation: LocalizedText)]
  private let about: LocalizedText
  private var scroll = ScrollPosition()

  init(about: LocalizedText, actions: [ScreenAction]) {
    self.about = about
    var seen: Set<Key> = []
    lines = actions.compactMap { action in
      // A key that the screen has for itself means only that.
      let keys = action.keys.filter { seen.insert($0).inserted }
      return keys.isEmpty ? nil : (keys.map(\.name).joined(separator: "  "), action.explanation)
    }
  }

  var title: LocalizedText { LocalizedText(en: "Keys: \(about(.english))", ru: "Клавиши: \(about(.russian))") }

  var actions: [ScreenAction] { ScreenAction.moving(height: scroll.height) { [weak self] in self?.scroll.move(by: $0) } }

  func load() async {}

  func fit(_ size: Size) { scroll.fit(size) }

  func body(in area: ViewArea) -> ScreenBody {
    let width = min(lines.map { DisplayWidth.of($0.keys) }.max() ?? 0, area.size.columns / 2)
    let lines = lines.map { line in
      StyledLine(line.keys, .key).padded(to: width).appending("  " + line.explanation(area.language))
    }
    return ScreenBody(scroll.seen(of: lines))
  }
}

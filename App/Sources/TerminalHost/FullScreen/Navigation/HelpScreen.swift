import CoreModule

/// The keys of a screen, from its own table.
@MainActor
final class HelpScreen: Screen {
  private let lines: [(keys: String, explanation: LocalizedText)]
  private let about: LocalizedText
  private var cursor = ListCursor()
  private var height = 1

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

  let actions: [ScreenAction] = []

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: height) else { return false }
    cursor.move(by: step, count: lines.count)
    return true
  }

  func load() async {}

  func fit(_ size: Size) {
    height = size.rows
    cursor.fit(count: lines.count, height: size.rows)
  }

  func body(in area: ViewArea) -> ScreenBody {
    let width = lines.map { DisplayWidth.of($0.keys) }.max() ?? 0
    let shown = lines.dropFirst(cursor.top).prefix(area.size.rows)
    return ScreenBody(
      shown.map { line in
        StyledLine(line.keys, .key).padded(to: min(width, area.size.columns / 2)).appending("  " + line.explanation(area.language))
      })
  }
}

import CoreModule
import Presentation
import TerminalKit

/// The command palette: finds actions by words of their name, or by the first letters of these.
@MainActor
final class PaletteScreen: ListScreen {
  weak var navigator: Navigator?
  /// Every action with the names by which it is found.
  private let all: [(action: ScreenAction, names: [ActionSearch.Name])]
  private var matching: [ScreenAction]
  private var field = TextField()
  /// What a typed path may become.
  private var paths: [String] = []
  var cursor = ListCursor()

  init(navigator: Navigator, actions: [ScreenAction]) {
    self.navigator = navigator
    all = actions.map { action in
      let texts = [action.name, action.explanation].flatMap { [$0(.english), $0(.russian)] } + [action.words.command]
      return (action, texts.map { ActionSearch.Name($0) })
    }
    matching = actions
  }

  /// A pasted text may be longer than any useful query.
  private static let longestText = 1000

  let title = LocalizedText(en: "actions", ru: "действия")
  let isTyping = true

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("run", "run the selected action"), ru: ("выполнить", "выполнить выбранное действие")) { [weak self] in
        self?.run()
      }
    ] + pathCompletion + moving
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    paths = []
    match()
    return true
  }

  /// Only behind a command that takes a path.
  private var pathCompletion: [ScreenAction] {
    guard PathCommand.typed(field.text) != nil else { return [] }
    return [
      ScreenAction.completingPath(on: navigator) { [weak self] in
        self.flatMap { PathCommand.typed($0.field.text)?.path }
      } _: { [weak self] in
        self?.complete($0, with: $1)
      }
    ]
  }

  private func complete(_ path: String, with completion: PathCompletion) {
    guard let typed = PathCommand.typed(field.text), typed.path == path else { return }
    field = TextField(typed.start + completion.text)
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    paths = completion.candidates.map { (path.contains("/") ? folder : "") + $0 }
    match()
  }

  var rowCount: Int { matching.count }
  let linesAbove = 1
  let opening = ScreenList.Opening.byClick

  func load() async {}

  func body(in area: ViewArea) -> ScreenBody {
    field.body(after: ": ", in: area) { area in
      cursor.lines(of: matching, in: area.size) { action, isSelected in
        StyledLine(isSelected ? "› " : "  ", .accent).appending(action.explanation(area.language).capitalizedFirst)
          .appending(action.keys.first.map { "  " + $0.name } ?? "", .dim)
      }
    }
  }

  /// Finds actions by their name, in either language, or by the command that does the same. The nearest come first.
  private func match() {
    cursor = ListCursor()
    guard field.text.utf8.count <= Self.longestText else { return matching = [] }
    let search = ActionSearch(field.text)
    let found = all.compactMap { action in search.closeness(of: action.names).map { (action.action, $0) } }
    let closeness = Set(found.map(\.1)).sorted()
    let named = closeness.flatMap { nearest in found.filter { $0.1 == nearest }.map(\.0) }
    let typed = navigator?.actions(with: field.text, paths: paths) ?? []
    // “Back up now” is an action first, and only then a file called now.
    let isPath = !paths.isEmpty || PathCommand.typed(field.text)?.path.contains { "/.~".contains($0) } == true
    matching = isPath ? typed + named : named + typed
  }

  private func run() {
    guard let action = cursor.selected(in: matching) else { return }
    navigator?.pop(self)
    action.run()
  }
}

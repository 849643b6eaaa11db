import AppGraph
import CoreModule

/// A tab with the name and the first screen of a feature.
@MainActor
struct FeatureTab {
  let id: InterfaceTab
  let name: LocalizedText
  var search = TabSearch.words
  /// The commands of which it is the screen, by which the palette finds it too.
  var command = ""
  let firstScreen: @MainActor (Navigator) -> any Screen

  /// The tabs in the order of display.
  static let all = InterfaceTab.allCases.map { of($0) }

  static func of(_ tab: InterfaceTab) -> FeatureTab {
    switch tab {
    case .words: words
    case .practice: practice
    case .tasks: tasks
    case .game: game
    case .keyboard: keyboard
    case .ubco: translation
    case .stems: stems
    }
  }
}

/// The search of a tab. It is a screen on top of the others of the tab, so that going back leads to the same place.
@MainActor
struct TabSearch {
  /// As in “search your words”.
  let explanation: LocalizedText
  /// The command that does the same.
  var command = ""
  let open: @MainActor (Navigator) -> Void
}

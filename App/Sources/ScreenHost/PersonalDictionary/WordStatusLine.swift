import CoreModule
import PersonalDictionary
import Presentation
import TerminalKit

/// The status line below words: the chosen direction, their number, and what is due.
@MainActor
enum WordStatusLine {
  static func parts(_ chosen: Direction?, _ count: LocalizedText?, _ due: DueCounts?, _ area: ViewArea) -> [StyledLine] {
    let direction = chosen.map { StyledLine($0.description, .strong) }
    let number = count.map { StyledLine($0(area.language), .dim) }
    return [direction, number].compactMap(\.self) + (due.map { $0.words(area) + $0.tasks(area) } ?? [])
  }
}

extension LangPickerState {
  /// The chosen direction; `nil` before it is read.
  var chosen: Direction? { isLoaded ? direction : nil }
}

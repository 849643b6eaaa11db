import CoreModule
import TerminalKit

/// What is shown in place of an empty list: what the list is for, the key to press, and an example.
struct EmptyList {
  let purpose: LocalizedText
  let key: Key
  /// What the key does.
  let effect: LocalizedText
  var example: LocalizedText?

  /// In a low window the example goes first, then the empty lines.
  func lines(_ area: ViewArea) -> [StyledLine] {
    let columns = max(1, area.size.columns - 1)
    let purpose = StyledLine(self.purpose(area.language), .dim).wrapped(to: columns)
    let action = StyledLine(key.name, .key).appending("  " + effect(area.language)).wrapped(to: columns, indent: 3)
    let example = self.example.map { StyledLine($0(area.language), .dim).wrapped(to: columns) } ?? []
    let parts = [purpose, action, example].filter { !$0.isEmpty }
    let spaced = parts.flatMap { [StyledLine()] + $0 }
    let dense = parts.flatMap { $0 }
    let lines = spaced.count <= area.size.rows ? spaced : dense.count <= area.size.rows ? dense : purpose + action
    return lines.map { $0.pieces.isEmpty ? $0 : StyledLine(" ") + $0 }
  }
}

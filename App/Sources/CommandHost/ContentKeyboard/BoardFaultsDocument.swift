import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// All faults of a board.
struct BoardFaultsDocument: Document {
  let faults: [BoardFault]
  /// The language of the messages, also in JSON.
  let language: InterfaceLanguage

  func json(_ localTime: LocalTime) -> JSON { .object([("bad", .array(faults.map { $0.json(language) }))]) }

  var plain: [[String]] { faults.map { ["bad", "\($0.line)", $0.button.map(String.init) ?? "", $0.code] } }

  func text(_ style: TextStyle) -> String { faults.map { style.line($0.sentence(style.language).visibleLine) }.joined(separator: "\n") }
}

package import ContentKeyboard
package import CoreModule
package import CorePresentation

/// All faults of a board.
package struct BoardFaultsDocument: Document {
  let faults: [BoardFault]
  /// The language of the messages, also in JSON.
  let language: InterfaceLanguage

  package init(faults: [BoardFault], language: InterfaceLanguage) { (self.faults, self.language) = (faults, language) }

  package func json(_ localTime: LocalTime) -> JSON { .object([("bad", .array(faults.map { $0.json(language) }))]) }

  package var plain: [[String]] { faults.map { ["bad", "\($0.line)", $0.button.map(String.init) ?? "", $0.code] } }

  package func text(_ style: TextStyle) -> String {
    faults.map { style.line($0.sentence(style.language).visibleLine) }.joined(separator: "\n")
  }
}

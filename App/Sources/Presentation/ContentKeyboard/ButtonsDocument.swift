package import ContentKeyboard
package import CoreModule
package import CorePresentation

package struct ButtonsDocument: Document {
  package let buttons: [ButtonState]

  package init(buttons: [ButtonState]) {
    self.buttons = buttons
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      buttons.map {
        .object([("id", .string($0.id)), ("caption", .string($0.caption)), ("index", JSON($0.index)), ("count", .number($0.count))])
      })
  }

  package var plain: [[String]] {
    buttons.map { [$0.id, $0.caption, $0.index.map(String.init) ?? "", "\($0.count)"].map(\.withoutControls) }
  }

  package func text(_ style: TextStyle) -> String {
    TextTable(columns: [.right, .left, .right], flexible: 1).text(
      buttons.map { [style.dim($0.id.visibleLine), style.bold($0.caption.visibleLine), "\($0.index.map { $0 + 1 } ?? 0)/\($0.count)"] },
      width: style.width
    )
  }
}

/// Pieces that were put out, or a preview of them.
package struct PiecesDocument: Document {
  package let pieces: [Piece]
  /// Whether control characters are kept.
  package let isRaw: Bool
  /// Whether only the unchanged text of the pieces is printed.
  package let isVerbatim: Bool
  package let isTakenBack: Bool

  package init(pieces: [Piece], isRaw: Bool = false, isVerbatim: Bool = false, isTakenBack: Bool = false) {
    self.pieces = pieces
    self.isRaw = isRaw
    self.isVerbatim = isVerbatim
    self.isTakenBack = isTakenBack
  }

  package func json(_ localTime: LocalTime) -> JSON { .array(pieces.map { .object($0.members) }) }

  package var plain: [[String]] { pieces.map { isRaw ? $0.record : $0.record.map(\.withoutControls) } }

  package func text(_ style: TextStyle) -> String {
    if isTakenBack { return pieces.map { style.line(KeyboardPhrases.takenBack($0)(style.language)) }.joined(separator: "\n") }
    // A piece may itself end in a line break.
    return pieces.map { $0.text.withoutControls + "\n" }.joined()
  }

  /// The unchanged pieces, one per line.
  package var verbatim: String? { isVerbatim ? pieces.map { $0.text + "\n" }.joined() : nil }
}

package struct FoundPiecesDocument: Document {
  package let pieces: [Piece]

  package init(pieces: [Piece]) {
    self.pieces = pieces
  }

  package func json(_ localTime: LocalTime) -> JSON { .array(pieces.map { .object($0.members) }) }
  package var plain: [[String]] { pieces.map { $0.record.map(\.withoutControls) } }

  package func text(_ style: TextStyle) -> String {
    TextTable(columns: [.right, .left, .right, .left], narrowed: 1, flexible: 3).text(
      pieces.map { [style.dim($0.id.visibleLine), $0.caption.visibleLine, style.dim("\($0.index + 1)/\($0.count)"), $0.text.visibleLine] },
      width: style.width
    )
  }
}

package struct ListedPiecesDocument: Document {
  package let listed: [ListedPiece]
  package let buttons: [ButtonState]

  package init(listed: [ListedPiece], buttons: [ButtonState]) {
    self.listed = listed
    self.buttons = buttons
  }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(listed.map { .object($0.piece.members + [("uses", .number($0.use?.count ?? 0))]) })
  }

  package var plain: [[String]] { listed.map { $0.piece.record.map(\.withoutControls) } }

  package func text(_ style: TextStyle) -> String {
    let places = Dictionary(buttons.map { ($0.id, $0.index) }) { first, _ in first }
    let isOne = Set(listed.map(\.piece.id)).count < 2
    return TextTable(columns: [.left, .right, .left, .left, .right], narrowed: 2, flexible: 3).text(
      listed.map { listed in
        let piece = listed.piece
        return [
          places[piece.id] == piece.index ? "›" : "", style.dim("\(piece.index + 1)"), isOne ? "" : style.dim(piece.name.visibleLine),
          piece.text.visibleLine, listed.use.map { style.dim("\($0.count)×") } ?? "",
        ]
      }, width: style.width
    )
  }
}

extension Piece {
  var members: [(String, JSON)] {
    [
      ("id", .string(id)), ("caption", .string(caption)), ("index", .number(index)), ("count", .number(count)), ("text", .string(text)),
    ]
  }

  var record: [String] { [id, caption, "\(index)", "\(count)", text] }
}

extension String {
  /// The text without control characters and ink marks, which a piece from another source may contain.
  package var withoutControls: String { visible }
}

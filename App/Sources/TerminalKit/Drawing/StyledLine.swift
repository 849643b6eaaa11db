import CorePresentation

/// A line of styled text that is safe to write to a terminal.
package struct StyledLine: Equatable, Sendable {
  package struct Piece: Equatable, Sendable {
    package var text: String
    package var look: Look
  }

  package private(set) var pieces: [Piece] = []

  package init() {}

  package init(_ text: String, _ role: Look.Role = .plain) { append(text, role) }

  /// Converts a text with ``Ink`` marks, as the commands' documents produce it.
  package init(inked text: String) {
    var look = Look.Role.plain
    var piece = ""
    for scalar in text.unicodeScalars {
      guard let ink = Ink(rawValue: scalar.value) else {
        piece.unicodeScalars.append(scalar)
        continue
      }
      append(piece, look)
      piece = ""
      look =
        switch ink {
        case .plain: .plain
        case .bold: .strong
        case .dim: .dim
        case .yellow: .star
        }
    }
    append(piece, look)
  }

  package var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }
  package var text: String { pieces.map(\.text).joined() }

  package mutating func append(_ text: String, _ role: Look.Role = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text.visibleLine, look: Look(role: role))) }
  }

  package func appending(_ text: String, _ role: Look.Role = .plain) -> StyledLine {
    var line = self
    line.append(text, role)
    return line
  }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  /// A part of the piece with this index.
  package func part(of piece: Int, _ range: Range<String.Index>) -> StyledLine {
    var line = StyledLine()
    line.pieces = [Piece(text: String(pieces[piece].text[range]), look: pieces[piece].look)]
    return line
  }

  /// Cuts the line to `columns`, ending in `…` if it does not fit.
  package func cut(to columns: Int) -> StyledLine {
    guard width > columns else { return self }
    var line = StyledLine()
    var rest = columns
    for piece in pieces {
      let width = DisplayWidth.of(piece.text)
      let isLast = width >= rest
      line.pieces.append(Piece(text: isLast ? DisplayWidth.cut(piece.text + "…", to: rest) : piece.text, look: piece.look))
      if isLast { break }
      rest -= width
    }
    return line
  }

  /// Cuts or pads the line to exactly `columns`.
  package func padded(to columns: Int) -> StyledLine {
    let line = cut(to: columns)
    return line.appending(String(repeating: " ", count: max(0, columns - line.width)))
  }

  /// Appends the parts, two spaces apart, that fit into `columns`; the first one is cut if it must be.
  package func joining(_ parts: [StyledLine], within columns: Int) -> StyledLine {
    parts.enumerated().reduce(self) { line, part in
      let next = part.offset == 0 ? line + part.element : line + StyledLine("  ") + part.element
      return next.width <= columns ? next : part.offset == 0 ? next.cut(to: columns) : line
    }
  }

  package var selected: StyledLine {
    var line = self
    for index in line.pieces.indices { line.pieces[index].look.isSelected = true }
    return line
  }
}

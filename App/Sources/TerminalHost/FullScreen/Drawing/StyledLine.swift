/// A line of text in which each piece has its look. It holds nothing that could deceive a terminal.
struct StyledLine: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    var text: String
    var look: Look
  }

  private(set) var pieces: [Piece] = []

  /// An empty line.
  init() {}

  init(_ text: String, _ role: Look.Role = .plain) { append(text, role) }

  /// A line from a text with marks of ink, as the documents of the commands make it.
  init(inked text: String) {
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

  /// The columns that it takes.
  var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }
  /// The text alone.
  var text: String { pieces.map(\.text).joined() }

  mutating func append(_ text: String, _ role: Look.Role = .plain) {
    if !text.isEmpty { pieces.append(Piece(text: text.visibleLine, look: Look(role: role))) }
  }

  func appending(_ text: String, _ role: Look.Role = .plain) -> StyledLine {
    var line = self
    line.append(text, role)
    return line
  }

  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    var line = left
    line.pieces += right.pieces
    return line
  }

  /// What stands at `range` in the piece with this number.
  func part(of piece: Int, _ range: Range<String.Index>) -> StyledLine {
    var line = StyledLine()
    line.pieces = [Piece(text: String(pieces[piece].text[range]), look: pieces[piece].look)]
    return line
  }

  /// The line in at most `columns` columns; what does not fit gives way to `…`.
  func cut(to columns: Int) -> StyledLine {
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

  /// The line in exactly `columns` columns.
  func padded(to columns: Int) -> StyledLine {
    let line = cut(to: columns)
    return line.appending(String(repeating: " ", count: max(0, columns - line.width)))
  }

  /// The line as the selected one.
  var selected: StyledLine {
    var line = self
    for index in line.pieces.indices { line.pieces[index].look.isSelected = true }
    return line
  }
}

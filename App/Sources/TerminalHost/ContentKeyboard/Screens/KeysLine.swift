import ContentKeyboard

/// The line that the pieces go into.
struct KeysLine: Equatable {
  /// All of it.
  private(set) var text = ""
  /// The piece that stands at the end, as it came.
  private var last: Piece?
  /// What the line was before each of the last outputs.
  private var outputs: [Output] = []
  /// What it was before the last deletions.
  private var deleted: Before?

  private struct Before: Equatable {
    let text: String
    let last: Piece?
  }

  private struct Output: Equatable {
    let piece: Piece
    let before: Before
  }

  /// So many outputs can be taken out of it again.
  private static let mostOutputs = 100

  /// Whether something was deleted that can be put back.
  var hasDeleted: Bool { deleted != nil }

  /// The line without the piece that came last.
  var textWithoutLast: String {
    guard let last, text.hasSuffix(last.text) else { return text }
    return String(text.dropLast(last.text.count))
  }

  /// Takes a piece in. Pieces of one button that follow one another take each other's places; others come behind.
  mutating func receive(_ piece: Piece) {
    outputs = outputs.suffix(Self.mostOutputs - 1) + [Output(piece: piece, before: Before(text: text, last: last))]
    if last?.id == piece.id {
      text = textWithoutLast
    } else if let end = text.last, !end.isWhitespace {
      text += " "
    }
    text += piece.text
    last = piece
    deleted = nil
  }

  /// Is again what it was before `piece` came, if that came last and nothing was deleted since.
  mutating func takeBack(_ piece: Piece) {
    guard let output = outputs.last, (output.piece.id, output.piece.index) == (piece.id, piece.index) else { return }
    outputs.removeLast()
    (text, last) = (output.before.text, output.before.last)
  }

  /// Is `text` from now on, which is less than it was.
  mutating func delete(to text: String) {
    guard text != self.text else { return }
    if deleted == nil { deleted = Before(text: self.text, last: last) }
    self.text = text
    last = nil
    outputs = []
  }

  /// Has again what was deleted since the last piece came.
  mutating func putBack() {
    guard let before = deleted else { return }
    (text, last, deleted) = (before.text, before.last, nil)
  }
}

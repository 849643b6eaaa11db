import ContentKeyboard

/// The line of text that the pieces are put into.
struct KeyboardLine: Equatable {
  private(set) var text = ""
  /// The piece at the end of the line.
  private var last: Piece?
  /// The last outputs, each with the line before it.
  private var outputs: [Output] = []
  /// The line before the last deletions.
  private var deleted: Before?

  private struct Before: Equatable {
    let text: String
    let last: Piece?
  }

  private struct Output: Equatable {
    let piece: Piece
    let before: Before
  }

  /// How many outputs can be taken back.
  private static let maximumOutputs = 100

  var hasDeleted: Bool { deleted != nil }

  /// The line without the last piece.
  var textWithoutLast: String {
    guard let last, text.hasSuffix(last.text) else { return text }
    return String(text.dropLast(last.text.count))
  }

  /// Adds a piece. A piece of the same button replaces the previous one; others are appended.
  mutating func receive(_ piece: Piece) {
    outputs = outputs.suffix(Self.maximumOutputs - 1) + [Output(piece: piece, before: Before(text: text, last: last))]
    if last?.id == piece.id {
      text = textWithoutLast
    } else if let end = text.last, !end.isWhitespace {
      text += " "
    }
    text += piece.text
    last = piece
    deleted = nil
  }

  /// Removes `piece` if it is the last output and nothing was deleted since.
  mutating func takeBack(_ piece: Piece) {
    guard let output = outputs.last, (output.piece.id, output.piece.index) == (piece.id, piece.index) else { return }
    outputs.removeLast()
    (text, last) = (output.before.text, output.before.last)
  }

  /// Shortens the line to `text`.
  mutating func delete(to text: String) {
    guard text != self.text else { return }
    if deleted == nil { deleted = Before(text: self.text, last: last) }
    self.text = text
    last = nil
    outputs = []
  }

  /// Restores what was deleted since the last piece.
  mutating func putBack() {
    guard let before = deleted else { return }
    (text, last, deleted) = (before.text, before.last, nil)
  }
}

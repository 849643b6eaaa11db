/// Where one button of the board stands among its pieces: which piece was put out last, and which comes next.
public struct PieceCursor: Hashable, Sendable {
  /// The button's pieces, in order.
  public let pieces: [String]
  /// The place of the piece that was put out last, counted from 0, or `nil` when none was.
  public private(set) var index: Int?
  private var earlier: [Int?] = []

  /// A button that has put nothing out yet.
  public init(pieces: [String]) { self.pieces = pieces }

  /// The piece that was put out last, or `nil` when none was.
  public var piece: String? { index.map { pieces[$0] } }

  /// Puts out the next piece: the first one to begin with, and again after the last.
  ///
  /// `nil` when the button has no pieces.
  public mutating func next() -> String? {
    guard !pieces.isEmpty else { return nil }
    return move(to: index.map { ($0 + 1) % pieces.count } ?? 0)
  }

  /// Puts out the piece with this number, counted from 1, and goes on from there.
  ///
  /// `nil`, and nothing moves, when there is none.
  public mutating func pick(_ number: Int) -> String? {
    guard number >= 1, number <= pieces.count else { return nil }
    return move(to: number - 1)
  }

  /// Undoes the last output, however the button came to it; false when there is none to undo.
  public mutating func back() -> Bool {
    guard let previous = earlier.popLast() else { return false }
    index = previous
    return true
  }

  private mutating func move(to place: Int) -> String {
    earlier.append(index)
    index = place
    return pieces[place]
  }
}

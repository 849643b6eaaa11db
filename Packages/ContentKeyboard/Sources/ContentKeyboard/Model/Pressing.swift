/// Which piece a press outputs.
public enum PressRule: Hashable, Sendable {
  /// Each button continues from its own position.
  case perButton
  /// Only the last pressed button has a position; any other begins with its first piece.
  case singleSlot
}

/// A request for a piece of a button.
public enum PieceRequest: Hashable, Sendable {
  /// Its next piece.
  case next(id: String, PressRule)
  /// The piece at this place, counted from 0; the next press continues from there.
  case pick(id: String, place: Int)

  /// The button's id.
  public var id: String {
    switch self {
    case .next(let id, _), .pick(let id, _): id
    }
  }
}

/// The piece that a button output last.
public struct PiecePosition: Hashable, Sendable {
  /// The place of the piece, counted from 0.
  public let place: Int
  /// The mark of its text.
  public let mark: TextMark

  /// Creates a position.
  public init(place: Int, mark: TextMark) { (self.place, self.mark) = (place, mark) }

  /// Creates the position of the piece at `place`.
  public init(at place: Int, of pieces: [String]) { self.init(place: place, mark: TextMark(pieces[place])) }

  /// The place of the piece in `pieces`, which may have changed: its old place or the nearest one with the same text; `nil` when it is
  /// gone.
  public func place(in pieces: [String]) -> Int? {
    if pieces.indices.contains(place), TextMark(pieces[place]) == mark { return place }
    return pieces.indices.filter { TextMark(pieces[$0]) == mark }.min { abs($0 - place) < abs($1 - place) }
  }
}

/// The last output, for ``PressRule/singleSlot``.
public struct LastOutput: Hashable, Sendable {
  /// The button.
  public let id: String
  /// The mark of the button at that time.
  public let buttonMark: TextMark

  /// Creates an output.
  public init(id: String, buttonMark: TextMark) { (self.id, self.buttonMark) = (id, buttonMark) }
}

extension BoardButton {
  /// The place of the piece that the next press outputs; the first one follows the last one.
  ///
  /// - Parameters:
  ///   - position: The button's position.
  ///   - last: The last output of any button.
  public func nextPlace(after position: PiecePosition?, last: LastOutput?, _ rule: PressRule) -> Int {
    if rule == .singleSlot, last != LastOutput(id: id, buttonMark: TextMark(self)) { return 0 }
    guard let place = position?.place(in: pieces) else { return 0 }
    return (place + 1) % pieces.count
  }
}

/// Which piece a press puts out.
public enum PressRule: Hashable, Sendable {
  /// Each button goes on from where it stands itself.
  case perButton
  /// Only one button is remembered: a press of another one begins with its first piece.
  case singleSlot
}

/// What is asked of a button.
public enum PieceRequest: Hashable, Sendable {
  /// Its next piece.
  case next(id: String, PressRule)
  /// The piece at this place, counted from 0; the next press goes on from there.
  case pick(id: String, place: Int)

  /// The button that is asked.
  public var id: String {
    switch self {
    case .next(let id, _), .pick(let id, _): id
    }
  }
}

/// Where a button stands: the piece that it put out last.
public struct PiecePosition: Hashable, Sendable {
  /// The place of the piece, counted from 0.
  public let place: Int
  /// The mark of its text.
  public let mark: TextMark

  /// A position from its parts.
  public init(place: Int, mark: TextMark) {
    self.place = place
    self.mark = mark
  }

  /// The position of the piece at `place`.
  public init(at place: Int, of pieces: [String]) { self.init(place: place, mark: TextMark(pieces[place])) }

  /// Where the piece stands among `pieces`, which may have changed since: at its old place, or at the nearest one that has the same text;
  /// `nil` when it is there no more.
  public func place(in pieces: [String]) -> Int? {
    if pieces.indices.contains(place), TextMark(pieces[place]) == mark { return place }
    return pieces.indices.filter { TextMark(pieces[$0]) == mark }.min { abs($0 - place) < abs($1 - place) }
  }
}

/// The output before this one, as far as the single slot remembers it.
public struct LastOutput: Hashable, Sendable {
  /// The button.
  public let id: String
  /// What the button was then.
  public let buttonMark: TextMark

  /// An output from its parts.
  public init(id: String, buttonMark: TextMark) {
    self.id = id
    self.buttonMark = buttonMark
  }
}

extension BoardButton {
  /// The place of the piece that the next press puts out: behind the last one, and the first again after the last.
  ///
  /// - Parameters:
  ///   - position: Where the button stands.
  ///   - last: The last output of any button.
  public func nextPlace(after position: PiecePosition?, last: LastOutput?, _ rule: PressRule) -> Int {
    if rule == .singleSlot, last != LastOutput(id: id, buttonMark: TextMark(self)) { return 0 }
    guard let place = position?.place(in: pieces) else { return 0 }
    return (place + 1) % pieces.count
  }
}

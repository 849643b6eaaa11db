public import CoreModule

/// A board that was fetched.
public struct FetchedBoard: Hashable, Sendable {
  /// The board.
  public var board: Board
  /// When it was fetched.
  public var moment: Timestamp
  /// What the file looked like, where it came from one.
  public var stamp: String?

  /// A fetched board from its parts.
  public init(_ board: Board, at moment: Timestamp, stamp: String? = nil) {
    self.board = board
    self.moment = moment
    self.stamp = stamp
  }
}

/// The source that the user chose.
public struct ChosenSource: Hashable, Sendable {
  /// A million days.
  public static let highestMaximumAge: Int64 = 86_400_000_000

  /// The source.
  public var source: BoardSource
  /// The seconds after which it is fetched again; `nil` for never.
  public let maximumAge: Int64?

  /// A choice from its parts; an age that is too high becomes the highest.
  public init(_ source: BoardSource, maximumAge: Int64?) {
    self.source = source
    self.maximumAge = maximumAge.map { min(max($0, 0), Self.highestMaximumAge) }
  }
}

/// A piece by its button and the mark of its text: what its uses are counted under.
public struct PieceKey: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// The mark of the piece's text.
  public let mark: TextMark

  /// A key from its parts.
  public init(id: String, mark: TextMark) {
    self.id = id
    self.mark = mark
  }
}

/// Everything of the keyboard that is worth taking elsewhere.
public struct KeptKeyboard: Hashable, Sendable {
  /// What the user chose; `nil` while that was nothing.
  public var chosen: ChosenSource?
  /// The board that the user wrote.
  public var own: Board?
  /// What was fetched from the chosen source.
  public var fetched: FetchedBoard?
  /// Where the buttons stand, by their ids.
  public var positions: [String: PiecePosition]
  /// How the pieces were used.
  public var uses: [PieceKey: PieceUse]

  /// A keyboard from its parts.
  public init(
    chosen: ChosenSource? = nil, own: Board? = nil, fetched: FetchedBoard? = nil, positions: [String: PiecePosition] = [:],
    uses: [PieceKey: PieceUse] = [:]
  ) {
    self.chosen = chosen
    self.own = own
    self.fetched = fetched
    self.positions = positions
    self.uses = uses
  }
}

/// What becomes of a keyboard when another one is taken in. Nothing that is there is lost.
///
/// * The source comes in where none was chosen, and with it what was fetched from it.
/// * An own button whose id is not there is new. One whose id is there is merged: the pieces that are not there come behind the others.
/// * Positions come in for buttons that were never pressed; of two counts of uses the larger stays.
public struct KeyboardIntake: Hashable, Sendable {
  /// The keyboard as it will be.
  public private(set) var result: KeptKeyboard
  /// How many own buttons are new.
  public private(set) var newCount = 0
  /// How many own buttons got more pieces.
  public private(set) var mergedCount = 0
  /// How many own buttons were there already.
  public private(set) var skippedCount = 0

  /// Takes `added` into `known`.
  public init(_ added: KeptKeyboard, into known: KeptKeyboard) {
    result = known
    if let own = added.own { take(own) }
    if known.chosen == nil {
      result.chosen = added.chosen
      result.fetched = added.fetched
    } else if known.chosen == added.chosen, known.fetched == nil {
      result.fetched = added.fetched
    }
    result.positions.merge(added.positions) { known, _ in known }
    result.uses.merge(added.uses) { known, added in known.count >= added.count ? known : added }
  }

  /// Whether anything changes.
  public func changes(_ known: KeptKeyboard) -> Bool { result != known }

  private mutating func take(_ added: Board) {
    var own = result.own ?? Board()
    var places = Dictionary(own.buttons.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for button in added.buttons {
      guard let place = places[button.id] else {
        places[button.id] = own.buttons.count
        own.buttons.append(button)
        newCount += 1
        continue
      }
      let there = Set(own.buttons[place].pieces)
      let more = button.pieces.filter { !there.contains($0) }
      own.buttons[place].pieces += more
      if more.isEmpty { skippedCount += 1 } else { mergedCount += 1 }
    }
    result.own = own
  }
}

public import CoreModule

/// A board that was fetched.
public struct FetchedBoard: Hashable, Sendable {
  /// The board.
  public var board: Board
  /// When it was fetched.
  public var moment: Timestamp
  /// The file's modification time and size; `nil` for a service.
  public var stamp: String?

  /// Creates a fetched board.
  public init(_ board: Board, at moment: Timestamp, stamp: String? = nil) {
    self.board = board
    self.moment = moment
    self.stamp = stamp
  }
}

/// The source that the user chose.
public struct ChosenSource: Hashable, Sendable {
  /// The highest age, in seconds: a million days.
  public static let highestMaximumAge: Int64 = 86_400_000_000

  /// The source.
  public var source: BoardSource
  /// The age in seconds at which it is fetched again; `nil` for never.
  public let maximumAge: Int64?

  /// Creates a choice. A higher age is limited to ``highestMaximumAge``, a negative one to 0.
  public init(_ source: BoardSource, maximumAge: Int64?) {
    self.source = source
    self.maximumAge = maximumAge.map { min(max($0, 0), Self.highestMaximumAge) }
  }
}

/// Identifies a piece by its button and its text. The uses of a piece are counted by it.
public struct PieceID: Hashable, Sendable {
  /// The button's id.
  public let id: String
  /// The mark of the piece's text.
  public let mark: TextMark

  /// Creates an identity.
  public init(id: String, mark: TextMark) { (self.id, self.mark) = (id, mark) }
}

/// The keyboard's data for export and import.
public struct KeyboardSnapshot: Hashable, Sendable {
  /// The chosen source; `nil` when none was chosen.
  public var chosen: ChosenSource?
  /// The board that the user wrote.
  public var own: Board?
  /// The board that was fetched from the chosen source, if any.
  public var fetched: FetchedBoard?
  /// The positions of the buttons, by id.
  public var positions: [String: PiecePosition]
  /// The uses of the pieces.
  public var uses: [PieceID: PieceUse]

  /// Creates a snapshot.
  public init(
    chosen: ChosenSource? = nil, own: Board? = nil, fetched: FetchedBoard? = nil, positions: [String: PiecePosition] = [:],
    uses: [PieceID: PieceUse] = [:]
  ) {
    self.chosen = chosen
    self.own = own
    self.fetched = fetched
    self.positions = positions
    self.uses = uses
  }
}

/// Merges a snapshot into the existing keyboard. Nothing of the latter is lost.
///
/// * The source and its fetched board are imported when no source was chosen.
/// * A button with a new id is added. A button with an existing id adds its missing pieces at the end.
/// * Positions are imported for buttons that were never pressed. Of two counts of uses, the larger one is kept.
public struct KeyboardImport: Hashable, Sendable {
  /// The merged keyboard.
  public private(set) var result: KeyboardSnapshot
  /// The number of new buttons.
  public private(set) var newCount = 0
  /// The number of buttons that got more pieces.
  public private(set) var mergedCount = 0
  /// The number of buttons that did not change.
  public private(set) var skippedCount = 0

  /// Merges `added` into `existing`.
  ///
  /// - Throws: ``BoardEditError/tooMany(limit:)`` when the user's board would become too large.
  public init(_ added: KeyboardSnapshot, into existing: KeyboardSnapshot) throws(BoardStoreError) {
    result = existing
    if let own = added.own { try merge(own) }
    if existing.chosen == nil {
      result.chosen = added.chosen
      result.fetched = added.fetched
    } else if existing.chosen == added.chosen, existing.fetched == nil {
      result.fetched = added.fetched
    }
    result.positions.merge(added.positions) { existing, _ in existing }
    result.uses.merge(added.uses) { existing, added in existing.count >= added.count ? existing : added }
  }

  private mutating func merge(_ added: Board) throws(BoardStoreError) {
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
      guard own.buttons[place].pieces.count <= Board.maximumPieces else { throw .edit(.tooMany(limit: Board.maximumPieces)) }
      if more.isEmpty { skippedCount += 1 } else { mergedCount += 1 }
    }
    guard own.buttons.count <= Board.maximumButtons else { throw .edit(.tooMany(limit: Board.maximumButtons)) }
    result.own = own
  }
}

public import CoreModule

/// The data of a package about all its notes and cards. Read the notes themselves in portions, with ``AnkiPackageReader/nextNotes()``.
public struct AnkiCollection: Equatable, Sendable {
  /// The moment from which Anki counts its days: the beginning of the day on which the collection was created, in its time zone.
  public var created: Timestamp
  /// The decks.
  public var decks: [AnkiDeck]
  /// The kinds of notes.
  public var noteTypes: [AnkiNoteType]
  /// The number of notes.
  public var noteCount = 0
  /// The number of cards.
  public var cardCount = 0
  /// The number of answers in the review log.
  public var reviewCount = 0

  /// Creates a collection, for example one to be written.
  public init(created: Timestamp, decks: [AnkiDeck], noteTypes: [AnkiNoteType]) {
    (self.created, self.decks, self.noteTypes) = (created, decks, noteTypes)
  }

  /// The note type with this number; `nil` if there is none.
  public func noteType(_ id: Int64) -> AnkiNoteType? { noteTypes.first { $0.id == id } }

  /// When a card is due; `nil` for new cards and for values out of range. For a day, this is its first moment, with days of 24 hours; an
  /// app that counts calendar days uses ``AnkiCard/Due/day(_:)`` instead.
  public func moment(of due: AnkiCard.Due) -> Timestamp? {
    switch due {
    case .position: return nil
    case .moment(let moment): return moment
    case .day(let day):
      guard day.magnitude < 1_000_000 else { return nil }
      return created.adding(seconds: day * 86_400)
    }
  }
}

/// A deck.
public struct AnkiDeck: Equatable, Sendable {
  /// Its number.
  public let id: Int64
  /// Its name; `::` separates the names of nested decks.
  public let name: String
  /// Whether it is a filtered deck, which takes cards from other decks by a search.
  public let isFiltered: Bool

  /// The deck into which Anki puts cards without another deck.
  public static let defaultID: Int64 = 1

  /// Creates a deck.
  public init(id: Int64, name: String, isFiltered: Bool = false) {
    (self.id, self.name, self.isFiltered) = (id, name, isFiltered)
  }
}

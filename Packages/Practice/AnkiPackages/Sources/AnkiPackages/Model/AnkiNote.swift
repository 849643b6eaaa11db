public import CoreModule

/// A note with its cards.
public struct AnkiNote: Equatable, Sendable {
  /// Its number, usually the milliseconds of its creation. Two packages may use a number for different notes.
  public var id: Int64
  /// The identity of the note in all collections.
  public var guid: String
  /// The number of its note type.
  public var noteType: Int64
  /// When it was last changed, in whole seconds.
  public var modified: Timestamp
  /// Its tags, without spaces.
  public var tags: [String]
  /// Its fields in HTML, in the order of the note type.
  public var fields: [String]
  /// Its cards, by their templates.
  public var cards: [AnkiCard]

  /// Creates a note.
  public init(
    id: Int64, guid: String, noteType: Int64, modified: Timestamp, tags: [String] = [], fields: [String], cards: [AnkiCard] = []
  ) {
    (self.id, self.guid, self.noteType, self.modified) = (id, guid, noteType, modified)
    (self.tags, self.fields, self.cards) = (tags, fields, cards)
  }
}

/// The other contents of a file of words.
public struct WordFileExtras: Equatable, Sendable {
  /// The number of cards whose schedule is imported.
  public var cards = 0
  /// The number of answers that are new in the log of the practice.
  public var answers = 0
  /// The number of answers that are there already.
  public var knownAnswers = 0
  /// The names of sounds and pictures, which are not imported; at most ``maximumMedia`` of them. They are untrusted text.
  public var media: [String] = []
  /// The number of sounds and pictures.
  public var mediaCount = 0
  /// The roles of the fields of the notes.
  public var fields: [WordFileFields] = []

  /// The maximum number of names in ``media``; more are only counted.
  public static let maximumMedia = 100

  /// Creates an empty value.
  public init() {}

  mutating func forgetCounts() { (cards, answers, knownAnswers) = (0, 0, 0) }
}

/// The roles of the fields of one note type.
public struct WordFileFields: Equatable, Sendable {
  /// The name of the note type.
  public let noteType: String
  /// The names of the fields with their roles, such as `Front` and `word`.
  public let roles: [(field: String, role: String)]

  /// Creates a description.
  public init(noteType: String, roles: [(field: String, role: String)]) {
    self.noteType = noteType
    self.roles = roles
  }

  /// Compares all names and roles.
  public static func == (left: Self, right: Self) -> Bool {
    left.noteType == right.noteType && left.roles.elementsEqual(right.roles, by: ==)
  }
}

/// An imported word, with the place of its record.
public struct PlacedWord: Equatable, Sendable {
  /// The line of the record.
  public let line: Int
  /// The number of the record among all, counted from 1.
  public let place: Int
  /// The identity of the stored word.
  public let id: Word.ID
}

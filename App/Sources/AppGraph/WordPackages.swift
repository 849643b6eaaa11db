public import CoreModule
public import PersonalDictionary
public import Practice

/// Reads and writes packages of another program: words with what it knows of how well they are remembered.
public protocol WordPackages: Sendable {
  /// Opens the package at `path`, as the user wrote it, without changing anything.
  func open(_ path: String, _ options: WordPackageOptions) throws(WordFileError) -> any WordPackage

  /// Begins a package at `path`, in the place of any other file there, for words of these languages.
  func create(
    _ path: String, _ directions: [Direction], _ options: WordPackageOptions
  ) throws(UserFileError) -> any WordPackageWriter
}

/// How a package is read or written.
public struct WordPackageOptions: Sendable {
  /// The languages of the words where the package does not name them.
  public let direction: Direction
  /// The language of the words, if the user named it.
  public var from: Language?
  /// The language of the translations, if the user named it.
  public var to: Language?
  /// What the user takes fields for; other fields are guessed.
  public var fields: [PackageField] = []
  /// What messages call the package; `nil` for its path.
  public var name: LocalizedText?
  /// The probability of recall at which cards come back.
  public var desiredRetention = 0.9
  /// The exponent of the forgetting curve, without its sign.
  public var decay = 0.1542
  /// The user's time zone.
  public let localTime: LocalTime
  /// The current time.
  public let now: Timestamp

  /// Creates options.
  public init(_ direction: Direction, localTime: LocalTime, now: Timestamp) {
    (self.direction, self.localTime, self.now) = (direction, localTime, now)
  }
}

/// An open package.
public protocol WordPackage: AnyObject {
  /// The share of the notes that were read, from 0 to 1.
  var progress: Double { get }
  /// What the fields of the notes are taken for.
  var fields: [WordFileFields] { get }

  /// The next words; none at the end.
  func next() throws(WordFileError) -> [PackagedWord]
}

/// A word of a package.
public struct PackagedWord: Sendable {
  /// The word, or why it cannot be read.
  public var record: WordFileRecord
  /// How well it is remembered.
  public var histories: [CardHistory]
  /// What cannot be taken over of how well it is remembered.
  public var faults: [WordFileFault]
  /// The names of its sounds and pictures. They were written by others.
  public var media: [String]

  /// Creates a word.
  public init(_ record: WordFileRecord, histories: [CardHistory] = [], faults: [WordFileFault] = [], media: [String] = []) {
    (self.record, self.histories, self.faults, self.media) = (record, histories, faults, media)
  }
}

/// A package that is being written.
public protocol WordPackageWriter: AnyObject {
  /// Adds words.
  func add(_ words: [PractisedWord]) throws(UserFileError)

  /// Completes the package. Until then there is nothing at its path, or what was there before.
  func finish() throws(UserFileError)
}

/// A word and its cards.
public struct PractisedWord: Sendable {
  /// The word.
  public let word: Word
  /// Its cards in both directions.
  public let cards: [PractisedCard]

  /// Creates a word.
  public init(_ word: Word, _ cards: [PractisedCard]) { (self.word, self.cards) = (word, cards) }
}

/// A card and what happened to it.
public struct PractisedCard: Sendable {
  /// The card.
  public let card: Card
  /// The answers that count, by time.
  public let answers: [LogEntry]

  /// Creates a card from its log.
  public init(_ card: Card, log: [LogEntry]) {
    self.card = card
    answers = log.countedAnswers
  }
}

/// Knows no packages.
public struct NoWordPackages: WordPackages {
  /// Creates the value.
  public init() {}

  /// Throws, as every file is foreign.
  public func open(_ path: String, _ options: WordPackageOptions) throws(WordFileError) -> any WordPackage {
    throw .foreignDatabase(path: path)
  }

  /// Throws, as nothing can be written.
  public func create(
    _ path: String, _ directions: [Direction], _ options: WordPackageOptions
  ) throws(UserFileError) -> any WordPackageWriter {
    throw UserFileError(path: path, .cannotCreate)
  }
}

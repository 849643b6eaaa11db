public import CoreModule
public import Foundation

/// A record of a file, not yet validated.
public struct WordFileRecord: Equatable, Sendable {
  /// The line on which it begins, counted from 1; in a database, the row.
  public var line: Int
  /// The content; `nil` when it is unreadable.
  public var content: WordFileContent?
  /// The faults found by the reader.
  public var faults: [WordFileFault]
  /// How many columns it has and should have, when it has fewer or more than the others; `content` then has those that all have. Otherwise
  /// `nil`.
  public var columns: ColumnCounts?

  /// The deck of a note of Anki; `line` is then the number of the note. `nil` in other files.
  public var deck: String?

  /// Creates a record.
  public init(line: Int, content: WordFileContent?, faults: [WordFileFault] = []) {
    self.line = line
    self.content = content
    self.faults = faults
  }
}

/// The numbers of columns of a row that is shorter or longer than the others.
public struct ColumnCounts: Equatable, Sendable {
  /// The number of its columns.
  public let found: Int
  /// The number of columns of the other rows.
  public let expected: Int
}

/// The content of a record.
public struct WordFileContent: Equatable, Sendable {
  /// The word itself.
  public var text: String
  /// Its translations, in order.
  public var translations: [String] = []
  /// The source of the translations; `nil` for the user's own.
  public var source: String?
  /// The part of speech from the source.
  public var partOfSpeech: String?
  /// The base form that the translations belong to.
  public var baseForm: String?
  /// Its language: a code or a name.
  public var from: String?
  /// The language of the translations.
  public var to: String?
  /// The user's note.
  public var note: String?
  /// The user's tags.
  public var tags: [String] = []
  /// Sentences with the word, the newest first.
  public var examples: [WordExample] = []
  /// Whether it is a favourite.
  public var isStarred = false
  /// How often it was looked up, at least once.
  public var lookups = 1
  /// When it was first added.
  public var created: Timestamp?
  /// The day on which it was first added, if the file has no time.
  public var createdDay: CalendarDay?
  /// Its number.
  public var number: Int?
  /// Its identity.
  public var id: UUID?

  /// Creates content with this text only.
  public init(text: String) { self.text = text }
}

/// The fields of a record that can be wrong.
public enum WordFileField: String, Sendable {
  /// The word.
  case text
  /// One of its translations.
  case translation
  /// Its language.
  case from
  /// The language of its translations.
  case to
  /// The note.
  case note
  /// One of its tags.
  case tag
  /// One of the sentences with the word.
  case example
  /// The origin of such a sentence.
  case origin
  /// Whether it is a favourite.
  case starred
  /// How often it was looked up, at least once.
  case lookups
  /// When it was added.
  case created
  /// The source of its translations.
  case source
  /// The part of speech.
  case partOfSpeech = "part_of_speech"
  /// The base form.
  case baseForm = "base_form"
}

/// Why a record cannot be imported.
public enum WordFileFault: Equatable, Sendable {
  /// It has too few columns to have a word, or, in the first row, too many.
  case columnCount(found: Int, expected: Int)
  /// A quoted field is not closed.
  case unclosedQuote
  /// Text follows a closing quotation mark.
  case textAfterQuote
  /// It is not UTF-8.
  case notUTF8
  /// It is too long.
  case tooLong
  /// This text cannot be stored.
  case unacceptable(UserTextProblem, in: WordFileField)
  /// The note and the existing one are too long together, by their size in bytes.
  case notesTooLong(bytes: Int)
  /// An unsupported language.
  case unknownLanguage(String, in: WordFileField)
  /// Both languages are the same.
  case sameLanguages(Language)
  /// Its text is not in the script of its language, which the file does not name. `reversed` is the opposite direction, if text and
  /// translations fit that one.
  case otherScript(String, in: Direction, reversed: Direction?)
  /// An invalid value.
  case badValue(String, in: WordFileField)
  /// So many answers to the word, or to so many words from this one on, have impossible times, such as this one. The words themselves are
  /// imported.
  case impossibleAnswerTimes(count: Int, words: Int = 1, Timestamp)
  /// A fault from a reader outside this package.
  case described(code: String, LocalizedText)
}

/// Why a file cannot be read.
public enum WordFileError: Error, Equatable, Sendable {
  /// The file could not be read.
  case file(UserFileError)
  /// The content of a pipe could not be buffered on disk.
  case spool(UserFileError)
  /// It is not in the expected format.
  case otherFormat(WordFileFormat)
  /// It is no list of words, as this record shows. `separator` separates two columns in most records, though it is none of the usual ones.
  case noWordList(example: String, separator: String?)
  /// It is malformed from this line on.
  case malformed(WordFileFormat, line: Int)
  /// An element on this line is too large.
  case tooLarge(WordFileFormat, line: Int)
  /// The database is damaged.
  case damagedDatabase(path: String)
  /// The database takes far more steps to read than its size allows.
  case tooManySteps(path: String)
  /// The database is not an e-reader's.
  case foreignDatabase(path: String)
  /// An error of a reader outside this package.
  case described(code: String, LocalizedText)
}

/// Parses a file incrementally.
public protocol WordFileReader {
  /// Names of unknown columns, available with the first records.
  var ignoredColumns: [String] { get }

  /// Parses the next bytes and returns the completed records.
  ///
  /// - Parameter isLast: Whether these are the last bytes.
  mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord]
}

extension WordFileReader {
  /// By default empty.
  public var ignoredColumns: [String] { [] }
}

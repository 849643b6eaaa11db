public import CoreModule
public import Foundation

/// A word as a file has it, not yet known to be one that can be kept.
public struct WordFileRecord: Equatable, Sendable {
  /// The line on which it begins, counted from 1; in a database, its row.
  public var line: Int
  /// What it says; `nil` when it cannot be read at all.
  public var content: WordFileContent?
  /// What is wrong with it already.
  public var faults: [WordFileFault]

  /// A record from its parts.
  public init(line: Int, content: WordFileContent?, faults: [WordFileFault] = []) {
    self.line = line
    self.content = content
    self.faults = faults
  }
}

/// What a file says of a word.
public struct WordFileContent: Equatable, Sendable {
  /// The word itself.
  public var text: String
  /// Its translations, in their order.
  public var translations: [String] = []
  /// The name of the source of the translations; without one they are the user's own.
  public var source: String?
  /// The part of speech that the source gave.
  public var partOfSpeech: String?
  /// The base form whose translations they are.
  public var baseForm: String?
  /// Its language: a code or a name.
  public var from: String?
  /// The language of the translations.
  public var to: String?
  /// The user's remark.
  public var note: String?
  /// The user's tags.
  public var tags: [String] = []
  /// Whether it is a favourite.
  public var isStarred = false
  /// How often it was looked up.
  public var lookups = 1
  /// When it was first added.
  public var created: Timestamp?
  /// The day on which it was first added, where the file says no time.
  public var createdDay: CalendarDay?
  /// The number it had.
  public var number: Int?
  /// Its identity.
  public var id: UUID?

  /// A word without anything else.
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
  /// The remark.
  case note
  /// One of its tags.
  case tag
  /// Whether it is a favourite.
  case starred
  /// How often it was looked up.
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

/// Why a record cannot be kept.
public enum WordFileFault: Equatable, Sendable {
  /// It has another number of columns than the others.
  case columnCount(found: Int, expected: Int)
  /// A quotation mark that opens a field is never closed.
  case unclosedQuote
  /// Something stands behind the quotation mark that closes a field.
  case textAfterQuote
  /// Its bytes are no UTF-8.
  case notUTF8
  /// It is longer than any record may be.
  case tooLong
  /// A text that cannot be kept.
  case unacceptable(UserTextProblem, in: WordFileField)
  /// Its remark and the one that is kept have so many bytes together.
  case notesTooLong(bytes: Int)
  /// A language that is none of the seven.
  case unknownLanguage(String, in: WordFileField)
  /// The word would be translated into its own language.
  case sameLanguages(Language)
  /// A value that means nothing in its field.
  case badValue(String, in: WordFileField)
  /// What a reader outside this package found.
  case described(code: String, LocalizedText)
}

/// Why nothing can be read from a file.
public enum WordFileError: Error, Equatable, Sendable {
  /// The file itself.
  case file(UserFileError)
  /// It is in another form than was said.
  case otherFormat(WordFileFormat)
  /// It is no well-formed XML, JSON and so on from this line on.
  case malformed(WordFileFormat, line: Int)
  /// Something in it, on this line, is larger than anything that is read into memory.
  case tooLarge(WordFileFormat, line: Int)
  /// It is a database, but damaged.
  case damagedDatabase(path: String)
  /// It is a database that takes far more steps to read than its size allows.
  case tooManySteps(path: String)
  /// It is a database, but of no e-reader.
  case foreignDatabase(path: String)
}

/// Takes the bytes of a file piece by piece and gives its records as they become whole.
public protocol WordFileReader {
  /// Names of columns that mean nothing here; known when the first records are.
  var ignoredColumns: [String] { get }

  /// Takes the next bytes and returns the records that are whole now.
  ///
  /// - Parameter isLast: Whether these are the last bytes.
  mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord]
}

extension WordFileReader {
  /// Most formats have none.
  public var ignoredColumns: [String] { [] }
}

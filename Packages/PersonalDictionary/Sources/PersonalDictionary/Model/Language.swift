/// A language that words are learned from or translated into, by its ISO 639-1 code.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Spanish.
  case spanish = "es"
  /// Russian.
  case russian = "ru"
  /// German.
  case german = "de"
  /// French.
  case french = "fr"
  /// Italian.
  case italian = "it"
  /// Portuguese.
  case portuguese = "pt"

  /// The language's ISO 639-1 code.
  public var code: String { rawValue }

  /// Creates the language with this code, ignoring case.
  public init?(code: String) { self.init(rawValue: code.lowercased()) }
}

public import Stemming

/// The stemmers of the Snowball project for the languages that glot knows.
public struct SnowballGrammars: GrammarCatalogue {
  /// Makes the catalogue; nothing is opened yet.
  public init() {}

  /// The languages, by their codes of ISO 639-1.
  public let names = ["en", "es", "ru", "de", "fr", "it", "pt"]

  /// The stemmer of a language.
  public func grammar(named name: String) -> (any Grammar)? { names.contains(name) ? SnowballGrammar(language: name) : nil }
}

public import Stemming

/// The Snowball stemmers for the languages of glot.
public struct SnowballGrammars: GrammarCatalogue {
  /// Creates the catalogue.
  public init() {}

  /// The language codes of ISO 639-1.
  public let names = ["en", "es", "ru", "de", "fr", "it", "pt"]

  /// The stemmer of a language.
  public func grammar(named name: String) -> (any Grammar)? { names.contains(name) ? SnowballGrammar(language: name) : nil }
}

public import CoreModule

/// The languages of a text and of the translations, as far as the user said.
public struct LanguageChoice: Hashable, Sendable {
  /// The code of the text's language; `nil` to recognise it.
  public var from: String?
  /// The code of the language of the translations; `nil` for the usual one.
  public var to: String?
  /// The languages that the user mostly looks words up in. A text in the second one is translated into the first one.
  public var usual: LanguagePair

  /// Creates a choice.
  public init(from: String? = nil, to: String? = nil, usual: LanguagePair) {
    self.from = from
    self.to = to
    self.usual = usual
  }

  /// The languages of a text in the language with this code.
  public func languages(from language: String) -> LanguagePair {
    LanguagePair(from: language, to: to ?? (language == usual.to ? usual.from : usual.to))
  }
}

/// Guesses the dictionary form of an inflected word by rule: `dog` for dogs, `casa` for casas, `собака` for собаками.
public struct BaseForms: Sendable {
  private let language: Language

  /// The guesses for words of `language`.
  public init(of language: Language) { self.language = language }

  /// What the dictionary form of `text` may be, the likeliest first, never `text` itself. A dictionary decides which is a word.
  public func candidates(for text: String) -> [String] { [] }
}

public import CoreModule

/// Recognises the words of texts.
public protocol TextDictionary: Sendable {
  /// The likeliest word for each of these forms, in their order; `nil` for a form that is unknown.
  ///
  /// A form is spelled as in a text: inflected, with capitals, or several words separated by single spaces, such as `auf jeden Fall`.
  /// It is found in exactly this spelling or, failing that, as the look-up finds it, but never in another case that makes it another
  /// word (*Polish*, *polish*). It must be fast, also for unknown forms.
  func words(_ forms: [String], in languages: LanguagePair) async -> [TextWord?]

  /// What a form is as this part of speech, such as a determiner; `nil` if it is none.
  func word(_ form: String, as partOfSpeech: String, in languages: LanguagePair) async -> TextWord?

  /// The headwords of several words, without case and accents as `FoldedText` folds them; empty when they cannot be listed. A phrase that
  /// is not listed may be known to ``words(_:in:)`` all the same.
  func phrases(in languages: LanguagePair) async -> [String]

  /// The number of headwords of the language with a rank, which is also the highest rank.
  func rankedHeadwords(in languages: LanguagePair) async -> Int

  /// A sample of the headwords with these ranks, without proper names, phrases and affixes.
  ///
  /// - Parameters:
  ///   - ranks: The ranks to draw from; 1 is that of the commonest word.
  ///   - count: The most words to return.
  ///   - order: Selects and orders the sample: the smallest values are drawn.
  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord]
}

extension TextDictionary {
  public func word(_ form: String, as partOfSpeech: String, in languages: LanguagePair) async -> TextWord? {
    await words([form], in: languages).first?.flatMap { $0.partOfSpeech == partOfSpeech ? $0 : nil }
  }
}

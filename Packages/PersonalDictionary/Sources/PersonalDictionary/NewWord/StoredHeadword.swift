import CoreModule

/// The stored word of which a text is a form or a variant, such as *niño* for *niños*, *el niño* and *Niño*.
public struct StoredHeadword: Equatable, Sendable {
  /// The stored word.
  public let word: Word
  /// How the text relates to it.
  public let reading: Reading
}

extension WordStore {
  /// The stored word of which `text` is a form or a variant. If `text` itself is a headword, in exactly this spelling, it is not treated as
  /// a form of another word; then only the word with an article or *to* before it is looked for.
  ///
  /// - Parameter answer: The dictionaries' answer for `text`, of which only the likeliest reading counts.
  func storedHeadword(of text: String, _ answer: LookUpAnswer) async throws(PersonalDictionaryProblem) -> StoredHeadword? {
    guard let reading = answer.readings.first, answer.isFound, reading.isSameWord(as: text, in: answer.direction.from) else { return nil }
    let isInfinitive = answer.direction.from == .english && text == "to " + reading.headword
    let isHeadword = !isInfinitive && answer.readings.contains { $0.isHeadword(text) }
    let spellings = reading.usualSpellings(in: answer.direction.from).filter { $0 != text && (!isHeadword || $0.hasSuffix(text)) }
    for spelling in spellings {
      if let word = try await word(spelling, in: answer.direction) { return StoredHeadword(word: word, reading: reading) }
    }
    return nil
  }

  /// The stored word with exactly this spelling in this direction.
  func word(_ text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> Word? {
    do throws(WordStoreError) {
      return try await words(spelled: text).first { $0.text == text && $0.direction == direction }
    } catch { throw .store(error) }
  }
}

extension Reading {
  /// Whether `text` is a headword itself, in exactly this spelling. Headwords that differ in case share a reading.
  fileprivate func isHeadword(_ text: String) -> Bool { headword == text || entries.contains { $0.headword == text } }

  /// Whether `text` is certainly a form of the headword, or differs from it only in case and in articles.
  fileprivate func isSameWord(as text: String, in language: Language) -> Bool {
    let articles = Articles(of: language)
    guard match == .exact || match == .phrase else { return false }
    guard parts.allSatisfy({ $0 == parts.last || articles.contain($0) }) else { return false }
    let bare = text.split { $0.isWhitespace || $0 == "," }.filter { !articles.contain($0) }.joined(separator: " ")
    // Without its article, the text may be another word, which is spelled like this one except for the accents.
    return match == .exact || FoldedText(bare) != FoldedText(headword) || bare.lowercased() == headword.lowercased()
  }

  /// The ways to write the headword: alone, with its article, or with the *to* of an English verb.
  fileprivate func usualSpellings(in language: Language) -> [String] {
    let gender = entries.first?.details.gender ?? []
    let article = partOfSpeech == "noun" ? DefiniteArticle(of: headword, gender, in: language) : nil
    let infinitive = partOfSpeech == "verb" && language == .english ? "to " + headword : nil
    return [headword] + [article?.before(headword), infinitive].compactMap(\.self)
  }
}

extension WordDraft {
  /// A draft that counts the stored word with this text instead. What dictionaries know about the form is left out.
  func counting(_ text: UserText) -> WordDraft {
    WordDraft(text: text, direction: direction, isStarred: isStarred, note: note, tags: tags, examples: examples)
  }
}

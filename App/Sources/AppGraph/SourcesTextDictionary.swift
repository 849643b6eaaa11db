import CoreModule
import PersonalDictionary
import Reading
import Synchronization

/// What the words of texts are, by the dictionaries that a look-up asks. No service is asked.
final class SourcesTextDictionary: TextDictionary {
  private let lookUp: LookUp
  private let dictionary: any GradedDictionary
  /// Made once, because it looks at every row of the dictionary.
  private let rankings = Mutex<[Language: HeadwordRanking]>([:])
  /// The entries of earlier words. A call takes them, so that only one of several concurrent calls uses them.
  private let remembered = Mutex(RememberedEntries())

  init(lookUp: LookUp, dictionary: any GradedDictionary) { (self.lookUp, self.dictionary) = (lookUp, dictionary) }

  func words(_ forms: [String], in languages: LanguagePair) async -> [TextWord?] {
    guard let direction = Direction(languages) else { return forms.map { _ in nil } }
    let ranking = await ranking(of: direction.from)
    var remembered = self.remembered.withLock { shared in
      defer { shared = RememberedEntries() }
      return shared
    }
    let words: [TextWord?]
    do throws(PersonalDictionaryProblem) {
      words = try await lookUp.readings(of: forms, in: direction, remembering: &remembered) { TextWord($0, ranking) }
    } catch {
      // The list of dictionaries cannot be read. The commands that show it report that.
      return forms.map { _ in nil }
    }
    self.remembered.withLock { shared in
      if shared.count <= remembered.count { shared = remembered }
    }
    return words
  }

  func word(_ form: String, as partOfSpeech: String, in languages: LanguagePair) async -> TextWord? {
    guard let direction = Direction(languages) else { return nil }
    let ranking = await ranking(of: direction.from)
    // As above, a list of dictionaries that cannot be read is reported elsewhere.
    let reading = try? await lookUp.reading(of: form, as: partOfSpeech, in: direction)
    return reading.map { TextWord($0, ranking) }
  }

  func phrases(in languages: LanguagePair) async -> [String] {
    guard let language = Language(code: languages.from) else { return [] }
    return await dictionary.phrases(of: language)
  }

  func rankedHeadwords(in languages: LanguagePair) async -> Int {
    guard let language = Language(code: languages.from) else { return 0 }
    return await ranking(of: language).count
  }

  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] {
    guard let language = Language(code: languages.from) else { return [] }
    var drawn = SmallestRanks<String>(count)
    for text in await ranking(of: language).headwords(ranks) { drawn.offer(text, rank: order(text)) }
    return await words(drawn.sorted(), in: languages).compactMap(\.self)
  }

  private func ranking(of language: Language) async -> HeadwordRanking {
    if let ranking = rankings.withLock({ $0[language] }) { return ranking }
    let ranking = await dictionary.ranking(of: language)
    rankings.withLock { $0[language] = ranking }
    return ranking
  }
}

extension TextWord {
  /// More are not needed to read on.
  private static let maximumTranslations = 6

  fileprivate init(_ reading: PersonalDictionary.Reading, _ ranking: HeadwordRanking) {
    self.init(
      headword: reading.headword, partOfSpeech: reading.partOfSpeech,
      translations: reading.translations(limit: Self.maximumTranslations),
      rank: ranking.rank(of: reading.headword), isProperName: reading.partOfSpeech == "proper noun"
    )
  }
}

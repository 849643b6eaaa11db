import CoreModule

/// Determines which words are known.
struct KnownWords: Sendable {
  private(set) var dictionary: any TextDictionary
  let words: any ReaderWords
  let store: any ReadingStore

  @MainActor
  init(_ dependency: any KnownWordsDependency) {
    dictionary = dependency.textDictionary
    words = dependency.readerWords
    store = dependency.readingStore
  }

  /// The same, with a dictionary that is asked away from the main actor.
  var inBackground: KnownWords {
    var known = self
    known.dictionary = BackgroundDictionary(base: dictionary)
    return known
  }

  /// How well the reader knows these words, in their order.
  ///
  /// A word is known if it is marked so, if its practice says so, or if it is commoner than the level. Names and marks are ignored.
  func standings(of words: [TextWord], in languages: LanguagePair) async throws(StorageError) -> [Standing] {
    let level = try await store.levels().first { $0.language == languages.from }?.estimate ?? 0
    let headwords = words.map(\.headword)
    let marks = try await store.marks(of: headwords, in: languages.from)
    let progress = try await self.words.progress(of: headwords, in: languages)
    return words.map { word in
      switch marks[word.headword] {
      case .known: .known
      case .ignored: .ignored
      case nil:
        if let progress = progress[word.headword] {
          progress.standing
        } else if word.isProperName || word.isMark {
          .ignored
        } else {
          word.rank.map { $0 <= level } ?? false ? .known : .new
        }
      }
    }
  }
}

/// A dictionary that is asked away from the main actor, which would wait for each of many words, and whose keys would wait for it.
private struct BackgroundDictionary: TextDictionary {
  let base: any TextDictionary

  @concurrent
  func words(_ forms: [String], in languages: LanguagePair) async -> [TextWord?] { await base.words(forms, in: languages) }

  @concurrent
  func word(_ form: String, as partOfSpeech: String, in languages: LanguagePair) async -> TextWord? {
    await base.word(form, as: partOfSpeech, in: languages)
  }

  func phrases(in languages: LanguagePair) async -> [String] { await base.phrases(in: languages) }

  func rankedHeadwords(in languages: LanguagePair) async -> Int { await base.rankedHeadwords(in: languages) }

  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] {
    await base.headwords(in: languages, ranks: ranks, count: count, order: order)
  }
}

import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting

/// A reading with everything in memory.
@MainActor
struct ReadingFixture: ReadingDependency {
  var textDictionary: any TextDictionary = SampleReading.dictionary
  var readerWords: any ReaderWords
  var readingStore: any ReadingStore
  var textOpener: any TextOpener
  var fileDigest: FileDigest
  let clock = WallClock.fixed(SampleReading.noon)
  let random = RandomSource.counting()
  let router = RecordingRouter<ReadingDestination>()
  let words: InMemoryReaderWords
  let store: InMemoryReadingStore

  init(_ progress: [String: WordProgress] = [:], texts: [String: [String]] = [:]) {
    (words, store) = (InMemoryReaderWords(progress), InMemoryReadingStore())
    (readerWords, readingStore) = (words, store)
    (textOpener, fileDigest) = (MemoryTexts(texts), MemoryTexts(texts).digest)
  }

  var graph: ReadingGraph { ReadingBuilder(dependency: self, router: router).build() }

  static let spanish = LanguageChoice(from: "es", usual: SampleReading.languages)
  static let anyLanguage = LanguageChoice(usual: SampleReading.languages)
}

extension GlossedBlock {
  /// The forms of the words with their headwords and standings.
  var seen: [String] { words.map { "\(form($0)) \($0.word.headword) \($0.standing)" } }
}

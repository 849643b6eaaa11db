import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting

/// A reading whose store, words and dictionary are behind a gate.
@MainActor
struct GatedReading: ReadingDependency {
  let textDictionary: any TextDictionary
  let readerWords: any ReaderWords
  let readingStore: any ReadingStore
  let textOpener: any TextOpener
  let fileDigest: FileDigest
  let clock = WallClock.fixed(SampleReading.noon)
  let random = RandomSource.counting()

  static let paths = (one: "/one.txt", two: "/two.txt")

  static func graph(_ gate: CallGate, _ dictionary: any TextDictionary = SampleReading.dictionary) async throws -> ReadingGraph {
    let base = InMemoryReadingStore()
    for number in UInt8(1)...3 { try await base.remember(SampleReading.text(number, minutes: Int64(number))) }
    try await base.setLevel(ReadingLevel(language: "es", estimate: 10, time: SampleReading.noon))
    let long = (0..<40).map { $0 == 30 ? "La casa azul achacan" : "La casa" }
    let texts = MemoryTexts([paths.one: long, paths.two: ["El perro vio azul.", "Dio cuenta de la casa."]])
    // Their identities are known, as new ones would depend on the order of the intents.
    for (number, path) in [(UInt8(4), paths.one), (5, paths.two)] {
      var text = SampleReading.text(number)
      (text.path, text.digest, text.place) = (path, try texts.digest.sha256(path), TextPlace())
      try await base.remember(text)
    }
    let reading = GatedReading(
      textDictionary: GatedDictionary(base: dictionary, gate: gate),
      readerWords: GatedWords(base: InMemoryReaderWords(["azul": .learning]), gate: gate),
      readingStore: RowReadingStore(GatedStorage(base.storage, gate)), textOpener: texts, fileDigest: texts.digest
    )
    return ReadingBuilder(dependency: reading, router: RecordingRouter<ReadingDestination>()).build()
  }
}

struct GatedDictionary: TextDictionary {
  let base: any TextDictionary
  let gate: CallGate

  func words(_ forms: [String], in languages: LanguagePair) async -> [TextWord?] {
    await gate { () async throws(Never) in await base.words(forms, in: languages) }
  }

  func phrases(in languages: LanguagePair) async -> [String] {
    await gate { () async throws(Never) in await base.phrases(in: languages) }
  }

  func rankedHeadwords(in languages: LanguagePair) async -> Int {
    await gate { () async throws(Never) in await base.rankedHeadwords(in: languages) }
  }

  func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) async -> [TextWord] {
    await base.headwords(in: languages, ranks: ranks, count: count, order: order)
  }
}

struct GatedWords: ReaderWords {
  let base: InMemoryReaderWords
  let gate: CallGate

  func progress(of headwords: [String], in languages: LanguagePair) async throws(StorageError) -> [String: WordProgress] {
    try await gate { () throws(StorageError) in await base.progress(of: headwords, in: languages) }
  }

  func keep(_ words: [WordToKeep], in languages: LanguagePair) async throws(StorageError) -> [String] {
    try await gate { () throws(StorageError) in await base.keep(words, in: languages) }
  }
}

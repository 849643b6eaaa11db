import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  @Test func `the glosses`() async throws {
    let request = GlossRequest(languages: ReadingFixture.spanish)
    let violations = try await Interleavings<GlossViewModel, GlossState>(
      of: [
        .changes("next") { _ = await $0.next() },
        .changes("finish") { await $0.finish() },
        .changes("begin") { await $0.begin(TextBlocks("Perro zzz yyy."), GlossRequest(languages: ReadingFixture.anyLanguage)) },
      ],
      make: {
        let gloss = try await GatedReading.graph($0).gloss.build()
        await gloss.begin(TextBlocks("La casa azul.", "El perro vio.", "La casa."), request)
        return gloss
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the summary`() async throws {
    let violations = try await Interleavings<TextSummaryViewModel, TextSummaryState>(
      of: [
        .changes("read") { await $0.read(TextBlocks("El perro vio azul."), ReadingFixture.spanish) },
        .changes("read another text") { await $0.read(TextBlocks("La casa.", "Casas."), ReadingFixture.spanish) },
        .changes("keep") { await $0.keep(.percent98) },
      ],
      make: {
        let summary = try await GatedReading.graph($0).summary.build()
        await summary.read(TextBlocks("La casa azul y el perro."), ReadingFixture.spanish)
        return summary
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the reader`() async throws {
    let violations = try await Interleavings<ReaderViewModel, SeenReader>(
      of: [
        .reports("open") { await $0.open(.path(GatedReading.paths.two), ReadingFixture.spanish) },
        .reads("show") { await $0.show(block: 24) },
        .reads("readAhead") { await $0.readAhead() },
        .changes("move") { await $0.move(to: TextPlace(block: 20, word: 1)) },
        .changes("moveForward") { await $0.moveForward() },
        .changes("moveBackward") { await $0.moveBackward() },
        .changes("moveToNextUnknown") { await $0.moveToNextUnknown() },
        .changes("moveToPreviousUnknown") { await $0.moveToPreviousUnknown() },
        .reads("takePhrase") { await $0.takePhrase() },
        .changes("keep") { await $0.keep() },
        .changes("markKnown") { await $0.markKnown() },
        .changes("ignore") { await $0.ignore() },
        .reads("count") { await $0.count() },
        .reads("reload") { await $0.reload() },
        .reads("remember") { await $0.remember() },
      ],
      make: {
        let reader = try await GatedReading.graph($0).reader.build(blocksBefore: 4, blocksAfter: 6)
        await reader.open(.path(GatedReading.paths.one), ReadingFixture.spanish)
        await reader.move(to: TextPlace(block: 10, word: 1))
        // The cursor is left behind, so that each move has to read.
        await reader.show(block: 38)
        return reader
      },
      state: { SeenReader($0.state) }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the list of texts`() async throws {
    let violations = try await Interleavings<TextListViewModel, TextListState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load one") { await $0.load(limit: 1) },
        .changes("forget") { await $0.forget([SampleReading.id(2)]) },
      ],
      make: { try await GatedReading.graph($0).texts.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the level`() async throws {
    let violations = try await Interleavings<LevelViewModel, LevelState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("begin") { await $0.begin(SampleReading.languages, seed: 1) },
        .changes("set") { await $0.set(500, of: LanguagePair(from: "fr", to: "en")) },
        .changes("save") { await $0.save() },
      ],
      make: {
        let level = try await GatedReading.graph($0, LevelTests.fixture(1000).textDictionary).level.build()
        await level.begin(SampleReading.languages, seed: 2)
        while level.state.question != nil { level.answer(false) }
        return level
      },
      state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}

/// What is seen of a reader, without the block of the cursor, which follows from the place and what was marked.
private struct SeenReader: Equatable {
  let text: ReadText?
  let blocks: [GlossedBlock]
  let blockCount: Int?
  let phrase: GlossedPhrase?
  let lastChange: ReaderChange?
  let problem: ReadingProblem?

  init(_ state: ReaderState) {
    (text, blocks, blockCount, phrase) = (state.text, state.blocks, state.blockCount, state.phrase)
    (lastChange, problem) = (state.lastChange, state.problem)
  }
}

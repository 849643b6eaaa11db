import CoreModule
import CoreModuleTesting
import Reading
import ReadingTesting
import Testing

@MainActor
struct TextListTests {
  @Test func `texts are listed, opened and forgotten`() async throws {
    let fixture = ReadingFixture()
    for number in UInt8(1)...3 { try await fixture.store.remember(SampleReading.text(number, minutes: Int64(number))) }
    let list = fixture.graph.texts.build()
    await list.load()
    #expect(list.state.texts?.map(\.id) == [3, 2, 1].map(SampleReading.id))
    #expect(list.state.texts?.map(\.name) == ["3.txt", "Text 2", "1.txt"])
    #expect(list.state.texts?[0].count?.share == 0.9)
    list.open(SampleReading.id(2))
    #expect(fixture.router.destinations == [.reader(.text(SampleReading.id(2)))])
    await list.forget([SampleReading.id(2), SampleReading.id(9)])
    #expect(list.state.forgotten.map(\.id) == [SampleReading.id(2)])
    #expect(list.state.texts?.map(\.id) == [3, 1].map(SampleReading.id))
    await list.load(limit: 1)
    #expect(list.state.texts?.map(\.id) == [SampleReading.id(3)])
  }

  @Test func `a store that fails is told`() async {
    let fixture = ReadingFixture()
    fixture.store.storage.fail(reading: .busy(path: "x"), writing: .busy(path: "x"))
    let list = fixture.graph.texts.build()
    await list.load()
    #expect(list.state.problem == .storage(.busy(path: "x")))
    await list.forget([SampleReading.id(1)])
    #expect(list.state.problem == .storage(.busy(path: "x")))
    #expect(list.state.texts == nil)
  }
}

import CoreModule
import PersonalDictionary
import Testing

/// Imported texts are validated like typed ones.
@MainActor
struct HostileFileTests {
  @Test func `a table is refused where its source or its part of speech is no text that may be typed`() async throws {
    let table = """
      text,translations,source,part_of_speech,base_form
      casa,house,wik\u{1B}[2J,noun,
      sol,sun,core,no\u{202E}un,a\u{7}
      luz,light,core,noun,

      """
    let model = DictionaryFixture().build().wordImport.build()
    await model.run(ImportRequest(), from: StreamedWordFile(DelimitedReader(), then: MemoryStream(Array(table.utf8))))
    #expect(model.state.bad.map(\.line) == [2, 3] && model.state.newCount == 1)
    #expect(
      model.state.bad.map(\.faults) == [
        [.unacceptable(.controlCharacter("\u{1B}"), in: .source)],
        [.unacceptable(.controlCharacter("\u{202E}"), in: .partOfSpeech), .unacceptable(.controlCharacter("\u{7}"), in: .baseForm)],
      ])
  }
}

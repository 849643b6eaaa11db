import PersonalDictionary
import PersonalDictionaryTesting
import Testing

@testable import DictionaryFiles

struct SpacedSourceTests {
  private let vocabulary = StubSource(translations: [
    .of("es", "en"): [
      "precio": ["price"], "entrada": ["entry"], "países": ["countries"], "bajos": ["low"], "anticongelante": ["antifreeze"],
      "anti": ["anti"], "congelante": ["freezing"], "entradas": ["entries"], "ira": ["anger"],
    ]
  ])

  @Test(arguments: [
    ("preciodeentrada", "precio de entrada"), ("LosPaísesBajos", "Los Países Bajos"), ("anticongelante", "anticongelante"),
    ("precio", "precio"), ("abastacimiento", "abastacimiento"), ("billete deentrada", "billete de entrada"), ("¿cómo?", "¿cómo?"),
  ])
  func `what is no word is divided into words`(given: String, shown: String) async throws {
    let base = StubSource(translations: [.of("en", "es"): ["price": [given]]])
    let entries = try await SpacedSource(base, vocabulary: vocabulary).entries(for: "price", in: .of("en", "es"))
    #expect(entries.first?.senses.first?.translations == [shown])
  }

  @Test(arguments: [
    ("/usr/share/dictd/freedict-eng-spa.index", true), ("fd-eng-spa", true), ("/usr/share/dictd/freedict-eng-deu.index", false),
  ])
  func `only the dictionary that lost its spaces is changed`(name: String, isNeeded: Bool) {
    #expect(SpacedSource.isNeeded(for: name) == isNeeded)
  }
}

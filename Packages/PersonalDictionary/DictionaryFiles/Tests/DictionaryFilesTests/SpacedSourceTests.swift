import PersonalDictionary
import PersonalDictionaryTesting
import Synchronization
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

  @Test func `what was divided once is not divided again, and an inflected verb never`() async throws {
    let translations = ["price": ["preciodeentrada"], "low": ["bajos entradas preciodeentrada", "bajosira"]]
    let base = StubSource(translations: [.of("en", "es"): translations])
    let counting = CountingVocabulary(base: vocabulary, verbs: ["bajosira"])
    let source = SpacedSource(base, vocabulary: counting)
    _ = try await source.briefEntries(for: "price", in: .of("en", "es"), policy: .cacheOnly)
    let asked = counting.asked
    #expect(asked > 0)
    _ = try await source.entries(for: "price", in: .of("en", "es"))
    #expect(counting.asked == asked)
    let entries = try await source.entries(for: "low", in: .of("en", "es"))
    #expect(entries.first?.senses.first?.translations == ["bajos entradas precio de entrada", "bajosira"])
  }

  @Test(arguments: [
    ("/usr/share/dictd/freedict-eng-spa.index", true), ("fd-eng-spa", true), ("/usr/share/dictd/freedict-eng-deu.index", false),
  ])
  func `only the dictionary that lost its spaces is changed`(name: String, isNeeded: Bool) {
    #expect(SpacedSource.isNeeded(for: name) == isNeeded)
  }
}

/// A vocabulary that counts how often it is asked, and knows forms of verbs.
private final class CountingVocabulary: DictionarySourceWrapper {
  let base: any DictionarySource
  private let verbs: Set<String>
  private let count = Mutex(0)

  init(base: any DictionarySource, verbs: Set<String>) { (self.base, self.verbs) = (base, verbs) }

  var asked: Int { count.withLock { $0 } }

  func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    count.withLock { $0 += 1 }
    return try await base.entries(for: text, in: direction, policy: policy)
  }

  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    count.withLock { $0 += 1 }
    return verbs.contains(text) ? [Inflection(text: text, headword: "bajar", partOfSpeech: "verb", forms: [])] : []
  }
}

import Testing

@testable import UBCOTranslation

struct ReturnTests {
  private let translator = UBCOTranslator()

  @Test func `every text comes back, and strictly so`() {
    var random = RandomTexts(seed: 7)
    var failures: [String] = []
    let strict = TranslationOptions(.fromUBCO, isStrict: true)
    for _ in 0..<2_000 where failures.count < 10 {
      let text = random.text()
      let translated = translator.translate(text)
      let back = translator.translate(translated.text, .fromUBCO)
      if !back.text.utf8.elementsEqual(text.utf8) || back.words != translated.words { failures.append(text.debugDescription) }
      if let fault = translator.translate(translated.text, strict).fault { failures.append("\(text.debugDescription): \(fault)") }
    }
    #expect(failures == [])
  }

  @Test func `any bytes come back`() {
    var random = RandomTexts(seed: 8)
    for _ in 0..<2_000 {
      let bytes = random.bytes(Int.random(in: 0...20, using: &random))
      #expect(translator.translate(translator.translate(bytes, TranslationOptions(.toUBCO)), TranslationOptions(.fromUBCO)) == bytes)
    }
  }

  @Test func `what is strictly exact is what the way forward gives, and nothing else`() {
    var random = RandomTexts(seed: 9)
    let strict = TranslationOptions(.fromUBCO, isStrict: true)
    var failures: [String] = []
    for _ in 0..<2_000 where failures.count < 10 {
      let typed = "UBCO " + random.text(5) + "\(Int.random(in: 0...12, using: &random))"
      let back = translator.translate(typed, strict)
      let isExact = translator.translate(back.text).text.utf8.elementsEqual(typed.utf8)
      if isExact != (back.fault == nil) { failures.append("\(typed.debugDescription) \(String(describing: back.fault))") }
    }
    #expect(failures == [])
  }

  @Test func `the engine agrees with the plain rules`() {
    var random = RandomTexts(seed: 10)
    var failures: [String] = []
    for _ in 0..<2_000 where failures.count < 10 {
      let text = random.text()
      let translated = translator.translate(text).text
      let expected = ReferenceTranslator.translated(text)
      if !translated.utf8.elementsEqual(expected.utf8) { failures.append("\(text.debugDescription): \(translated) not \(expected)") }
      let back = translator.translate(text, .fromUBCO).text
      let expectedBack = ReferenceTranslator.restored(text)
      if !back.utf8.elementsEqual(expectedBack.utf8) { failures.append("\(text.debugDescription) back: \(back) not \(expectedBack)") }
    }
    #expect(failures == [])
  }
}

import CoreModule
import PersonalDictionary
import Testing

struct WordExampleTests {
  private func kept(_ old: [String], _ newer: [String]) -> [String] {
    old.map { WordExample($0) }.adding(newer.map { WordExample($0) }, of: "casa", in: .spanish).map(\.text)
  }

  @Test(
    arguments: [
      ([], ["a"], ["a"]), (["a"], ["b"], ["b", "a"]), (["a", "b"], ["b"], ["a", "b"]), (["a"], ["b", "b", "a", "c"], ["b", "c", "a"]),
      (["1", "2", "3", "4", "5"], ["6"], ["6", "1", "2", "3", "4"]), (["a"], [], ["a"]),
      ([], ["1", "2", "3", "4", "5", "6"], ["1", "2", "3", "4", "5"]),
    ] as [([String], [String], [String])])
  func `the newest sentences stay, and none is kept twice`(old: [String], newer: [String], expected: [String]) {
    #expect(kept(old, newer) == expected)
  }

  @Test func `a sentence learns where it is from`() {
    let old = [WordExample("La casa."), WordExample("Una casa.", origin: "Emma")]
    let newer = [WordExample("La casa.", origin: "Don Quijote"), WordExample("Una casa.", origin: "Other")]
    #expect(old.adding(newer, of: "casa", in: .spanish) == [newer[0], old[1]])
  }

  @Test func `a longer sentence is cut around the word`() {
    let filling = String(repeating: "palabra ", count: 500)
    for (sentence, start, end) in [
      (filling + "las casas " + filling, "…palabra", "palabra…"), ("Casa " + filling, "Casa palabra", "palabra…"),
      (filling + "casa", "…palabra", "palabra casa"), (filling, "palabra", "palabra…"),
      (String(repeating: "x", count: 3000), "xxx", "xxx…"),
    ] {
      let text = WordExample(sentence).fitted(to: "casa", in: .spanish).text
      #expect(text.count <= WordExample.maximumLength && text.count > 850, "\(text.count)")
      #expect(text.hasPrefix(start) && text.hasSuffix(end))
      #expect(text.lowercased().contains("casa") == sentence.lowercased().contains("casa"))
    }
    let whole = WordExample(String(repeating: "á", count: WordExample.maximumLength), origin: "Emma")
    #expect(whole.fitted(to: "casa", in: .spanish) == whole)
  }

  @Test(
    arguments: [
      ("casa", "La Casa es mi casa, no la de Casandra.", Language.spanish, "La [Casa] es mi [casa], no la de Casandra."),
      ("casa", "Las casas son grandes.", .spanish, "Las [casas] son grandes."),
      ("la casa", "Las casas son grandes.", .spanish, "Las [casas] son grandes."),
      ("das Haus", "Die Häuser am See", .german, "Die [Häuser] am See"), ("to go", "She goes home.", .english, "She [goes] home."),
      ("auf jeden Fall", "Ja, auf jeden Fall!", .german, "Ja, [auf jeden Fall]!"),
      ("собака", "Мы гуляли с собаками.", .russian, "Мы гуляли с [собаками]."), ("homme", "l'homme", .french, "l'[homme]"),
      ("árbol", "Un arbol.", .spanish, "Un arbol."), ("perro", "Un gato.", .spanish, "Un gato."), ("casa", "", .spanish, ""),
    ] as [(String, String, Language, String)])
  func `a word is found in a sentence, or one of its forms`(word: String, sentence: String, language: Language, marked: String) {
    #expect(WordPlaces(of: word, in: sentence, language).replaced(in: sentence) { "[\($0)]" } == marked)
  }

  @Test func `a dictionary may know forms that follow no rule`() async {
    let sentence = "Ayer fui al cine, y fui tarde."
    let places = await WordPlaces(of: "ir", in: sentence, .spanish) { $0 == "fui" ? ["ser", "ir"] : [] }
    #expect(places.replaced(in: sentence) { _ in "____" } == "Ayer ____ al cine, y ____ tarde.")
  }
}

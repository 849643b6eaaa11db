import PersonalDictionary
import Testing

struct ArticlesTests {
  @Test(arguments: [
    (["el", "niño"], ["el niño"]), (["casa", "la", "silla", "perro"], ["casa", "la silla", "perro"]), (["La", "casa"], ["La casa"]),
    (["casa", "el"], ["casa", "el"]), (["la", "los"], ["la", "los"]), (["el niño", "la"], ["el niño", "la"]), ([], []),
  ])
  func `an article belongs to the word behind it`(typed: [String], joined: [String]) {
    #expect(Articles(of: .spanish).joined(to: typed) == joined)
  }

  @Test func `the articles are those of the language, and all of them while it is not known`() {
    #expect(Articles(of: .english).joined(to: ["to", "go", "die", "Katze"]) == ["to go", "die", "Katze"])
    #expect(Articles(of: nil).joined(to: ["to", "go", "die", "Katze"]) == ["to go", "die Katze"])
    #expect(Articles(of: .russian).joined(to: ["к", "дом"]) == ["к", "дом"])
  }
}

import CoreModule
import Foundation
import PersonalDictionary
import Testing

struct WordEditTests {
  private let word = Word(
    number: 1, id: Word.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))), text: "house", direction: .initial,
    found: FoundTranslation(translations: ["дом"], partOfSpeech: "noun", source: "core"), note: "Old.", tags: ["a", "b"],
    created: Timestamp(milliseconds: 5), updated: Timestamp(milliseconds: 5)
  )

  @Test func `an edit that says nothing changes nothing, the time included`() throws {
    #expect(WordEdit().isEmpty)
    #expect(try edited { _ in } == word)
    #expect(try edited { $0.tags = ["a"] } == word)
    #expect(try edited { $0.isStarred = false } == word)
  }

  @Test func `a star changes the time of the change alone`() throws {
    var starred = word
    starred.isStarred = true
    starred.updated = Timestamp(milliseconds: 7)
    #expect(try edited { $0.isStarred = true } == starred)
  }

  @Test func `translations replace the user's own`() throws {
    #expect(try edited { $0.translations = ["хата", "изба", "хата"] }.translations == ["хата", "изба"])
    #expect(try edited { $0.translations = ["хата"] }.found == word.found)
    #expect(try edited { $0.translations = [] }.translations == ["дом"])
  }

  @Test func `added translations make all of them the user's own`() throws {
    #expect(try edited { $0.addedTranslations = ["изба", "дом"] }.ownTranslations == ["дом", "изба"])
    let replaced = try edited { edit in
      edit.translations = ["хата"]
      edit.addedTranslations = ["изба"]
    }
    #expect(replaced.ownTranslations == ["хата", "изба"])
  }

  @Test func `a new find takes the place of the old one`() throws {
    #expect(try edited { $0.found = .some(nil) }.status == .untranslated)
    let found = FoundTranslation(translations: ["изба"], partOfSpeech: nil, source: "other")
    #expect(try edited { $0.found = found }.found == found)
  }

  @Test func `an empty remark takes the old one away`() throws {
    #expect(try edited { $0.note = "New." }.note == "New.")
    #expect(try edited { $0.note = "" }.note == nil)
    #expect(try edited { $0.tags = ["c"] }.note == "Old.")
  }

  @Test func `tags are taken away whatever the case and accents, and can be spelled anew`() throws {
    #expect(try edited { $0.removedTags = ["Á"] }.tags == ["b"])
    #expect(try edited { $0.tags = ["A", "Ç", "ç"] }.tags == ["a", "b", "Ç"])
    let respelled = try edited { edit in
      edit.tags = ["A"]
      edit.removedTags = ["a"]
    }
    #expect(respelled.tags == ["b", "A"])
  }

  @Test func `tags are added and taken away`() throws {
    #expect(try edited { $0.tags = ["c", "a"] }.tags == ["a", "b", "c"])
    let changed = try edited { edit in
      edit.tags = ["c"]
      edit.removedTags = ["a", "c", "none"]
    }
    #expect(changed.tags == ["b"])
  }

  @Test func `languages change one by one, and stay different`() throws {
    #expect(try edited { $0.from = .german }.direction.description == "de → ru")
    #expect(try edited { $0.to = .german }.direction.description == "en → de")
    #expect(throws: WordStoreError.sameLanguages(.russian)) { try edited { $0.from = .russian } }
    #expect(throws: WordStoreError.sameLanguages(.english)) { try edited { $0.to = .english } }
  }

  @Test func `spelling and languages decide what is looked up`() throws {
    let lookedUp: [(inout WordEdit) throws -> Void] = [{ $0.text = try UserText("a") }, { $0.from = .german }, { $0.to = .german }]
    for change in lookedUp { #expect(try edit(change).changesWhatIsLookedUp) }
    let others: [(inout WordEdit) throws -> Void] = [
      { $0.note = "a" }, { $0.translations = ["a"] }, { $0.isStarred = true }, { $0.tags = ["a"] },
    ]
    for change in others { #expect(try !edit(change).changesWhatIsLookedUp) }
  }

  private func edit(_ change: (inout WordEdit) throws -> Void) rethrows -> WordEdit {
    var edit = WordEdit()
    try change(&edit)
    return edit
  }

  private func edited(_ change: (inout WordEdit) throws -> Void) throws -> Word {
    try edit(change).applied(to: word, at: Timestamp(milliseconds: 7))
  }
}

import CoreModule
import PersonalDictionary

/// A dictionary with an entry that has all that an entry can have.
struct FullEntry: DictionarySource {
  let name = "core"
  let kind = "given"
  let isLocal = true
  let directions = Direction.all

  static let bank: DictionaryEntry = {
    var details = WordDetails()
    (details.gender, details.plurals, details.pronunciations) = (.feminine, ["Banken", "Bänke"], ["baŋk"])
    let example = UsageExample(source: "Sie geht zur Bank.", target: nil)
    var money = Sense(translations: ["banque", "eau"], gloss: "Geldinstitut", examples: [example])
    money.genders = ["banque": .feminine, "eau": .feminine]
    let heap = Sense(translations: ["tas"], isRare: true, context: ["Geologie"])
    return DictionaryEntry(headword: "Bank", partOfSpeech: "noun", source: "core", details: details, senses: [money, heap])
  }()

  /// The words of a list, of which one is kept from this entry with all that a word can have.
  static let words: [Word] = {
    var word = Word.given(2, "Bank", from: .german, to: .french, star: true, note: "nicht die zum Sitzen", tags: ["Geld"])
    word.found = FoundTranslation(translations: ["banque", "eau"], partOfSpeech: "noun", source: "core")
    word.examples = [WordExample("Die Bank hat heute zu.", origin: "Die Verwandlung")]
    word.timesAdded = 3
    return Word.several.map { $0.number == word.number ? word : $0 }
  }()

  func entries(for text: String, in direction: Direction) -> [DictionaryEntry] { text == "Bank" ? [Self.bank] : [] }
}

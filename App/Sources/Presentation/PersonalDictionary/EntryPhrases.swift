package import CoreModule
package import PersonalDictionary

/// Texts about a word's grammar and pronunciation.
package enum EntryPhrases {
  package static let rare = LocalizedText(en: "rare", ru: "редко")

  /// As in `das Haus, plural Häuser`, `дом (m)`, `делать (imperfective; perfective: сделать)`.
  package static func headword(_ entry: DictionaryEntry, in language: Language) -> LocalizedText {
    let details = entry.details
    let word = noun(entry.headword, details.gender, entry.partOfSpeech, in: language, marksAlways: true)
    let plurals = details.plurals.joined(separator: ", ")
    let aspect = aspect(details)
    return LocalizedText(
      en: word(.english) + (plurals.isEmpty ? "" : ", plural \(plurals)") + (aspect?(.english) ?? ""),
      ru: word(.russian) + (plurals.isEmpty ? "" : ", мн. ч. \(plurals)") + (aspect?(.russian) ?? "")
    )
  }

  /// A translation for learners: a noun with its article, or its gender if the article does not show it.
  package static func translation(_ text: String, of sense: Sense, _ partOfSpeech: String?, in language: Language) -> LocalizedText {
    noun(text, sense.genders[text] ?? [], partOfSpeech, in: language, marksAlways: false)
  }

  /// As in `/haʊ̯s/`.
  package static func pronunciation(_ details: WordDetails) -> String? { details.pronunciations.first.map { "/\($0)/" } }

  private static func noun(
    _ text: String, _ gender: Gender, _ partOfSpeech: String?, in language: Language, marksAlways: Bool
  ) -> LocalizedText {
    guard partOfSpeech == "noun", !gender.isEmpty else { return LocalizedText(verbatim: text) }
    let article = DefiniteArticle(of: text, gender, in: language)
    let word = article?.before(text) ?? text
    let isMarked = article.map { !$0.tellsGender } ?? (marksAlways || language != .russian || gender.isUnexpected(of: text))
    guard isMarked, let mark = mark(gender) else { return LocalizedText(verbatim: word) }
    return LocalizedText(en: "\(word) (\(mark(.english)))", ru: "\(word) (\(mark(.russian)))")
  }

  private static func mark(_ gender: Gender) -> LocalizedText? {
    let known = marks.filter { gender.contains($0.gender) }.map(\.text)
    guard !known.isEmpty else { return nil }
    return LocalizedText(
      en: known.map { $0(.english) }.joined(separator: "/").replacing("/pl", with: " pl"),
      ru: known.map { $0(.russian) }.joined(separator: ", ")
    )
  }

  private static let marks: [(gender: Gender, text: LocalizedText)] = [
    (.masculine, LocalizedText(en: "m", ru: "м. р.")), (.feminine, LocalizedText(en: "f", ru: "ж. р.")),
    (.neuter, LocalizedText(en: "n", ru: "ср. р.")), (.plural, LocalizedText(en: "pl", ru: "мн. ч.")),
  ]

  private static func aspect(_ details: WordDetails) -> LocalizedText? {
    let partners = details.partners.joined(separator: ", ")
    switch details.aspect {
    case .imperfective:
      return LocalizedText(
        en: " (imperfective" + (partners.isEmpty ? "" : "; perfective: \(partners)") + ")",
        ru: " (несов. вид" + (partners.isEmpty ? "" : "; сов. вид: \(partners)") + ")"
      )
    case .perfective:
      return LocalizedText(
        en: " (perfective" + (partners.isEmpty ? "" : "; imperfective: \(partners)") + ")",
        ru: " (сов. вид" + (partners.isEmpty ? "" : "; несов. вид: \(partners)") + ")"
      )
    case [.imperfective, .perfective]: return LocalizedText(en: " (imperfective and perfective)", ru: " (сов. и несов. вид)")
    default: return nil
    }
  }
}

extension Word {
  /// The word in a list: a German noun with its article.
  package func listed(_ nouns: any NounGenders) -> String { (germanArticle(nouns) ?? "") + text }

  /// The article of a German noun, followed by a space.
  package func germanArticle(_ nouns: any NounGenders) -> String? {
    guard direction.from == .german, found == nil || found?.partOfSpeech == "noun", text.first?.isUppercase == true else { return nil }
    return DefiniteArticle(of: text, nouns.gender(of: text, in: .german), in: .german).map { $0.text + " " }
  }
}

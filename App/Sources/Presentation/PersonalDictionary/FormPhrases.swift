package import CoreModule
package import PersonalDictionary

/// Texts about grammatical forms.
package enum FormPhrases {
  package static let partsOnly = LocalizedText(
    en: "Only the parts are in the dictionaries; together they may mean something else:",
    ru: "В словарях есть только отдельные части; вместе они могут значить другое:"
  )

  /// How a text relates to its headword: `a form of estar: third person singular, present`; `nil` if it is the headword.
  ///
  /// - Parameter language: The language of the text.
  package static func origin(of reading: Reading, in language: Language) -> LocalizedText? {
    let parts = reading.parts.joined(separator: " + ")
    switch reading.match {
    case .exact, .phrase:
      guard let base = reading.baseForm else { return nil }
      let form = form(of: base, reading.forms, in: language)
      if parts.isEmpty { return form }
      let isPart = reading.forms.isEmpty && reading.parts.contains(base)
      return isPart ? LocalizedText(verbatim: parts) : LocalizedText(en: "\(parts): \(form(.english))", ru: "\(parts): \(form(.russian))")
    case .otherAccents:
      let spelled = LocalizedText(en: "spelled \(reading.spelling)", ru: "пишется \(reading.spelling)")
      guard let form = reading.baseForm.map({ form(of: $0, reading.forms, in: language) }) else { return spelled }
      return LocalizedText(en: "\(spelled(.english)), \(form(.english))", ru: "\(spelled(.russian)), \(form(.russian))")
    case .compound:
      return LocalizedText(
        en: "\(parts); only the parts are in the dictionaries", ru: "\(parts); в словарях есть только отдельные части"
      )
    case .guessed:
      return LocalizedText(en: "guessed: a form of \(reading.headword)", ru: "предположительно форма слова \(reading.headword)")
    }
  }

  private static func form(of base: String, _ forms: [GrammaticalForm], in language: Language) -> LocalizedText {
    guard let form = form(forms, in: language) else { return LocalizedText(en: "a form of \(base)", ru: "форма слова \(base)") }
    return LocalizedText(en: "a form of \(base): \(form(.english))", ru: "форма слова \(base): \(form(.russian))")
  }

  /// Tells that a word was looked up in another language than asked for; `nil` if it was not.
  package static func recognised(_ state: DictionaryEntryState) -> LocalizedText? {
    guard let answer = state.answer, let requested = state.requested, ![requested, requested.reversed].contains(answer.direction) else {
      return nil
    }
    let name = answer.direction.from.name
    return LocalizedText(
      en: "“\(state.text)” is \(name(.english)), unknown as \(requested).",
      ru: "«\(state.text)» — \(answer.direction.from.russianNeuter) слово; для \(requested) такого нет."
    )
  }

  /// As in `casa is Spanish: house, home`.
  package static func detected(_ text: String, _ word: DetectedWord) -> LocalizedText {
    let translations = word.translations.prefix(3).joined(separator: ", ")
    return LocalizedText(
      en: "“\(text)” is \(word.language.name(.english)): \(translations).",
      ru: "«\(text)» — \(word.language.russianNeuter) слово: \(translations)."
    )
  }

  /// Asks for the language of a word that several have.
  package static func whichLanguage(_ text: String, _ detected: [DetectedWord]) -> LocalizedText {
    let commands = detected.map { "glot lookup \(text) -d \($0.direction.from.code):\($0.direction.to.code)" }.joined(separator: ", ")
    return LocalizedText(en: "Name the language: \(commands).", ru: "Укажите язык: \(commands).")
  }

  /// As in `third person singular, present`; `nil` if there is no form to name.
  package static func form(_ forms: [GrammaticalForm], in language: Language) -> LocalizedText? {
    let told = forms.prefix(maximumForms).map { form($0, in: language) }.filter { !$0(.english).isEmpty }
    guard !told.isEmpty else { return nil }
    return LocalizedText(
      en: told.map { $0(.english) }.joined(separator: " or "), ru: told.map { $0(.russian) }.joined(separator: " или ")
    )
  }

  /// The maximum number of forms that are named.
  private static let maximumForms = 2

  private static func form(_ form: GrammaticalForm, in language: Language) -> LocalizedText {
    let words = form.features.map { $0.words(in: language) }
    let person = form.features.prefix { $0.isPerson }.count
    let parts = [words.prefix(person), words.dropFirst(person)].map { $0.map { $0(.english) }.joined(separator: " ") }
    return LocalizedText(
      en: parts.filter { !$0.isEmpty }.joined(separator: ", "), ru: words.map { $0(.russian) }.joined(separator: ", ")
    )
  }
}

extension GrammaticalFeature {
  fileprivate var isPerson: Bool {
    switch self {
    case .firstSingular, .secondSingular, .thirdSingular, .firstPlural, .secondPlural, .thirdPlural: true
    default: false
    }
  }

  package func words(in language: Language) -> LocalizedText {
    // Russian grammars call the past of each language by its own name.
    if self == .preterite, language == .german { return LocalizedText(en: "preterite", ru: "претерит") }
    return Self.words[self] ?? LocalizedText(verbatim: rawValue)
  }

  private static let words: [GrammaticalFeature: LocalizedText] = [
    .firstSingular: LocalizedText(en: "first person singular", ru: "1-е лицо единственного числа"),
    .secondSingular: LocalizedText(en: "second person singular", ru: "2-е лицо единственного числа"),
    .thirdSingular: LocalizedText(en: "third person singular", ru: "3-е лицо единственного числа"),
    .firstPlural: LocalizedText(en: "first person plural", ru: "1-е лицо множественного числа"),
    .secondPlural: LocalizedText(en: "second person plural", ru: "2-е лицо множественного числа"),
    .thirdPlural: LocalizedText(en: "third person plural", ru: "3-е лицо множественного числа"),
    .masculine: LocalizedText(en: "masculine", ru: "мужской род"),
    .feminine: LocalizedText(en: "feminine", ru: "женский род"),
    .neuter: LocalizedText(en: "neuter", ru: "средний род"),
    .singular: LocalizedText(en: "singular", ru: "единственное число"),
    .plural: LocalizedText(en: "plural", ru: "множественное число"),
    .nominative: LocalizedText(en: "nominative", ru: "именительный падеж"),
    .genitive: LocalizedText(en: "genitive", ru: "родительный падеж"),
    .dative: LocalizedText(en: "dative", ru: "дательный падеж"),
    .accusative: LocalizedText(en: "accusative", ru: "винительный падеж"),
    .instrumental: LocalizedText(en: "instrumental", ru: "творительный падеж"),
    .prepositional: LocalizedText(en: "prepositional", ru: "предложный падеж"),
    .locative: LocalizedText(en: "locative", ru: "местный падеж"),
    .partitive: LocalizedText(en: "partitive", ru: "разделительный падеж"),
    .subject: LocalizedText(en: "subject", ru: "форма подлежащего"),
    .object: LocalizedText(en: "object", ru: "форма дополнения"),
    .positive: LocalizedText(en: "positive", ru: "положительная степень"),
    .comparative: LocalizedText(en: "comparative", ru: "сравнительная степень"),
    .superlative: LocalizedText(en: "superlative", ru: "превосходная степень"),
    .short: LocalizedText(en: "short form", ru: "краткая форма"),
    .shortened: LocalizedText(en: "shortened before a noun", ru: "усечённая форма перед существительным"),
    .adverb: LocalizedText(en: "adverb", ru: "наречие"),
    .strong: LocalizedText(en: "strong", ru: "сильное склонение"),
    .weak: LocalizedText(en: "weak", ru: "слабое склонение"),
    .mixed: LocalizedText(en: "mixed", ru: "смешанное склонение"),
    .animate: LocalizedText(en: "animate", ru: "одушевлённое"),
    .inanimate: LocalizedText(en: "inanimate", ru: "неодушевлённое"),
    .contraction: LocalizedText(en: "contraction", ru: "слитная форма"),
    .possessive: LocalizedText(en: "possessive", ru: "притяжательная форма"),
    .stressed: LocalizedText(en: "stressed", ru: "ударная форма"),
    .unstressed: LocalizedText(en: "unstressed", ru: "безударная форма"),
    .present: LocalizedText(en: "present", ru: "настоящее время"),
    .imperfect: LocalizedText(en: "imperfect", ru: "имперфект"),
    .preterite: LocalizedText(en: "preterite", ru: "простое прошедшее время"),
    .past: LocalizedText(en: "past", ru: "прошедшее время"),
    .future: LocalizedText(en: "future", ru: "будущее время"),
    .conditional: LocalizedText(en: "conditional", ru: "условное наклонение"),
    .pluperfect: LocalizedText(en: "pluperfect", ru: "плюсквамперфект"),
    .subjunctive: LocalizedText(en: "subjunctive", ru: "сослагательное наклонение"),
    .imperative: LocalizedText(en: "imperative", ru: "повелительное наклонение"),
    .personal: LocalizedText(en: "personal infinitive", ru: "личный инфинитив"),
    .infinitive: LocalizedText(en: "infinitive", ru: "инфинитив"),
    .gerund: LocalizedText(en: "gerund", ru: "герундий"),
    .participle: LocalizedText(en: "participle", ru: "причастие"),
    .passive: LocalizedText(en: "passive", ru: "страдательный залог"),
    .active: LocalizedText(en: "active", ru: "действительный залог"),
    .zu: LocalizedText(en: "with zu", ru: "с частицей «zu»"),
    .vos: LocalizedText(en: "with vos", ru: "с местоимением «vos»"),
  ]
}

import CoreModule

/// What tells that a capitalised word is a name though the dictionary has it as something else: *Frau Schneider*, *Pedro Iglesias*.
struct NameClues {
  /// What a form says about names.
  enum Clue: UInt8 {
    case none
    /// It is a title, which a name may follow.
    case title
    /// It is a German profession or rank, which also stands alone without an article, so that only a surname behind it is a name.
    case role
    /// It is a name.
    case name
    /// It has a capital inside a sentence, and may be a name.
    case capital
    /// The same, and it is also a common surname.
    case surname

    /// Whether it may be a name, depending on the word before it.
    var isCapital: Bool { self == .capital || self == .surname }
  }

  private let isGerman: Bool
  private let titles: Set<String>
  private let isIntoGerman: Bool

  init(_ languages: LanguagePair) {
    (isGerman, isIntoGerman) = (languages.from == "de", languages.to == "de")
    titles = Set((Self.titles[languages.from] ?? "").spaced)
  }

  /// What the dictionary has, as a name if it is one: *Zaragoza* is a noun there. *Navidad* and *Dios* have capitals too, but are common.
  func known(_ word: TextWord?) -> TextWord? {
    guard let word, !isGerman, word.partOfSpeech == "noun", word.headword.first?.isUppercase ?? false, let meaning = word.translations.first
    else { return word }
    let isRare = word.rank.map { $0 > Self.rareRank } ?? true
    let isCapitalized = !isIntoGerman && word.translations.allSatisfy { $0.first?.isUppercase ?? false }
    return meaning == word.headword || isRare && isCapitalized ? word.asName : word
  }

  private static let rareRank = 5000

  /// What a form says, for which the dictionary has `word`.
  func clue(_ form: WordForm, _ word: TextWord) -> Clue {
    let small = form.text.inSmallLetters
    if titles.contains(small) { return .title }
    if isGerman, Self.germanRoles.contains(small) { return .role }
    if word.isProperName { return .name }
    guard form.traits == .capitalized else { return .none }
    if isGerman {
      return Self.germanSurnames.contains(form.text) ? .surname : word.partOfSpeech == "noun" ? .capital : .none
    }
    // *Monday*, *English* and *I* have their capitals everywhere.
    return word.headword.first?.isUppercase ?? true ? .none : .capital
  }

  /// Whether a form with the second clue is a name right behind one with the first.
  ///
  /// - Parameter before: The part of speech of the word before both. German nouns have capitals, so that *seiner Frau Blumen* is no name,
  ///   and *in Deutschland Bauer zu sein* is about a farmer.
  func isName(_ clue: Clue, after first: Clue, before: String?) -> Bool {
    switch (first, clue) {
    case (.title, .surname), (.role, .surname): true
    case (.name, .surname): !isGerman || before != "preposition"
    case (.title, .capital): !isGerman || !["article", "determiner", "pronoun", "adjective", "numeral"].contains(before)
    case (.name, .capital): !isGerman
    default: false
    }
  }

  /// Titles, some of which are abbreviated.
  private static let titles = [
    "en": "mr mrs ms miss dr prof sir lady lord mister madam doctor professor captain colonel aunt uncle",
    "es": "señor señora señorita sr sra srta don doña doctor doctora dr dra profesor profesora capitán fray tío tía presidente alcalde",
    "ru": """
    господин господина господину господином госпожа госпожи госпоже госпожу товарищ товарища товарищу мистер мистера мистеру миссис мисс \
    доктор доктора доктору профессор профессора тётя тетя тёти дядя дяди граф графа князь князя капитан капитана
    """,
    "de": "herr herrn frau fräulein dr prof",
    "fr": "monsieur madame mademoiselle mme mlle docteur dr professeur maître capitaine oncle tante président",
    "it": """
    signor signore signora signorina sig sigra dottor dottore dottoressa dott prof professor professore professoressa don donna zio zia capitano
    """,
    "pt": "senhor senhora senhorita sr sra srta dom dona doutor doutora dr dra professor professora tio tia capitão",
  ]

  private static let germanRoles: Set = [
    "doktor", "professor", "direktor", "präsident", "kommissar", "minister", "pfarrer", "pastor", "oberst", "hauptmann", "bürgermeister",
    "kanzler",
  ]

  /// The surnames among the commonest that are nouns or adjectives too.
  private static let germanSurnames = Set(
    """
    Müller Schmidt Schneider Fischer Weber Wagner Becker Schulz Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz \
    Zimmermann Braun Krüger Lange Krause Lehmann Köhler König Kaiser Fuchs Lang Weiß Jung Hahn Vogel Keller Berger Winkler Beck \
    Schuster Winter Kraus Krämer Vogt Stein Jäger Sommer Groß Brandt Haas Schreiber Graf Ziegler Kuhn Engel Horn Busch Sauer Pfeiffer \
    Schumacher Schütz Bergmann Kramer Ritter Böttcher Metzger Bäcker Förster Kaufmann Schmied Seiler Maurer Gärtner Hirsch Herzog \
    Bischof Kühn Roth Arndt Nagel Hammer Adler Falk Hase Frisch Reich Stark
    """.spaced)
}

extension TextWord {
  /// The same as a name.
  var asName: TextWord {
    TextWord(headword: headword, partOfSpeech: partOfSpeech, translations: translations, rank: rank, isProperName: true)
  }
}

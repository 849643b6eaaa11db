import CoreModule

/// Russian pronouns that are determiners before a noun: *его брат*, *все дети*.
extension Glossary {
  /// Whether the noun that a determiner belongs to follows it.
  func isBeforeNounPhrase(_ place: Int, _ run: WordRun) -> Bool {
    let form = run.text(place).lowercased()
    guard let noun = noun(behind: place, isOwner: !form.hasPrefix("вс"), run) else { return false }
    guard form.hasPrefix("вс") else { return isOwned(noun, by: place, run) }
    return NounPhrases.agrees(run.text(place + 1).lowercased(), with: form)
  }

  /// The noun behind a determiner, perhaps with adjectives before it; behind *все* also with other determiners.
  private func noun(behind place: Int, isOwner: Bool, _ run: WordRun) -> Int? {
    var next = place + 1
    while next < run.words.count, next - place <= 4, run.isUnbroken(next - 1) {
      let word = word(next, run)
      if word.isProperName { return nil }
      if word.partOfSpeech == "noun" { return next }
      let isAmong = !isOwner && (["determiner", "numeral"].contains(word.partOfSpeech) || NounPhrases.determiners.contains(word.headword))
      guard word.partOfSpeech == "adjective" || isAmong || !isOwner && NounPhrases.owners.contains(run.text(next).lowercased()) else {
        return nil
      }
      next += 1
    }
    return nil
  }

  /// Whether a noun is somebody's: *жду его брата*, but *жду его час* and *даю его брату*.
  private func isOwned(_ noun: Int, by place: Int, _ run: WordRun) -> Bool {
    // Behind a preposition, the pronoun is *него*.
    if place > 0, run.isUnbroken(place - 1), word(place - 1, run).partOfSpeech == "preposition" { return true }
    let headword = word(noun, run).headword
    if NounPhrases.times.contains(headword) || noun > place + 1 && NounPhrases.timesOfDay.contains(headword) { return false }
    var before = place
    while before > 0, place - before < 4, run.isUnbroken(before - 1) {
      before -= 1
      guard word(before, run).partOfSpeech == "verb" else { continue }
      return !NounPhrases.verbsWithTwoObjects.contains(word(before, run).headword)
    }
    return true
  }
}

/// The Italian *sei*, which is a number or *you are*.
extension Glossary {
  func isNumber(_ place: Int, _ run: WordRun) -> Bool {
    let before = place > 0 && run.isUnbroken(place - 1) ? run.text(place - 1).lowercased() : nil
    if let before, NounPhrases.beforeNumbers.contains(before) { return true }
    if let before, NounPhrases.beforeVerbs.contains(before) { return false }
    guard place + 1 < run.words.count, run.isUnbroken(place) else { return false }
    let (next, text) = (word(place + 1, run), run.text(place + 1).lowercased())
    if next.partOfSpeech == "numeral" || NounPhrases.unchanged.contains(text) { return true }
    return next.partOfSpeech == "noun" && !next.isProperName && next.headword.lowercased() != text
  }
}

private enum NounPhrases {
  /// What is before a number, such as an hour: *le sei*, *dalle sei*.
  static let beforeNumbers = Set("le alle dalle delle i gli ai dei tutti tutte altri altre questi queste".spaced)
  /// Subjects and others that are before the verb: *tu sei*, *non sei*.
  static let beforeVerbs = Set("tu non ci ti lo che chi come dove se".spaced)
  /// Nouns whose plural is the same.
  static let unchanged = Set("euro chilometri città caffè volte film bar ore".spaced)

  /// Whether the word behind a form of *весь* may belong to it: *всем друзьям*, but *всем книгу*.
  static func agrees(_ word: String, with form: String) -> Bool {
    switch form {
    case "всё": ["о", "е", "ё", "мя"].contains { word.hasSuffix($0) } || owners.contains(word)
    case "всем": word.hasSuffix("м") || owners.contains(word)
    case "всеми": word.hasSuffix("ми") || owners.contains(word)
    case "всех": !["ом", "ем", "ём", "у", "ю"].contains { word.hasSuffix($0) }
    default: true
    }
  }

  static let owners: Set = ["его", "её", "ее", "их"]
  static let determiners: Set = ["этот", "тот", "мой", "твой", "свой", "наш", "ваш"]
  /// How long or how often: *ждал его час*.
  static let times: Set = ["раз", "час", "минута", "неделя", "месяц", "год"]
  static let timesOfDay: Set = ["день", "ночь", "утро", "вечер"]
  /// Behind these, a noun may be another object: *назвал его другом*, *дал его другу*.
  static let verbsWithTwoObjects = Set(
    """
    дать давать отдать отдавать передать передавать подарить показать показывать послать отправить продать купить считать назвать называть \
    сделать делать избрать выбрать признать звать принести отнести предложить представить
    """.spaced)
}

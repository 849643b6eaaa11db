import CoreModule

/// Verbs that are spelled like nouns or adjectives.
extension Glossary {
  /// Verbs after a pronoun, as *te cuento* and *il livre*, and those that begin a sentence before an article, as *Consulta las condiciones*.
  func verbsAmongNouns(_ run: WordRun) -> [Place] {
    guard !functionWords.pronouns.isEmpty else { return [] }
    return run.words.indices.compactMap { place in
      let word = entries[Int(run.words[place].entry)].word
      guard ["noun", "adjective"].contains(word.partOfSpeech) else { return nil }
      let form = run.text(place)
      if languages.from == "en" { return thirdPerson(of: word, place, run) }
      let pronoun = form.first?.isLowercase == true ? pronoun(before: place, run) : opensClause(place, run) ? functionWords.subject : nil
      guard let pronoun else { return nil }
      let text = pronoun + (pronoun.hasSuffix("'") ? "" : " ") + form.lowercased()
      return Place(words: [place], form: number(of: Array(text.utf8), .tense(text)), isTense: true)
    }
  }

  /// *She cooks*. The noun and the verb have the same base form.
  private func thirdPerson(of noun: TextWord, _ place: Int, _ run: WordRun) -> Place? {
    guard pronoun(before: place, run) != nil, run.text(place) == noun.headword + "s" else { return nil }
    let text = "to " + noun.headword
    return Place(words: [place], form: number(of: Array(text.utf8), .tense(text)), isTense: true)
  }

  private func pronoun(before place: Int, _ run: WordRun) -> String? {
    guard place > 0, run.phraseWords[place - 1]?.isPronoun ?? false, run.isUnbroken(place - 1) else { return nil }
    return run.text(place - 1).lowercased().replacing("’", with: "'")
  }

  private func opensClause(_ place: Int, _ run: WordRun) -> Bool {
    guard place == 0 || run.words[place - 1].sentence != run.words[place].sentence, place + 1 < run.words.count, run.isUnbroken(place)
    else { return false }
    return functionWords.isArticle(run.text(place + 1))
  }
}

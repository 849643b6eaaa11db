import CoreModule

/// Verbs that are spelled like nouns or adjectives.
extension Glossary {
  /// Verbs after a pronoun, as *te cuento* and *il livre*, and those that begin a sentence before an article, as *Consulta las condiciones*.
  func verbsAmongNouns(_ run: WordRun) -> [Place] {
    guard let subject = functionWords.subject else { return [] }
    return run.words.indices.compactMap { place in
      let word = entries[Int(run.words[place].entry)].word
      guard ["noun", "adjective"].contains(word.partOfSpeech) else { return nil }
      let form = run.text(place)
      let pronoun = form.first?.isLowercase == true ? pronoun(before: place, run) : opensClause(place, run) ? subject : nil
      guard let pronoun else { return nil }
      let text = pronoun + (pronoun.hasSuffix("'") ? "" : " ") + form.lowercased()
      return Place(words: [place], form: number(of: Array(text.utf8), .tense(text)), isTense: true)
    }
  }

  private func pronoun(before place: Int, _ run: WordRun) -> String? {
    guard place > 0, run.isUnbroken(place - 1) else { return nil }
    let pronoun = run.text(place - 1).lowercased().replacing("’", with: "'")
    return functionWords.pronouns.contains(pronoun) ? pronoun : nil
  }

  private func opensClause(_ place: Int, _ run: WordRun) -> Bool {
    guard place == 0 || run.words[place - 1].sentence != run.words[place].sentence, place + 1 < run.words.count, run.isUnbroken(place)
    else { return false }
    return functionWords.isArticle(run.text(place + 1))
  }
}

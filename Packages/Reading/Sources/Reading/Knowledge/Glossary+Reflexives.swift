import CoreModule

/// Spanish reflexive verbs, whose pronoun is before them: *se quedó* is of *quedarse*.
extension Glossary {
  func verbsAfterPronouns(_ run: WordRun) -> [Place] {
    guard languages.from == "es" else { return [] }
    return run.words.indices.dropLast().compactMap { pronoun in
      guard run.phraseWords[pronoun]?.isPronoun ?? false, run.isUnbroken(pronoun), let verb = reflexiveVerb(after: pronoun, run) else {
        return nil
      }
      let words = [pronoun, pronoun + 1]
      let form = number(of: run.joined(pronoun..<pronoun + 1, pronoun + 1..<pronoun + 2), .parted(verb))
      return Place(words: words, form: form, head: pronoun + 1)
    }
  }

  /// The reflexive verb after a pronoun of its person, as it is in dictionaries if there is one.
  private func reflexiveVerb(after pronoun: Int, _ run: WordRun) -> String? {
    let (verb, form) = (word(pronoun + 1, run), run.text(pronoun + 1).lowercased())
    guard verb.partOfSpeech == "verb", !SpanishPronouns.modals.contains(verb.headword),
      SpanishPronouns.agrees(run.text(pronoun).lowercased(), with: form)
    else { return nil }
    if verb.headword == "ser" { return SpanishPronouns.past.contains(form) ? "irse" : nil }
    // *Se va a casar* is of *casarse*.
    if verb.headword == "ir", pronoun + 2 < run.words.count, run.text(pronoun + 2) == "a", isInfinitive(behind: pronoun + 2, run.words) {
      return nil
    }
    return verb.headword.hasSuffix("r") ? verb.headword + "se" : nil
  }
}

private enum SpanishPronouns {
  /// Whether a verb has the person of a pronoun: *me quedo*, but *me gusta*.
  static func agrees(_ pronoun: String, with verb: String) -> Bool {
    func ends(_ endings: String...) -> Bool { endings.contains { verb.hasSuffix($0) } }
    switch pronoun {
    case "se": return !ends("mos", "ste", "oy") && (!ends("s") || verb == "es")
    case "me": return ends("o", "é", "í", "oy", "ui") && !thirdPersons.contains(verb)
    case "te": return ends("s", "ste") && !ends("mos", "is")
    case "nos": return ends("mos")
    case "os": return ends("is")
    default: return false
    }
  }

  /// *Se puede comer* is of *comer*, if of anything; *creerse* and *verse* rarely mean what dictionaries say.
  static let modals: Set = [
    "poder", "deber", "querer", "soler", "haber", "estar", "tener", "dejar", "creer", "ver", "conocer",
  ]
  /// The past of *irse*, which is that of *ser*.
  static let past = Set("fui fuiste fue fuimos fuisteis fueron fuera fueras fuéramos fueran".spaced)
  private static let thirdPersons = Set("vio dio hizo puso dijo trajo vino quiso tuvo supo pudo anduvo estuvo hubo condujo rio cupo".spaced)
}

import CoreModule

/// Verbs in two parts, with other words between them: *gab … auf*, *gave it up*.
struct PartedVerbs {
  /// The words that may be separated from their verb.
  let particles: Set<String>
  /// How far, in words.
  let farthest: Int
  /// The pronouns that are between the parts of an English verb: between others, the particle may be a preposition.
  private let objects: Set<String>

  /// The verbs of a language; `nil` when it has none in two parts.
  init?(language: String) {
    switch language {
    case "de": (particles, farthest, objects) = (Self.german, 12, [])
    case "en": (particles, farthest, objects) = (Self.english, 5, ["it", "him", "her", "them", "me", "you", "us"])
    default: return nil
    }
  }

  /// The verb of both parts: *aufgeben*, *give up*.
  func headword(_ verb: String, _ particle: String) -> String { objects.isEmpty ? particle + verb : verb + " " + particle }

  /// The verbs before a particle that it may belong to, the likeliest first. Of German, that is the nearest finite verb of its clause. An
  /// infinitive with *zu* is none, so that *fängt zu lachen an* is *anfangen*, and begins another clause: *fängt an zu lachen*.
  ///
  /// - Parameters:
  ///   - isAsked: Whether the reader asks for a phrase, so that the clause may go on: *gave it up at last*.
  ///   - word: What a word of the run is.
  func verbs(_ run: WordRun, of particle: Int, isAsked: Bool, _ word: (Int) -> TextWord) -> [Int] {
    let isLast = particle + 1 == run.words.count
    let endsClause = isLast || word(particle + 1).partOfSpeech == "conjunction" || !run.isUnbroken(particle)
    guard isAsked || endsClause || objects.isEmpty && run.text(particle + 1) == "zu" else { return [] }
    var first = particle
    while first > 0, particle - first < farthest, run.isUnbroken(first - 1) { first -= 1 }
    guard objects.isEmpty else {
      guard particle - first > 1, objects.contains(run.text(particle - 1)), word(particle - 2).partOfSpeech == "verb" else { return [] }
      return [particle - 2]
    }
    var (verbs, hasVerb): ([Int], Bool) = ([], false)
    for place in (first..<particle).reversed() {
      // A conjunction before a verb begins its clause; another one joins words: *ruft Frau und Kinder an*.
      if !verbs.isEmpty, Self.clauseOpeners.contains(run.text(place).lowercased()) { break }
      guard word(place).partOfSpeech == "verb" else { continue }
      let (form, headword) = (run.text(place), word(place).headword)
      let isInfinitive = place > first && run.text(place - 1) == "zu" && form == headword
      // With another verb behind it, an auxiliary belongs to that one.
      let isAuxiliary = hasVerb && Self.auxiliaries.contains(headword)
      if !isInfinitive, !isAuxiliary, !isParticiple(form, of: headword) { verbs.append(place) }
      hasVerb = true
    }
    return verbs
  }

  /// Whether a form such as *gekleidet* is a participle; the *ge* of *geht* is of the verb itself.
  private func isParticiple(_ form: String, of verb: String) -> Bool { form.hasPrefix("ge") && form.prefix(3) != verb.prefix(3) }

  private static let clauseOpeners: Set = ["und", "oder", "aber", "sondern", "denn", "doch", "sowie"]
  private static let auxiliaries: Set = ["haben", "sein", "werden"]
  private static let german = Set(
    """
    ab an auf aus bei da dabei davon durch ein empor entgegen fest fort frei her heraus herein herum herunter hervor hin hinaus hinein hinter \
    hinunter hinzu los mit nach nieder teil um unter vor voran voraus vorbei weg weiter zu zurück zusammen
    """.spaced)
  private static let english = Set(
    "up off out on in down away back over through around along apart about across".spaced)
}

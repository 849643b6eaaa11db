import CoreModule

/// German reflexive verbs, which may be apart from their pronoun: *freut sich sehr*, *hat sich lange gefreut*, *stell dir das vor*.
struct ReflexiveVerbs {
  /// The particles that may be apart from their verb, at the end of its clause.
  let particles: Set<String>

  /// The reflexive verbs of a language; `nil` when their pronouns are always beside them.
  init?(language: String) {
    guard language == "de", let parted = PartedVerbs(language: language) else { return nil }
    particles = parted.particles
  }

  /// Whether a form may be the pronoun of a reflexive verb.
  func isPronoun(_ form: String) -> Bool { form.utf8.count <= 4 && Self.pronouns.contains(form.inSmallLetters) }

  private static let pronouns: Set = ["sich", "mich", "mir", "dich", "dir", "uns", "euch"]

  /// Whether *mir* or *dir* may be with a verb, and whether the verb alone says enough: *ich mache mir* says nothing.
  static func mayBeAlone(_ verb: String, with pronoun: String) -> Bool {
    !light.contains(verb) && (pronoun != "mir" && pronoun != "dir" || withDative.contains(verb))
  }

  private static let light: Set = [
    "machen", "bringen", "nehmen", "geben", "lassen", "haben", "tun", "sein", "werden", "sehen", "finden", "halten", "holen", "kaufen",
  ]
  private static let withDative = Set(
    """
    abgewöhnen aneignen angewöhnen anhören anmaßen anschauen ansehen anziehen aufschreiben ausdenken ausmalen ausrechnen ausziehen bewahren \
    borgen brechen denken einbilden eingestehen einprägen erhoffen erlauben ersparen gönnen helfen kämmen leihen leisten merken \
    notieren putzen rasieren schwören sparen teilen trauen verbitten verdienen verletzen verrenken verschaffen versprechen verstauchen \
    vorkommen vormachen vornehmen vorstellen waschen wehtun widersprechen wünschen zulegen zutrauen zuziehen überlegen
    """.spaced)
}

extension Glossary {
  /// Reflexive verbs with their pronouns, wherever they are in their clauses.
  func reflexiveVerbs(_ run: WordRun, _ phrases: PhraseIndex) -> [Place] {
    guard reflexiveVerbs != nil, let start = phrases.step(from: PhraseIndex.root, phrases.number(of: "sich")) else { return [] }
    return run.words.indices.flatMap { pronoun -> [Place] in
      guard let clause = clause(around: pronoun, run, phrases), clause.isOfSubject else { return [] }
      return ReflexiveSearch(run: run, clause: clause, phrases: phrases, start: start).found.map { found in
        let bytes = found.words.map { Array(run.bytes($0..<$0 + 1)) }.joined(separator: [0x20])
        return Place(words: found.words, form: number(of: Array(bytes), .parted(found.headword)), isParted: true, head: found.verb)
      }
    }
  }

  /// Whether a word is a pronoun that looks reflexive and is not of the subject: *mich freut das*.
  func isObject(_ place: Int, _ run: WordRun, _ phrases: PhraseIndex) -> Bool {
    clause(around: place, run, phrases).map { !$0.isOfSubject } ?? false
  }

  private func clause(around pronoun: Int, _ run: WordRun, _ phrases: PhraseIndex) -> ReflexiveClause? {
    guard let reflexiveVerbs, run.phraseWords[pronoun]?.isReflexive ?? false else { return nil }
    func isReflexive(_ verb: String) -> Bool {
      let places = phrases.step(from: PhraseIndex.root, phrases.number(of: "sich"))
      return places.flatMap { phrases.step(from: $0, phrases.number(of: FoldedText(verb).description)) } != nil
    }
    return ReflexiveClause(run, around: pronoun, particles: reflexiveVerbs.particles, isReflexive: isReflexive) {
      entries[Int(run.words[$0].entry)].word
    }
  }
}

/// Looks for the reflexive verb of a clause among the phrases of a dictionary.
private struct ReflexiveSearch {
  /// A reflexive verb.
  struct Found {
    let words: [Int]
    let verb: Int
    let headword: String
  }

  let run: WordRun
  let clause: ReflexiveClause
  let phrases: PhraseIndex
  /// The place after *sich*.
  let start: Int32

  /// The expressions and the verbs that the clause may have, the likeliest first.
  var found: [Found] {
    let verbs = clause.verbs
    let expressions = (verbs + clause.otherVerbs).compactMap(expression)
    return expressions
      + verbs.compactMap { verb in
        guard let whole = clause.headword(verb), ReflexiveVerbs.mayBeAlone(whole, with: clause.pronounForm) else { return nil }
        return single(verb, whole)
      }
  }

  /// *Sich freuen*, and *sich handeln um* where the verb alone is none.
  private func single(_ verb: ReflexiveClause.Verb, _ whole: String) -> Found? {
    guard let end = phrases.step(from: start, number(whole)) else { return nil }
    if phrases.isEnd(end) { return match(verb, headword: "sich " + whole) }
    let next = clause.pronoun + 1
    guard next < clause.range.upperBound, let words = run.phraseWords[next], let last = phrases.step(from: end, words.form),
      phrases.isEnd(last)
    else { return nil }
    return match(verb, next..<next + 1, headword: "sich \(whole) \(run.text(next))")
  }

  /// An expression such as *sich Sorgen machen*, whose other words are behind the pronoun.
  private func expression(_ verb: ReflexiveClause.Verb) -> Found? {
    guard let whole = clause.headword(verb) else { return nil }
    let verbNumber = number(whole)
    guard verbNumber != PhraseIndex.none else { return nil }
    let taken = [verb.place, verb.particle]
    for first in clause.pronoun + 1..<clause.range.upperBound {
      var (place, end) = (start, first)
      while end < clause.range.upperBound, end - first < 4, !taken.contains(end), let words = run.phraseWords[end],
        let next = phrases.step(from: place, words.form) ?? phrases.step(from: place, words.headword)
      {
        (place, end) = (next, end + 1)
        guard let last = phrases.step(from: place, verbNumber), phrases.isEnd(last) else { continue }
        // *Sich verlieben*, rather than *sich in verlieben*.
        if end == first + 1, clause.isPreposition(first), single(verb, whole) != nil { continue }
        let text = (first..<end).map { run.text($0) }.joined(separator: " ")
        return match(verb, first..<end, headword: "sich \(text) \(whole)")
      }
    }
    return nil
  }

  private func number(_ verb: String) -> Int32 { phrases.number(of: FoldedText(verb).description) }

  private func match(_ verb: ReflexiveClause.Verb, _ others: Range<Int> = 0..<0, headword: String) -> Found {
    let words = [clause.pronoun, verb.place] + (verb.particle.map { [$0] } ?? []) + others
    return Found(words: words.sorted(), verb: verb.place, headword: headword)
  }
}

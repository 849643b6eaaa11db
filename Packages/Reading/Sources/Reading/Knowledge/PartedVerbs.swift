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

  /// The words before a particle that may be its verb, the likeliest first: the finite verb of a German clause is its second part, so that
  /// *fängt zu lachen an* is *anfangen*. An infinitive with *zu* begins another clause: *fängt an zu lachen*.
  ///
  /// - Parameters:
  ///   - next: The part of speech of the next word: a conjunction begins another clause.
  ///   - isAsked: Whether the reader asks for a phrase, so that the clause may go on: *gave it up at last*.
  func reach(_ run: WordRun, to particle: Int, next: String?, isAsked: Bool) -> [Int] {
    let endsClause = particle + 1 == run.words.count || next == "conjunction" || !run.isUnbroken(particle)
    guard isAsked || endsClause || objects.isEmpty && run.text(particle + 1) == "zu" else { return [] }
    var first = particle
    while first > 0, particle - first < farthest, run.isUnbroken(first - 1) { first -= 1 }
    guard !objects.isEmpty else { return Array(first..<particle) }
    guard particle - first > 1, objects.contains(run.text(particle - 1)) else { return [] }
    return [particle - 2]
  }

  private static let german = Set(
    """
    ab an auf aus bei da dabei davon durch ein empor entgegen fest fort frei her heraus herein herum herunter hervor hin hinaus hinein hinter \
    hinunter hinzu los mit nach nieder teil um unter vor voran voraus vorbei weg weiter zu zurück zusammen
    """.spaced)
  private static let english = Set(
    "up off out on in down away back over through around along apart about across".spaced)
}

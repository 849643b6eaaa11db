import CoreDictionaryFormat

/// The inflection of a class of words.
struct Paradigm: Equatable {
  let name: String
  let partOfSpeech: PartOfSpeech
  /// The ending of the headword, removed to get the stem.
  let headwordEnding: String
  /// The endings of unlisted words that follow it; empty when it applies to listed words only.
  var fittingEndings: [String]
  /// How the second and later stems are made from the first; missing ones equal the first.
  var stems: [Int: [Exchange]] = [:]
  var seams: [Seam] = []
  /// The cells of each row, by the name of the row.
  var rows: [String: [Cell]] = [:]
  /// Derived words that are inflected themselves: participles.
  var ownDerivations: [Derivation] = []
  /// The derivations of the paradigm that this one is based on.
  var inheritedDerivations: [Derivation] = []
  /// Its own derivations, and inherited ones that it does not override.
  var derivations: [Derivation] {
    ownDerivations + inheritedDerivations.filter { inherited in !ownDerivations.contains { $0.features == inherited.features } }
  }

  /// A word derived from the headword that follows another paradigm.
  struct Derivation: Equatable {
    /// Additional features of its forms.
    let features: String
    /// The percentage of the headword's uses.
    let share: Double
    /// How the derived word is made.
    let cell: Cell
    /// The paradigm that it follows.
    let paradigm: String
  }

  /// The length of the ending that matches `headword`; `nil` when none does.
  func fit(of headword: String) -> Int? {
    fittingEndings.filter { headword.hasSuffix($0) && headword.hasSuffix(headwordEnding) }.map(\.count).max()
  }

  /// The forms of `headword`, by row and place; the part before the stem is separate.
  func forms(of headword: String) -> [(row: String, place: Int, beginning: String, text: String)] {
    guard headword.hasSuffix(headwordEnding) else { return [] }
    let stem = String(headword.dropLast(headwordEnding.count))
    return rows.sorted { $0.key < $1.key }.flatMap { row, cells in
      cells.enumerated().flatMap { place, cell in
        cell.patterns.compactMap { pattern in text(pattern, stem).map { (row, place, pattern.beginning, $0) } }
      }
    }
  }

  /// The words derived from `headword`; the part before the stem is separate.
  func words(_ derivation: Derivation, of headword: String) -> [(beginning: String, text: String)] {
    let stem = String(headword.dropLast(headwordEnding.count))
    return derivation.cell.patterns.compactMap { pattern in text(pattern, stem).map { (pattern.beginning, $0) } }
  }

  /// The form of a pattern, without its beginning; `nil` when the pattern does not apply to the stem.
  private func text(_ pattern: Cell.Pattern, _ stem: String) -> String? {
    if pattern.stem == 0 { return pattern.ending }
    var changed = stem
    for exchange in stems[pattern.stem] ?? [] {
      guard let next = exchange.applied(to: changed) else { return nil }
      changed = next
    }
    let (start, end) = seams.lazy.compactMap { $0.applied(changed, pattern.ending) }.first ?? (changed, pattern.ending)
    return start + end
  }
}

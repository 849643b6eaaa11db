import CoreDictionaryFormat

/// How words of a class are inflected.
struct Paradigm: Equatable {
  let name: String
  let partOfSpeech: PartOfSpeech
  /// The ending of the headword, which is taken off to get the stem.
  let headwordEnding: String
  /// The endings of the words that it is for when no list names them; none when it is for listed words alone.
  var fittingEndings: [String]
  /// How the second stem and those after it are made of the first; one that is not here is the first.
  var stems: [Int: [Exchange]] = [:]
  var seams: [Seam] = []
  /// The cells of each row, by the name of the row.
  var rows: [String: [Cell]] = [:]
  /// What is inflected further: participles.
  var ownDerivations: [Derivation] = []
  /// The same of the paradigm that this one is like.
  var inheritedDerivations: [Derivation] = []
  /// Its own, and those inherited ones in the place of which it has none.
  var derivations: [Derivation] {
    ownDerivations + inheritedDerivations.filter { inherited in !ownDerivations.contains { $0.features == inherited.features } }
  }

  /// A word made of the headword that is inflected like another one.
  struct Derivation: Equatable {
    /// The features that its forms have besides their own.
    let features: String
    /// How many of a hundred uses of the headword are one of its forms.
    let share: Double
    /// How it is made.
    let cell: Cell
    /// The paradigm that it follows.
    let paradigm: String
  }

  /// How long the ending is by which `headword` fits; `nil` where it does not.
  func fit(of headword: String) -> Int? {
    fittingEndings.filter { headword.hasSuffix($0) && headword.hasSuffix(headwordEnding) }.map(\.count).max()
  }

  /// The forms of `headword`, by row and place in it, with what stands before the stem apart from the rest.
  func forms(of headword: String) -> [(row: String, place: Int, beginning: String, text: String)] {
    guard headword.hasSuffix(headwordEnding) else { return [] }
    let stem = String(headword.dropLast(headwordEnding.count))
    return rows.sorted { $0.key < $1.key }.flatMap { row, cells in
      cells.enumerated().flatMap { place, cell in
        cell.patterns.compactMap { pattern in text(pattern, stem).map { (row, place, pattern.beginning, $0) } }
      }
    }
  }

  /// The words that the derivation makes of `headword`, with what stands before the stem apart from the rest.
  func words(_ derivation: Derivation, of headword: String) -> [(beginning: String, text: String)] {
    let stem = String(headword.dropLast(headwordEnding.count))
    return derivation.cell.patterns.compactMap { pattern in text(pattern, stem).map { (pattern.beginning, $0) } }
  }

  /// The form that a pattern makes, without its beginning; `nil` where the stem is not of the shape that the pattern changes.
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

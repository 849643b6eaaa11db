import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

extension CoreDictionary {
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    let folded = FoldedText(text)
    guard let walk = SpellingWalk(folded, in: direction.from) else { return [] }
    let keys = reader.near(walk, in: direction.from).map { (near: $0, isKey: true) }
    let all = keys + forms.near(walk, in: direction.from).map { (near: $0, isKey: false) }
    let slips = all.filter { $0.near.distance > 0 }.sorted { ($0.near.distance, $0.near.text) < ($1.near.distance, $1.near.text) }
    let nearest = slips.prefix(Self.candidateLimit)
    let found = nearest.flatMap { near, isKey in
      isKey ? headwords(near, in: direction) : [form(near, in: direction)].compactMap(\.self)
    }
    let ranked = found.sorted { ($1.score, $0.text) < ($0.score, $1.text) }
    guard let least = found.map(\.distance).min() else { return [] }
    var seen: Set<FoldedText> = [folded]
    var suggestions: [String] = []
    for suggestion in ranked where suggestion.distance < least + Self.maximumExtraDistance && suggestions.count < limit {
      let isAnswered = entriesNow(for: suggestion.headword, in: direction).contains { $0.headword == suggestion.headword }
      if isAnswered, seen.insert(FoldedText(suggestion.text)).inserted { suggestions.append(suggestion.text) }
    }
    return suggestions
  }

  /// The maximum number of nearest spellings that are looked up.
  private static let candidateLimit = 200
  /// Suggestions that are farther from the nearest one by more than a likely typing error are dropped.
  private static let maximumExtraDistance = 8

  /// A suggestion with its headword.
  private struct Suggestion {
    let text: String
    let headword: String
    let distance: Int
    /// The higher, the likelier.
    let score: Double

    init(_ near: NearSpelling, text: String, headword: String, weight: Double) {
      self.text = text
      self.headword = headword
      distance = near.distance
      // Forms are less likely than headwords. A whole typing error outweighs the frequency of any word.
      score = (text == headword ? weight : weight - 60) - 30 * Double(near.distance)
    }
  }

  /// The headwords with this folded key that have a translation.
  private func headwords(_ near: NearSpelling, in direction: Direction) -> [Suggestion] {
    var weights: [String: Double] = [:]
    for row in reader.rows(for: FoldedText(near.text), in: direction) where !row.translations.isEmpty {
      for (place, word) in row.words.enumerated() where FoldedText(word).description == near.text {
        weights[word] = max(weights[word] ?? 0, Double(row.weight) * Meaning.worth(ofPlace: place))
      }
    }
    return weights.map { Suggestion(near, text: $0.key, headword: $0.key, weight: $0.value) }
  }

  /// The form of the likeliest headword with a translation.
  private func form(_ near: NearSpelling, in direction: Direction) -> Suggestion? {
    forms.readings(of: near.text, in: direction.from).lazy.compactMap { form -> Suggestion? in
      let weights = reader.rows(for: FoldedText(form.headword), in: direction).compactMap { row -> Double? in
        guard row.partOfSpeech == form.partOfSpeech, !row.translations.isEmpty else { return nil }
        return row.words.firstIndex(of: form.headword).map { Double(row.weight) * Meaning.worth(ofPlace: $0) }
      }
      return weights.max().map { Suggestion(near, text: near.text, headword: form.headword, weight: $0) }
    }.first
  }
}

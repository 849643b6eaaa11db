public import CoreDictionaryFormat
import Foundation

/// The readings of all forms of a language, the likeliest first.
public struct FormReadings {
  /// A headword of the dictionary.
  public typealias Headword = CoreDictionaryFormat.Headword

  /// The readings of each form, except forms that are only headwords.
  public let readings: [[InflectedForm]]

  /// Creates the readings of the forms of the headwords.
  ///
  /// - Parameters:
  ///   - frequencies: The Zipf frequency of each headword (7 commonest, 3 rare).
  ///   - answered: Headwords with hand-written answers, in order; they precede other readings of the same spelling.
  public init(_ table: FormTable, headwords frequencies: [Headword: Double], answered: [Headword] = []) {
    var candidates: [String: [Candidate]] = [:]
    for (headword, frequency) in frequencies {
      for candidate in Self.candidates(headword, frequency, table, frequencies) {
        candidates[candidate.form.text, default: []].append(candidate)
        for spelling in table.otherSpellings(of: candidate.form.text) {
          candidates[spelling.text, default: []].append(candidate.spelled(spelling.text, cost: spelling.cost))
        }
      }
    }
    // A noun in lower case is a possible reading, too. If it is also a form of another word, the commoner of the two comes first.
    let headwords = Set(frequencies.keys.map(\.text))
    for candidate in candidates.values.joined() {
      guard let small = table.smallLetters(of: candidate.form), !headwords.contains(small.text) else { continue }
      candidates[small.text]?.append(candidate.spelled(small.text, cost: small.cost))
    }
    let places = Dictionary(grouping: answered.enumerated()) { $0.element.text }
    readings = candidates.keys.sorted().compactMap { text in
      var merged = Self.merged(candidates[text] ?? [], of: text)
      let preferred = table.preferences[text] ?? []
      for (place, headword) in places[text] ?? [] {
        Self.raise(headword, to: 9 - Double(place) / 10_000, preferred: preferred.first, in: &merged)
      }
      let ranked = Self.ranked(merged, preferred: preferred)
      return ranked.contains { $0.headword != text } ? ranked : nil
    }
  }

  /// The forms of a headword, including itself.
  private static func candidates(
    _ headword: Headword, _ frequency: Double, _ table: FormTable, _ frequencies: [Headword: Double]
  ) -> [Candidate] {
    let inflections = table.inflections(of: headword.text, headword.partOfSpeech) {
      frequencies[Headword($0, headword.partOfSpeech)] != nil
    }
    let isThere = inflections.contains { $0.form.text == headword.text }
    // A headword listed as a phrase that is also a form of a word (*vamos*) counts as the form.
    let frequency = frequency - (headword.partOfSpeech == .phrase ? 3 : 0)
    return inflections.map { Candidate($0, frequency: frequency) }
      + (isThere ? [] : [Candidate(headword, features: "", frequency: frequency)])
  }

  /// Raises a headword with hand-written answers above its other readings. If it is also a form of another word of its class, and that word
  /// is preferred or more frequent, the form is raised instead and the headword removed; the look-up then knows that the answers belong to
  /// the form.
  private static func raise(_ headword: Headword, to frequency: Double, preferred: String?, in candidates: inout [Candidate]) {
    let own = candidates.firstIndex { $0.form.headword == headword.text && $0.form.partOfSpeech == headword.partOfSpeech }
    let others = candidates.indices.filter {
      $0 != own && candidates[$0].form.partOfSpeech == headword.partOfSpeech && preferred != headword.text
    }
    let meant = others.first { candidates[$0].form.headword == preferred }
    let other = meant ?? others.max { candidates[$0].frequency < candidates[$1].frequency }
    if let other, meant != nil || candidates[other].frequency > own.map({ candidates[$0].frequency }) ?? 0 {
      candidates[other].frequency = max(frequency, candidates[other].frequency)
      if let own { candidates.remove(at: own) }
    } else if let own {
      candidates[own].frequency = max(frequency, candidates[own].frequency)
    } else {
      candidates.append(Candidate(headword, features: "", frequency: frequency))
    }
  }

  /// A reading of a form with its Zipf frequency.
  fileprivate struct Candidate {
    var form: InflectedForm
    var frequency: Double

    init(_ headword: Headword, features: String, frequency: Double) {
      form = InflectedForm(text: headword.text, headword: headword.text, partOfSpeech: headword.partOfSpeech, features: features)
      self.frequency = frequency
    }

    init(_ inflection: FormTable.Inflection, frequency: Double) {
      form = inflection.form
      self.frequency = frequency + log10(max(inflection.share, 0.01) / 100)
    }
  }

  /// Merges candidates by headword and part of speech, with all their features, the commonest first.
  private static func merged(_ candidates: [Candidate], of text: String) -> [Candidate] {
    let groups = Dictionary(grouping: candidates) { Headword($0.form.headword, $0.form.partOfSpeech) }
    return groups.map { headword, members in
      let sorted = members.sorted { ($1.frequency, $0.form.features) < ($0.frequency, $1.form.features) }
      var features: [String] = []
      for member in sorted where !features.contains(member.form.features) { features.append(member.form.features) }
      return Candidate(headword, features: features.joined(separator: ";"), text: text, frequency: sorted[0].frequency)
    }
  }

  private static func ranked(_ candidates: [Candidate], preferred: [String]) -> [InflectedForm] {
    let ranked = candidates.map { (place: preferred.firstIndex(of: $0.form.headword) ?? preferred.count, candidate: $0) }
    return ranked.sorted {
      ($0.place, $1.candidate.frequency, $0.candidate.form.headword, $0.candidate.form.partOfSpeech.rawValue)
        < ($1.place, $0.candidate.frequency, $1.candidate.form.headword, $1.candidate.form.partOfSpeech.rawValue)
    }.map(\.candidate.form)
  }
}

extension FormReadings.Candidate {
  /// The candidate in another spelling, ranked after words with that spelling.
  fileprivate func spelled(_ text: String, cost: Double) -> Self {
    Self(
      FormReadings.Headword(form.headword, form.partOfSpeech), features: form.features, text: text, frequency: frequency - cost
    )
  }

  fileprivate init(_ headword: FormReadings.Headword, features: String, text: String, frequency: Double) {
    form = InflectedForm(text: text, headword: headword.text, partOfSpeech: headword.partOfSpeech, features: features)
    self.frequency = frequency
  }
}

import CoreModule

/// The definite article of a noun in the nominative.
public struct DefiniteArticle: Equatable, Sendable {
  /// The article, such as `le` or `l'`. A noun with several genders has several, separated by slashes: `der/die`.
  public let text: String
  /// Whether the article shows the gender: *l'eau*, *el agua* and *les gens* do not.
  public let tellsGender: Bool

  /// Creates the article of `noun`; `nil` in English and Russian, and when the gender is unknown.
  public init?(of noun: String, _ gender: Gender, in language: Language) {
    let isPlural = gender.contains(.plural)
    let genders = [Gender.masculine, .feminine, .neuter].filter(gender.contains)
    // A plural without a gender has an article if the genders share it.
    let articles = (genders.isEmpty && isPlural ? [.plural] : genders).compactMap { gender in
      Self.article(gender, isPlural: isPlural, before: noun.lowercased(), in: language)
    }
    guard !articles.isEmpty else { return nil }
    text = articles.withoutRepeats().joined(separator: "/")
    tellsGender = Set(articles).count > 1 || !(text.hasSuffix("'") || text == "les" || (text == "el" && gender.contains(.feminine)))
  }

  /// The noun with its article.
  public func before(_ noun: String) -> String { text.hasSuffix("'") ? text + noun : text + " " + noun }

  private static func article(_ gender: Gender, isPlural: Bool, before noun: String, in language: Language) -> String? {
    switch language {
    case .german: return isPlural ? "die" : [.masculine: "der", .feminine: "die", .neuter: "das"][gender]
    case .french:
      if isPlural { return "les" }
      return isElidedInFrench(noun) ? "l'" : [.masculine: "le", .feminine: "la"][gender]
    case .spanish:
      if isPlural { return [.masculine: "los", .feminine: "las"][gender] }
      return [.masculine: "el", .feminine: beginsWithStressedA(noun) ? "el" : "la"][gender]
    case .portuguese: return (isPlural ? [.masculine: "os", .feminine: "as"] : [.masculine: "o", .feminine: "a"])[gender]
    case .italian: return italian(gender, isPlural: isPlural, before: noun)
    case .english, .russian: return nil
    }
  }

  // MARK: French

  private static func isElidedInFrench(_ noun: String) -> Bool {
    let folded = FoldedText(noun).description
    guard let first = folded.first else { return false }
    let word = String(folded.prefix { $0 != " " && $0 != "-" })
    switch first {
    case "a", "e", "i", "o", "u": return !["onze", "onzieme", "oui", "ouistiti", "ululement", "uhlan"].contains(word)
    case "h": return !aspiratedWords.contains(word[...]) && !aspirated.contains { word.hasPrefix($0) }
    // Before a vowel y is a consonant: le yaourt, but l'ypérite.
    case "y": return !folded.dropFirst().prefix(1).contains { "aeiou".contains($0) }
    default: return false
    }
  }

  /// Beginnings of nouns with an aspirated h, before which the article is not elided.
  private static let aspirated = """
    hach hack haddock hai hamac hamburg hameau hamster hanche hand hang hanneton hant happ haquenee harangu haras harc \
    hard harem hareng hargn haricot harnach harnais harp hasard haschi hat hauss haut havre hayon heaume hennissement \
    heraut heriss hernie heron heros herse hetre heurt hibou hideur hierarch hiss hit hobby hoch hockey hold hollandais \
    homard hongr hont hoquet horde hors houbl houe houille houle houpp hourra housse houx hublot huche huee huguenot \
    hurl husky hussard hutte
    """.split(separator: " ")
  /// Whole nouns with an aspirated h whose beginning also has a mute one: *le hall*, but *l'hallucination*.
  private static let aspiratedWords = Set(
    "hall hallebarde halle halo halte hic hip hippie hot hotte huit huitaine huitieme hun hune".split(separator: " ")
  )

  // MARK: Spanish

  /// Whether a noun begins with a stressed *a*, before which *la* becomes *el*: *el agua*, *el hambre*, but *la abeja*.
  private static func beginsWithStressedA(_ noun: String) -> Bool {
    let word = noun.prefix { $0 != " " && $0 != "-" }
    let letters = word.hasPrefix("h") ? word.dropFirst() : word
    guard let first = letters.first else { return false }
    if first == "á" { return true }
    guard first == "a", !letters.contains(where: { "áéíóú".contains($0) }), let last = letters.last else { return false }
    // Without an accent, the second to last syllable is stressed, or the last one before most consonants.
    return syllables(letters) == ("aeiouns".contains(last) ? 2 : 1)
  }

  /// The number of syllables; a weak vowel next to another vowel does not count.
  private static func syllables(_ letters: Substring) -> Int {
    var count = 0
    var last: Character?
    for letter in letters {
      let isJoined = last.map { "aeiou".contains($0) && ("iu".contains($0) || "iu".contains(letter)) } ?? false
      if "aeiou".contains(letter), !isJoined { count += 1 }
      last = letter
    }
    return count
  }

  // MARK: Italian

  private static func italian(_ gender: Gender, isPlural: Bool, before noun: String) -> String? {
    let folded = Array(FoldedText(noun).description)
    guard let first = folded.first, gender == .masculine || gender == .feminine else { return nil }
    let second = folded.dropFirst().first ?? " "
    let isSilent = first == "h" && isVowel(second)
    // Before a vowel i is a consonant: lo iodio, la iena.
    let beginsWithVowel = isSilent || (isVowel(first) && !(first == "i" && isVowel(second)))
    if gender == .feminine { return isPlural ? "le" : beginsWithVowel ? "l'" : "la" }
    let beginsHard =
      "zxy".contains(first) || (first == "s" && !isVowel(second)) || (first == "i" && isVowel(second))
      || ["gn", "ps", "pn"].contains(String([first, second]))
    if isPlural { return beginsWithVowel || beginsHard ? "gli" : "i" }
    return beginsWithVowel ? "l'" : beginsHard ? "lo" : "il"
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}

extension Gender {
  /// Whether the ending of a Russian noun suggests another gender or none: *ночь*, *мужчина*, *кофе*.
  public func isUnexpected(of noun: String) -> Bool {
    let expected: Gender
    switch noun.last {
    case "а", "я": expected = noun.hasSuffix("мя") ? .neuter : .feminine
    case "о", "е", "ё": expected = .neuter
    case "ь", "и", "ы", "у", "ю", "э": return true
    default: expected = .masculine
    }
    return self != expected
  }
}

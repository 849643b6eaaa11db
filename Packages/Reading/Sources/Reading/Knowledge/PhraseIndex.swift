import CoreModule

/// A trie of the words of a dictionary's phrases, to find where a text may have one; a *place* is a node.
struct PhraseIndex {
  /// The number of a word that no phrase has.
  static let none: Int32 = -1
  /// Where every phrase begins.
  static let root: Int32 = 0

  private var numbers: [String: Int32] = [:]
  /// Stands for a word of any form: the verb of a reflexive expression, whose forms are often also those of other words.
  private static let anyWord = "*"
  private var anyNumber = Self.none
  /// What follows after a place with a word: the next place.
  private var steps: [Step: Int32] = [:]
  /// The places after the last word of a phrase.
  private var ends: Set<Int32> = []
  private var count: Int32 = 1

  /// Creates an index of folded headwords.
  init(_ phrases: [String], language: String) {
    let reflexive = ReflexivePhrases(language: language)
    for phrase in phrases {
      let words = phrase.split(separator: " ").map(String.init)
      insert(words)
      if phrase.utf8.contains(where: { $0 == 0x27 || $0 == 0x2D }) { insert(words.flatMap(Self.parts)) }
      for variant in reflexive.variants(of: words, any: Self.anyWord) { insert(variant) }
      for variant in ImpersonalWords.variants(of: words, language: language) { insert(variant) }
    }
    anyNumber = number(of: Self.anyWord)
  }

  /// The number of a folded word; ``none`` when no phrase has it.
  func number(of word: String) -> Int32 { numbers[word] ?? Self.none }

  /// The place after `word`; `nil` when no phrase goes on like this.
  func step(from place: Int32, _ word: Int32) -> Int32? { steps[Step(place: place, word: word)] }

  /// Whether a phrase begins with `word`.
  func begins(with word: Int32) -> Bool { step(from: Self.root, word) != nil }

  /// The place after any word; `nil` when a phrase needs a certain one.
  func step(from place: Int32) -> Int32? {
    place == Self.root || anyNumber == Self.none ? nil : steps[Step(place: place, word: anyNumber)]
  }

  /// Whether a phrase may end here.
  func isEnd(_ place: Int32) -> Bool { ends.contains(place) }

  private mutating func insert(_ words: [String]) {
    guard words.count > 1 else { return }
    var place = Self.root
    for word in words {
      let next = Int32(numbers.count)
      let number = numbers[word, default: next]
      if number == next { numbers[word] = number }
      let step = Step(place: place, word: number)
      if let next = steps[step] {
        place = next
      } else {
        (steps[step], place) = (count, count)
        count += 1
      }
    }
    ends.insert(place)
  }

  /// The parts that a text divides a word into at its apostrophes and hyphens.
  private static func parts(_ word: String) -> [String] {
    var parts = [""]
    for character in word {
      if character != "-" { parts[parts.count - 1].append(character) }
      if character == "'" || character == "-" { parts.append("") }
    }
    return parts.filter { !$0.isEmpty }
  }

  private struct Step: Hashable {
    let place: Int32
    let word: Int32

    // One word instead of two: this is the hot path.
    func hash(into hasher: inout Hasher) { hasher.combine(UInt64(UInt32(bitPattern: place)) << 32 | UInt64(UInt32(bitPattern: word))) }
  }
}

/// The forms of expressions with a reflexive verb in a text: *darse cuenta* as *se da cuenta*, *me doy cuenta*.
private struct ReflexivePhrases {
  let language: String

  private static let pronouns: [String: [String]] = [
    "es": ["se", "me", "te", "nos", "os"], "it": ["si", "mi", "ti", "ci", "vi"], "pt": ["se", "me", "te", "nos"],
    "fr": ["se", "me", "te", "nous", "vous", "nous nous", "vous vous", "s'", "m'", "t'"],
    "de": ["mich", "mir", "dich", "dir", "uns", "euch"],
  ]

  /// The verbs of compound tenses.
  private static let auxiliaries = ["es": "haber", "it": "essere", "fr": "etre"]

  /// The words with each pronoun, also in compound tenses; what elision joins is one word.
  func variants(of words: [String], any: String) -> [[String]] {
    guard let pronouns = Self.pronouns[language] else { return [] }
    let starts = pronouns.map(\.spaced)
    if language == "de" { return words[0] == "sich" ? pronouns.map { [$0] + words.dropFirst() } : [] }
    let isApart = language == "fr" && words[0] == "se"
    guard let verb = isApart ? words[1] : infinitive(words[0]) else { return [] }
    let rest = words.dropFirst(isApart ? 2 : 1)
    guard !rest.isEmpty else { return starts.map { $0 + [verb] } }
    let verbs = [[verb], [any]] + (Self.auxiliaries[language].map { [[$0, any]] } ?? [])
    return verbs.flatMap { verb in (starts + (language == "fr" ? [[]] : [])).map { $0 + verb + rest } }
  }

  /// The verb without its pronoun; `nil` for another word.
  private func infinitive(_ word: String) -> String? {
    switch language {
    case "es" where ["arse", "erse", "irse"].contains { word.hasSuffix($0) }: String(word.dropLast(2))
    case "pt" where word.hasSuffix("r-se"): String(word.dropLast(3))
    case "it" where ["arsi", "ersi", "irsi"].contains { word.hasSuffix($0) }: word.dropLast(2) + "e"
    case "it" where ["orsi", "ursi"].contains { word.hasSuffix($0) }: word.dropLast(2) + "re"
    default: nil
    }
  }
}

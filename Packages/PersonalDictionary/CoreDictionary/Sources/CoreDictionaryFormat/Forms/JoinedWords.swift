/// The rules by which a language writes several words as one: a pronoun after a verb, an elided article before a noun, compounds.
///
/// The format of the rules; `#` begins a comment:
///
///     after infinitive 2sg+imperative    texts attached to the end of forms with these features; `any` for all words
///       write me te nos me+lo glielo=gli+lo      the attached texts, with their words if these are spelled differently
///       stress áa ée                     letters that lose their accent, which only shows the stress, in the word alone
///       host r$>re =                     other changes that make the word alone, each tried; `=` for none
///     before any                         the same for texts before a word
///     inside 3sg+future                  the same for texts inside a word
///     reflexive ti,te+lo 2sg+imperative *re>*rsi    with the words before the first space after a form with these features, the verb is a
///                                      reflexive one; how to write it, `*` for the rest of the plain one, `_` for a space
///     compound = s n                     texts between the words of a compound; `=` for nothing
public struct JoinedWords: Equatable, Sendable {
  private var rules: [Rule] = []
  private var reflexives: [Reflexive] = []
  /// The linking elements of compounds; empty when the language has no compounds.
  public private(set) var links: [String] = []
  /// The invalid lines.
  public private(set) var problems: [String] = []

  /// A word with the words attached to it.
  public struct Division: Equatable, Sendable {
    /// The word by itself.
    public let host: String
    /// All words in order, including the host.
    public let parts: [String]
    /// The host must be a form with all features of one of these sets; empty for any word.
    public let features: [[String]]
  }

  /// Parses the rules.
  public init(_ text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      if let first = fields.first, !read(first, Array(fields.dropFirst())) { problems.append(String(line)) }
    }
  }

  /// The ways to divide `text`, those with the shortest host first.
  public func divisions(of text: String) -> [Division] {
    var found: [Division] = []
    for rule in rules {
      for writing in rule.writings where text.utf8.count > writing.text.utf8.count { found += rule.divisions(of: text, writing) }
    }
    // Most texts have none.
    if found.isEmpty { return [] }
    return found.enumerated().sorted { ($0.element.host.count, $0.offset) < ($1.element.host.count, $1.offset) }.map(\.element)
  }

  /// The spellings that the reflexive verb of `headword` may have, if `division` shows it to be reflexive; the form has these features.
  public func reflexiveVerbs(of headword: String, in division: Division, _ features: [String]) -> [String] {
    reflexives.filter { $0.fits(division, features) }.flatMap { rule in rule.writings.compactMap { $0(headword) } }
  }

  private mutating func read(_ kind: String, _ fields: [String]) -> Bool {
    if kind == "reflexive" {
      let reflexive = Reflexive(fields)
      if let reflexive { reflexives.append(reflexive) }
      return reflexive != nil
    }
    if let place = Rule.Place(rawValue: kind) {
      rules.append(Rule(place: place, features: fields == ["any"] ? [] : fields.map { $0.split(separator: "+").map(String.init) }))
      return !fields.isEmpty
    }
    if kind == "compound" {
      links = fields.map { $0 == "=" ? "" : $0 }
      return !fields.isEmpty
    }
    guard !rules.isEmpty else { return false }
    return rules[rules.count - 1].read(kind, fields)
  }
}

/// A rule that tells when the pronouns at a verb make it a reflexive one.
private struct Reflexive: Equatable, Sendable {
  /// Replaces what stands before and after the rest of a verb.
  struct Writing: Equatable, Sendable {
    let old: (String, String)
    let new: (String, String)

    init?(_ text: String) {
      let sides = text.map { $0 == "_" ? " " : String($0) }.joined().split(separator: ">").map { side in
        side.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      }
      guard sides.count == 2, sides.allSatisfy({ $0.count == 2 }) else { return nil }
      (old, new) = ((sides[0][0], sides[0][1]), (sides[1][0], sides[1][1]))
    }

    func callAsFunction(_ verb: String) -> String? {
      guard verb.count > old.0.count + old.1.count, verb.hasPrefix(old.0), verb.hasSuffix(old.1) else { return nil }
      return new.0 + verb.dropFirst(old.0.count).dropLast(old.1.count) + new.1
    }

    static func == (one: Self, other: Self) -> Bool { one.old == other.old && one.new == other.new }
  }

  private let pronouns: [[String]]
  private let features: [[String]]
  let writings: [Writing]

  /// Reads the fields of a line; `nil` when they are invalid.
  init?(_ fields: [String]) {
    let texts = fields.dropFirst().filter { $0.contains(">") }
    pronouns = fields.first?.split(separator: ",").map { $0.split(separator: "+").map(String.init) } ?? []
    features = fields.dropFirst().filter { !$0.contains(">") }.map { $0.split(separator: "+").map(String.init) }
    writings = texts.compactMap(Writing.init)
    guard !pronouns.isEmpty, !features.isEmpty, !texts.isEmpty, writings.count == texts.count else { return nil }
  }

  func fits(_ division: JoinedWords.Division, _ form: [String]) -> Bool {
    pronouns.contains { division.parts.dropFirst().elementsEqual($0) } && features.contains { set in set.allSatisfy { form.contains($0) } }
  }
}

/// A rule about what is attached to a kind of words.
private struct Rule: Equatable, Sendable {
  enum Place: String { case before, after, inside }

  /// An attached text and the words it stands for.
  struct Writing: Equatable, Sendable {
    let text: String
    let parts: [String]
  }

  let place: Place
  let features: [[String]]
  var writings: [Writing] = []
  private var unstressed: [Character: Character] = [:]
  private var changes: [Exchange?] = [nil]

  init(place: Place, features: [[String]]) { (self.place, self.features) = (place, features) }

  /// Reads a line; returns whether it is valid.
  mutating func read(_ kind: String, _ fields: [String]) -> Bool {
    switch kind {
    case "write": writings += fields.map(Self.writing)
    case "stress":
      for field in fields where field.count == 2 { unstressed[field[field.startIndex]] = field.last }
    case "host":
      changes = fields.map { $0 == "=" ? nil : Exchange($0) }
      return !zip(fields, changes).contains { $0 != "=" && $1 == nil }
    default: return false
    }
    return !fields.isEmpty
  }

  private static func writing(_ field: String) -> Writing {
    let sides = field.split(separator: "=", maxSplits: 1)
    let parts = sides[sides.count - 1].split(separator: "+").map(String.init)
    return Writing(text: sides.count > 1 ? String(sides[0]) : parts.joined(), parts: parts)
  }

  func divisions(of text: String, _ writing: Writing) -> [JoinedWords.Division] {
    switch place {
    case .before:
      guard text.utf8.starts(with: writing.text.utf8), text.hasPrefix(writing.text), text.count > writing.text.count else { return [] }
      return hosts(String(text.dropFirst(writing.text.count))).map { division($0, writing.parts + [$0]) }
    case .after:
      guard text.utf8.suffix(writing.text.utf8.count).elementsEqual(writing.text.utf8), text.hasSuffix(writing.text),
        text.count > writing.text.count
      else { return [] }
      return hosts(String(text.dropLast(writing.text.count))).map { division($0, [$0] + writing.parts) }
    case .inside:
      guard text.utf8.contains(writing.text.utf8), let range = text.ranges(of: writing.text).last, range.lowerBound > text.startIndex,
        range.upperBound < text.endIndex
      else { return [] }
      return hosts(String(text[..<range.lowerBound])).map {
        division($0 + text[range.upperBound...], [$0 + text[range.upperBound...]] + writing.parts)
      }
    }
  }

  private func division(_ host: String, _ parts: [String]) -> JoinedWords.Division {
    JoinedWords.Division(host: host, parts: parts, features: features)
  }

  /// The possible spellings of the host by itself.
  private func hosts(_ written: String) -> [String] {
    let plain = String(written.map { unstressed[$0] ?? $0 })
    return (plain == written ? [written] : [plain, written]).flatMap { word in
      changes.compactMap { change in change.map { $0.applied(to: word) } ?? word }
    }
  }
}

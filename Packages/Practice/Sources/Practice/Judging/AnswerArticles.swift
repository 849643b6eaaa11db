import CoreModule

/// The articles of a language, by which typed answers are judged.
struct AnswerArticles: Sendable {
  private typealias Genders = Set<Character>
  private let genders: [String: Genders]
  private let definite: Set<String>
  private let expressions: Set<String>
  private let particles: Set<String>

  /// The articles of the language with this code; none for a language without articles.
  init(_ language: String) {
    let lists = Self.lists[language] ?? ("", "")
    let (definite, indefinite) = (Self.parsed(lists.definite), Self.parsed(lists.indefinite))
    genders = definite.merging(indefinite) { $0.union($1) }
    self.definite = Set(definite.keys)
    expressions = Set((Self.expressions[language] ?? "").split(separator: ",").map(String.init))
    particles = language == "en" ? ["to"] : []
  }

  /// Whether it is a definite article.
  func isDefinite(_ article: String) -> Bool { definite.contains(article) }

  /// Whether an article can precede a noun that has one of these definite articles.
  func agree(_ article: String, _ others: [String]) -> Bool {
    let wanted = others.reduce(into: Genders()) { $0.formUnion(genders[$1] ?? []) }
    return !(genders[article] ?? []).isDisjoint(with: wanted)
  }

  /// The article before a noun, and the rest. An article that is part of an expression, such as `a lot`, is not separated.
  func divided(_ text: String) -> (article: String?, rest: String) {
    if let quote = text.firstIndex(of: "'"), genders[String(text[...quote])] != nil {
      let rest = text[text.index(after: quote)...].trimmed
      if !rest.isEmpty, !expressions.contains(rest) { return (String(text[...quote]), rest) }
    }
    guard let space = text.firstIndex(of: " ") else { return (nil, text) }
    let (first, rest) = (String(text[..<space]), text[space...].trimmed)
    guard !expressions.contains(rest) else { return (nil, text) }
    if particles.contains(first) { return (nil, rest) }
    return genders[first] == nil ? (nil, text) : (first, rest)
  }

  private static func parsed(_ list: String) -> [String: Genders] {
    list.split(separator: " ").reduce(into: [:]) { genders, item in
      let parts = item.split(separator: ":")
      guard let article = parts.first, let letters = parts.last, parts.count == 2 else { return }
      genders[String(article)] = Set(letters)
    }
  }

  /// Articles with their genders: masculine, feminine, neuter, plural.
  private static let lists: [String: (definite: String, indefinite: String)] = [
    "en": ("the:mfnp", "a:mfn an:mfn"),
    "de": ("der:m die:fp das:n den:m dem:mn", "ein:mn eine:f einen:m"),
    "es": ("el:m la:f los:mp las:fp lo:n", "un:m una:f unos:mp unas:fp"),
    "fr": ("le:m la:f l':mf les:mfp", "un:m une:f des:mfp du:m"),
    "it": ("il:m lo:m la:f l':mf i:mp gli:mp le:fp", "un:m uno:m una:f un':f"),
    "pt": ("o:m a:f os:mp as:fp", "um:m uma:f uns:mp umas:fp"),
  ]

  /// Texts that form an expression with their article, and mean something else without it.
  private static let expressions = [
    "en": "lot,few,little,bit,while,great deal,couple", "de": "paar,bisschen,wenig", "es": "poco", "fr": "peu,plupart", "it": "po',po,poco",
    "pt": "pouco",
  ]
}

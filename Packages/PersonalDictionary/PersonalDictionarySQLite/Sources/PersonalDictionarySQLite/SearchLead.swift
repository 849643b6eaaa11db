import GRDB
import PersonalDictionary

/// The trigrams among the wanted terms that are worth following through the index, the rarest first.
///
/// For a term FTS5 reads all of its trigrams, and most of them to the end when nothing is found. Following the rarest alone and checking
/// the rows it leads to takes less reading.
struct SearchLead {
  /// The trigrams, the rarest first.
  let grams: [Gram]
  /// Whether the first one leads to so few rows that no other is needed.
  let isShort: Bool

  private static let few = 100
  /// Looking at a trigram costs about as much as reading a dozen rows.
  private static let mostLookedAt = 8

  /// `nil` when the terms are so short that there is little to choose from.
  init?(_ terms: [SearchTerm], in database: Database) throws {
    let all = Gram.all(in: terms)
    guard all.count > 3 else { return nil }
    var spans: [(gram: Gram, span: Int64)] = []
    for gram in Gram.sample(of: all, Self.mostLookedAt) {
      guard let span = try Self.span(of: gram, in: database) else {
        grams = [gram]
        isShort = true
        return
      }
      spans.append((gram, span))
    }
    grams = spans.sorted { $0.span > $1.span }.map(\.gram)
    isShort = false
  }

  /// How far the first ``few`` rows of a trigram lie apart: the farther, the rarer it is. `nil` when there are not so many.
  private static func span(of gram: Gram, in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(
      sql: "SELECT iif(count(*) = \(few), max(doc) - min(doc), NULL) FROM (SELECT doc FROM word_gram WHERE term = ? LIMIT \(few))"
    )
    return try Int64.fetchOne(statement, arguments: [gram.text])
  }
}

/// Three scalars in a row of a folded text.
struct Gram: Hashable {
  let text: String
  let field: SearchField

  /// The trigrams of all terms, each once; of a long term, those of its beginning.
  static func all(in terms: [SearchTerm]) -> [Gram] {
    var seen: Set<Gram> = []
    return terms.flatMap { term in
      let scalars = Array(term.folded.unicodeScalars.prefix(64))
      return (0..<max(0, scalars.count - 2)).map { Gram(text: String(String.UnicodeScalarView(scalars[$0..<$0 + 3])), field: term.field) }
    }.filter { seen.insert($0).inserted }
  }

  /// `count` of `grams`, evenly spread.
  static func sample(of grams: [Gram], _ count: Int) -> [Gram] {
    guard grams.count > count else { return grams }
    return (0..<count).map { grams[$0 * (grams.count - 1) / (count - 1)] }
  }
}

extension SearchField {
  /// What to ask the index for to find `text`.
  func match(_ text: String) -> String { columns + Self.quoted(text) }

  /// What to ask the index for to find any of `texts`.
  func match(any texts: [String]) -> String { columns + "(" + texts.map(Self.quoted).joined(separator: " OR ") + ")" }

  private var columns: String {
    switch self {
    case .word: "text : "
    case .translation: "translations : "
    case .both: ""
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}

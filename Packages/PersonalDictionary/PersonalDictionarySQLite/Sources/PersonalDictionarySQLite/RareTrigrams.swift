import GRDB
import PersonalDictionary

/// A sample of the trigrams of the wanted terms, the rarest first.
///
/// FTS5 reads the index entries of all trigrams of a term. Reading only those of the rarest trigram and checking the rows is faster.
struct RareTrigrams {
  /// The trigrams, the rarest first.
  let trigrams: [Trigram]
  /// Whether the first one has so few rows that no other is needed.
  let isShort: Bool

  private static let few = 100
  /// Measuring a trigram costs about as much as reading a dozen rows.
  private static let sampleSize = 8

  /// Creates the sample; `nil` when the terms have too few trigrams.
  init?(_ terms: [SearchTerm], in database: Database) throws {
    let all = Trigram.all(in: terms)
    guard all.count > 3 else { return nil }
    var spans: [(trigram: Trigram, span: Int64)] = []
    for trigram in Trigram.sample(of: all, Self.sampleSize) {
      guard let span = try Self.span(of: trigram, in: database) else {
        trigrams = [trigram]
        isShort = true
        return
      }
      spans.append((trigram, span))
    }
    trigrams = spans.sorted { $0.span > $1.span }.map(\.trigram)
    isShort = false
  }

  /// The distance between the first ``few`` rows of a trigram, which is larger for rare ones; `nil` when there are fewer rows.
  private static func span(of trigram: Trigram, in database: Database) throws -> Int64? {
    let statement = try database.cachedStatement(
      sql: "SELECT iif(count(*) = \(few), max(doc) - min(doc), NULL) FROM (SELECT doc FROM word_gram WHERE term = ? LIMIT \(few))"
    )
    return try Int64.fetchOne(statement, arguments: [trigram.text])
  }
}

/// Three consecutive scalars of a folded text.
struct Trigram: Hashable {
  let text: String
  let field: SearchField

  /// The trigrams of all terms without duplicates; of a long term, those of its beginning.
  static func all(in terms: [SearchTerm]) -> [Trigram] {
    var seen: Set<Trigram> = []
    return terms.flatMap { term in
      let scalars = Array(term.folded.unicodeScalars.prefix(64))
      return (0..<max(0, scalars.count - 2)).map { start in
        Trigram(text: String(String.UnicodeScalarView(scalars[start..<start + 3])), field: term.field)
      }
    }.filter { seen.insert($0).inserted }
  }

  /// `count` of `grams`, evenly spread.
  static func sample(of trigrams: [Trigram], _ count: Int) -> [Trigram] {
    guard trigrams.count > count else { return trigrams }
    return (0..<count).map { trigrams[$0 * (trigrams.count - 1) / (count - 1)] }
  }
}

extension SearchField {
  /// The index query for `text`.
  func match(_ text: String) -> String { columns + Self.quoted(text) }

  /// The index query for any of `texts`.
  func match(any texts: [String]) -> String { columns + "(" + texts.map(Self.quoted).joined(separator: " OR ") + ")" }

  private var columns: String {
    switch self {
    case .word: "text : "
    case .translation: "translations : "
    case .note: "note : "
    case .both: "{text translations} : "
    case .all: ""
    }
  }

  private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}

public import PersonalDictionary

/// A table of details, one headword per line: part of speech, gender, aspect, partners and pronunciations.
public struct DetailsTable: Equatable, Sendable {
  /// The details of each headword.
  public private(set) var details: [Headword: WordDetails] = [:]

  /// Creates an empty table.
  init() {}

  /// Parses tab-separated text. Lines that begin with `#` and empty lines are ignored.
  ///
  /// - Throws: ``TableLinesError`` with every invalid line.
  public init(_ text: String) throws(TableLinesError) {
    details = Dictionary(try TableLines.read(text, columns: 6, Self.details)) { $1 }
  }

  /// Replaces details by those of `correction`.
  public mutating func correct(by correction: DetailsTable) {
    for (headword, right) in correction.details { details[headword, default: WordDetails()].correct(by: right) }
  }

  private static func details(_ fields: [String]) throws(TableLines.Reason) -> (Headword, WordDetails) {
    var details = WordDetails()
    details.gender = try gender(fields[2])
    for word in fields[3].split(separator: "|") {
      guard let aspect = aspects[String(word)] else { throw .init("“\(word)” is no aspect; use \(aspects.keys.sorted())") }
      details.aspect.insert(aspect)
    }
    details.partners = fields[4].split(separator: "|").map(String.init)
    details.pronunciations = fields[5].split(separator: "|").map(String.init)
    return (try TableLines.headword(fields[0], fields[1]), details)
  }

  /// The gender that a field names; two stand for a noun that has both.
  static func gender(_ field: String) throws(TableLines.Reason) -> Gender {
    var gender: Gender = []
    for word in field.split(whereSeparator: { $0 == "|" || $0 == " " }) {
      guard let named = genders[String(word)] else { throw .init("“\(word)” is no gender; use \(genders.keys.sorted())") }
      gender.insert(named)
    }
    return gender
  }

  private static let genders: [String: Gender] = [
    "masculine": .masculine, "feminine": .feminine, "neuter": .neuter, "plural": .plural,
  ]
  private static let aspects: [String: Aspect] = ["imperfective": .imperfective, "perfective": .perfective]
}

extension WordDetails {
  /// Replaces each detail that `right` has.
  fileprivate mutating func correct(by right: WordDetails) {
    if !right.gender.isEmpty { gender = right.gender }
    if !right.aspect.isEmpty { (aspect, partners) = (right.aspect, right.partners) }
    if !right.pronunciations.isEmpty { pronunciations = right.pronunciations }
  }
}

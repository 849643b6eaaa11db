public import PersonalDictionary

/// What is told of the words of a language: a headword a line, with part of speech, gender, aspect, partners and pronunciations.
public struct DetailsTable: Equatable, Sendable {
  /// What is told of each headword.
  public private(set) var details: [Headword: WordDetails] = [:]

  /// An empty table.
  init() {}

  /// Reads tab-separated text. Lines that begin with `#` and empty lines do not count.
  ///
  /// - Throws: ``TableLinesError`` with every line that cannot be read.
  public init(_ text: String) throws(TableLinesError) {
    details = Dictionary(try TableLines.read(text, columns: 6, Self.details)) { $1 }
  }

  /// Takes in what `correction` knows: what is written there stands in place of what is here.
  public mutating func correct(by correction: DetailsTable) {
    for (headword, right) in correction.details { details[headword, default: WordDetails()].correct(by: right) }
  }

  private static func details(_ fields: [String]) throws(TableLines.Reason) -> (Headword, WordDetails) {
    var details = WordDetails()
    for word in fields[2].split(whereSeparator: { $0 == "|" || $0 == " " }) {
      guard let gender = genders[String(word)] else { throw .init("“\(word)” is no gender; use \(genders.keys.sorted())") }
      details.gender.insert(gender)
    }
    for word in fields[3].split(separator: "|") {
      guard let aspect = aspects[String(word)] else { throw .init("“\(word)” is no aspect; use \(aspects.keys.sorted())") }
      details.aspect.insert(aspect)
    }
    details.partners = fields[4].split(separator: "|").map(String.init)
    details.pronunciations = fields[5].split(separator: "|").map(String.init)
    return (try TableLines.headword(fields[0], fields[1]), details)
  }

  private static let genders: [String: Gender] = [
    "masculine": .masculine, "feminine": .feminine, "neuter": .neuter, "plural": .plural,
  ]
  private static let aspects: [String: Aspect] = ["imperfective": .imperfective, "perfective": .perfective]
}

extension WordDetails {
  /// What `right` has, and where it has nothing, what is here.
  fileprivate mutating func correct(by right: WordDetails) {
    if !right.gender.isEmpty { gender = right.gender }
    if !right.aspect.isEmpty { (aspect, partners) = (right.aspect, right.partners) }
    if !right.pronunciations.isEmpty { pronunciations = right.pronunciations }
  }
}

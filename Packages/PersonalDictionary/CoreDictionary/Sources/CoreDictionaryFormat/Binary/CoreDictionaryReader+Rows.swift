import CoreModule
public import PersonalDictionary

extension CoreDictionaryReader {
  /// The numbers of the rows about words that a learner learns one by one, in `direction`, the commonest first.
  ///
  /// Rows that nobody has read are left out, since a learner would learn their mistakes; prepositions, articles and their like too,
  /// since what they mean depends on the sentence.
  public func contentRows(in direction: Direction) -> [Int] {
    let rows = (0..<rowCount).compactMap { number in
      weight(ofContentRow: number, in: direction).map { (number: number, weight: $0) }
    }
    return rows.sorted { ($1.weight, $0.number) < ($0.weight, $1.number) }.map(\.number)
  }

  /// The parts of speech of the headword that is spelled exactly like `text`.
  public func partsOfSpeech(of text: String, in language: Language) -> [PartOfSpeech] {
    guard let direction = Direction.all.first(where: { $0.from == language }) else { return [] }
    return rows(for: FoldedText(text), in: direction).filter { $0.words.contains(text) }.map(\.partOfSpeech).withoutRepeats()
  }

  /// The terms for the parts of speech of words that a learner learns one by one.
  public static let contentTerms = Set(contentClasses.map(\.term))

  static let contentClasses: Set<PartOfSpeech> = [.noun, .verb, .adjective, .adverb, .numeral, .interjection, .phrase]
}

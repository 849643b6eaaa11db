import CoreModule
import PersonalDictionary

extension Direction {
  /// Finds a direction in a name or description: `freedict-eng-spa`, “Mueller English-Russian Dictionary”.
  ///
  /// The first two adjacent words that name languages count.
  init?(namedIn text: String) {
    // Descriptions can be long; the languages are named at the beginning.
    var last: Language?
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let language = Language(named: String(word)) ?? Self.language(of: FoldedText(String(word)).description)
      if let last, let language, let direction = Direction(from: last, to: language) {
        self = direction
        return
      }
      last = language
    }
    return nil
  }

  /// The language of a folded Russian adjective, such as *англо* in *англо-русский* or *английского*.
  private static func language(of adjective: String) -> Language? { stems.first { adjective.hasPrefix($0.key) }?.value }

  private static let stems: [String: Language] = [
    "английск": .english, "англо": .english, "испанск": .spanish, "испано": .spanish, "русск": .russian, "немецк": .german,
    "французск": .french, "французко": .french, "итальянск": .italian, "португальск": .portuguese,
  ]
}

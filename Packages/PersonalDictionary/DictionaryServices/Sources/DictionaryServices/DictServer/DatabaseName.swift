import PersonalDictionary

/// Recognizes directions in names of databases.
enum DatabaseName {
  /// The direction in a name such as `freedict-eng-spa`, `fra-rus` or `en-de`.
  static func direction(_ name: String) -> Direction? {
    let parts = name.lowercased().split { !$0.isLetter }.map(String.init)
    if name.lowercased().hasPrefix("mueller") { return Direction(from: .english, to: .russian) }
    for (from, to) in zip(parts, parts.dropFirst()) {
      if let from = language(from), let to = language(to), let direction = Direction(from: from, to: to) { return direction }
    }
    return nil
  }

  private static func language(_ code: String) -> Language? { Language(code: code) ?? threeLetters[code] }

  private static let threeLetters: [String: Language] = [
    "eng": .english, "spa": .spanish, "rus": .russian, "deu": .german, "ger": .german, "fra": .french, "fre": .french, "ita": .italian,
    "por": .portuguese,
  ]
}

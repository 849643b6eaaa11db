package import PersonalDictionary

/// A dictionary package of Debian.
package struct DebianPackage: Equatable {
  package let name: String
  /// The name of the dictionary's files, without extension.
  package let dictionary: String
  package let direction: Direction

  package var command: String { "sudo apt-get install \(name)" }

  /// Best first.
  package static func all(for direction: Direction) -> [DebianPackage] {
    let mueller = DebianPackage(name: "mueller7-dict", dictionary: "mueller7", direction: .initial)
    let name = "freedict-\(code(direction.from))-\(code(direction.to))"
    let freedict = DebianPackage(name: "dict-\(name)", dictionary: name, direction: direction)
    return (direction == .initial ? [mueller] : []) + (pairs[direction.from]?.contains(direction.to) == true ? [freedict] : [])
  }

  /// The best package for this direction; `nil` if one of the packages is `installed`.
  package static func missing(for direction: Direction, among installed: [String]) -> DebianPackage? {
    let packages = all(for: direction)
    return packages.contains { installed.contains($0.dictionary) } ? nil : packages.first
  }

  /// The FreeDict dictionaries of Debian 12.
  private static let pairs: [Language: Set<Language>] = [
    .english: [.german, .french, .italian, .portuguese, .spanish, .russian], .spanish: [.german, .english, .portuguese],
    .german: [.english, .french, .italian, .portuguese, .russian, .spanish],
    .french: [.german, .english, .italian, .portuguese, .russian, .spanish],
    .italian: [.german, .english, .portuguese, .russian, .spanish], .portuguese: [.german, .english, .french, .spanish],
  ]

  private static func code(_ language: Language) -> String {
    switch language {
    case .english: "eng"
    case .spanish: "spa"
    case .russian: "rus"
    case .german: "deu"
    case .french: "fra"
    case .italian: "ita"
    case .portuguese: "por"
    }
  }
}

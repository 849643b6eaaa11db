import CoreModule

/// What is typed to find an action: words of its name in any order, or the first letters of them, as `bn` for “Back up now”.
struct ActionSearch {
  /// How near a name is to what was typed, the nearest first.
  enum Closeness: Int, Comparable {
    /// It is the name.
    case whole
    /// The name begins so.
    case beginning
    /// The text is in the name, from the beginning of a word on.
    case phrase
    /// The text is inside a word of the name.
    case part
    /// Words of the name begin with the typed words.
    case words
    /// The typed words are somewhere in the name.
    case parts
    /// The text has the first letters of successive words.
    case initials

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// A text by which an action is found.
  struct Name {
    fileprivate let text: String
    fileprivate let words: [String]

    init(_ text: String) {
      self.text = FoldedText(text).description
      words = self.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// Longer texts are no initials.
  private static let mostInitials = 12

  private let text: String
  private let words: [Substring]

  init(_ text: String) {
    self.text = FoldedText(text.trimmed).description
    words = self.text.split(separator: " ")
  }

  /// The best closeness of these names; `nil` when none is meant.
  func closeness(of names: [Name]) -> Closeness? { names.compactMap(closeness).min() }

  private func closeness(of name: Name) -> Closeness? {
    if name.text == text { return .whole }
    if name.text.hasPrefix(text) { return .beginning }
    if name.text.contains(" " + text) { return .phrase }
    if name.text.contains(text) { return .part }
    if begin(name.words) { return .words }
    if words.allSatisfy({ name.text.contains($0) }) { return .parts }
    guard let only = words.first, words.count == 1, (2...Self.mostInitials).contains(only.count), let first = name.words.first,
      only.first == first.first
    else { return nil }
    return Self.are(only, initialsOf: name.words[...]) ? .initials : nil
  }

  /// Whether each typed word begins another one of these.
  private func begin(_ names: [String]) -> Bool {
    var left = names
    // The longest first, so that “s” does not take the word that “set” needs.
    return words.sorted { $0.count > $1.count }.allSatisfy { word in
      guard let index = left.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
      left.remove(at: index)
      return true
    }
  }

  /// Whether `letters` are the beginnings of some of the words, in their order.
  private static func are(_ letters: Substring, initialsOf words: ArraySlice<String>) -> Bool {
    guard !letters.isEmpty else { return true }
    return words.indices.contains { index in
      let common = zip(letters, words[index]).prefix { $0 == $1 }.count
      return common > 0 && (1...common).reversed().contains { are(letters.dropFirst($0), initialsOf: words[(index + 1)...]) }
    }
  }
}

/// The root of a word, with the change that leads to it.
public struct Stem: Hashable, Sendable {
  /// The word in its grammar's spelling: letters in one case.
  public let word: String
  /// The root; the word itself when no rule matches.
  public let root: String
  /// The change; `nil` when the word is its own root.
  public let change: StemChange?

  /// Creates the stem of a word that is its own root.
  public init(unchanged word: String) {
    self.word = word
    root = word
    change = nil
  }

  /// Creates a stem from a root and the change that leads to it.
  public init(word: String, root: String, change: StemChange?) {
    self.word = word
    self.root = root
    self.change = change
  }

  /// Creates a stem from a root; the change is derived from the difference.
  public init(word: String, root: String) {
    let common = zip(word, root).prefix { $0 == $1 }.count
    let change = StemChange(suffix: String(word.dropFirst(common)), replacement: String(root.dropFirst(common)))
    self.init(word: word, root: root, change: word == root ? nil : change)
  }
}

/// The change at the end of a word.
public struct StemChange: Hashable, Sendable {
  /// The removed suffix.
  public let suffix: String
  /// The replacement, possibly empty.
  public let replacement: String
}

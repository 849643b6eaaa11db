/// The root of a word, and how the word came to it.
public struct Stem: Hashable, Sendable {
  /// The word as its grammar spells it: letters alone, all in one case.
  public let word: String
  /// Its root; the word itself where no rule fits it.
  public let root: String
  /// What was taken off and put on, or `nil` where the word is its own root.
  public let change: StemChange?

  /// A word that is its own root.
  public init(unchanged word: String) {
    self.word = word
    root = word
    change = nil
  }

  /// A word whose root is found by taking `change.suffix` off and putting `change.replacement` on.
  public init(word: String, root: String, change: StemChange?) {
    self.word = word
    self.root = root
    self.change = change
  }

  /// A word with a root that is known from elsewhere: the change is where they differ.
  public init(word: String, root: String) {
    let common = zip(word, root).prefix { $0 == $1 }.count
    let change = StemChange(suffix: String(word.dropFirst(common)), replacement: String(root.dropFirst(common)))
    self.init(word: word, root: root, change: word == root ? nil : change)
  }
}

/// What becomes of the end of a word.
public struct StemChange: Hashable, Sendable {
  /// What is taken off.
  public let suffix: String
  /// What is put on instead; may be empty.
  public let replacement: String

  /// A change from its parts.
  public init(suffix: String, replacement: String) {
    self.suffix = suffix
    self.replacement = replacement
  }
}

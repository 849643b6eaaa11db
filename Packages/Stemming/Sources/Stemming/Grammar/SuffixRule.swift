/// One rule of a grammar: a word that ends with `suffix` has a root that ends with `replacement` in its place.
public struct SuffixRule: Hashable, Sendable {
  /// What the word ends with, in capital letters; never empty.
  public let suffix: String
  /// What the root ends with instead; empty when the suffix is only taken off.
  public let replacement: String
  /// How many letters must stand before the suffix, from 0.
  public let minimumStem: Int

  /// A rule, in capital letters, or `nil` when the suffix is empty and would match every word.
  public init?(suffix: String, replacement: String, minimumStem: Int = 0) {
    guard !suffix.isEmpty else { return nil }
    self.init(replacing: suffix.uppercased(), with: replacement.uppercased(), minimumStem: minimumStem)
  }

  init(replacing suffix: String, with replacement: String, minimumStem: Int = 0) {
    self.suffix = suffix
    self.replacement = replacement
    self.minimumStem = minimumStem
  }

  /// The root of `word`, which is in capital letters, or `nil` when the rule does not fit it.
  ///
  /// Whole characters are compared. Of a word that is nothing but the suffix only the replacement is left.
  public func applied(to word: String) -> String? {
    // Not hasSuffix: the cut counts characters, so the comparison has to as well.
    let length = suffix.count
    guard word.suffix(length) == suffix else { return nil }
    let stem = word.dropLast(length)
    guard minimumStem == 0 || stem.count >= minimumStem else { return nil }
    return stem + replacement
  }
}

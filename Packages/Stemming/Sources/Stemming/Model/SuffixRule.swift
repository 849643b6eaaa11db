/// One rule of a grammar: a word that ends with `suffix` has a stem that ends with `replacement` in its place.
public struct SuffixRule: Hashable, Sendable {
  /// What the word ends with; never empty.
  public let suffix: String
  /// What the stem ends with instead; empty when the suffix is only taken off.
  public let replacement: String

  /// A rule, or `nil` when the suffix is empty and would match every word.
  public init?(suffix: String, replacement: String) {
    guard !suffix.isEmpty else { return nil }
    self.init(replacing: suffix, with: replacement)
  }

  private init(replacing suffix: String, with replacement: String) {
    self.suffix = suffix
    self.replacement = replacement
  }

  /// The stem of `word`, or `nil` when the word does not end with the suffix.
  ///
  /// Whole characters are compared, and case counts. A word that is nothing but the suffix leaves only the replacement.
  public func applied(to word: String) -> String? {
    // Not hasSuffix: the cut below counts characters, so the comparison has to as well.
    let length = suffix.count
    guard word.suffix(length) == suffix else { return nil }
    return word.dropLast(length) + replacement
  }

  /// The seven rules of the original grammar, longest suffix first: the first one that matches a word is the one to apply.
  public static let original = [
    SuffixRule(replacing: "PZL", with: "AZ"),
    SuffixRule(replacing: "EZL", with: "R"),
    SuffixRule(replacing: "EVM", with: ""),
    SuffixRule(replacing: "PZ", with: "A"),
    SuffixRule(replacing: "LZ", with: ""),
    SuffixRule(replacing: "ZQ", with: ""),
    SuffixRule(replacing: "L", with: ""),
  ]
}

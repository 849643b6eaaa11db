import Foundation

/// A rule that replaces the suffix of a word to get its root.
public struct SuffixRule: Hashable, Sendable {
  /// The suffix, in capital letters and Unicode normal form C; never empty.
  public let suffix: String
  /// The replacement, in the same spelling; possibly empty.
  public let replacement: String
  /// The minimum number of letters before the suffix.
  public let minimumStem: Int

  /// Creates a rule in that spelling; `nil` when the suffix is empty.
  public init?(suffix: String, replacement: String, minimumStem: Int = 0) {
    guard !suffix.isEmpty else { return nil }
    self.init(replacing: Self.spelled(suffix), with: Self.spelled(replacement), minimumStem: minimumStem)
  }

  static func spelled(_ text: String) -> String { text.uppercased().precomposedStringWithCanonicalMapping }

  init(replacing suffix: String, with replacement: String, minimumStem: Int = 0) {
    self.suffix = suffix
    self.replacement = replacement
    self.minimumStem = minimumStem
  }

  /// The root of `word`, which is in capital letters; `nil` when the rule does not apply.
  ///
  /// Whole characters are compared. A word that equals the suffix becomes the replacement.
  public func applied(to word: String) -> String? {
    // Not `hasSuffix`: characters are removed, so characters must be compared.
    let length = suffix.count
    guard word.suffix(length) == suffix else { return nil }
    let stem = word.dropLast(length)
    guard minimumStem == 0 || stem.count >= minimumStem else { return nil }
    return stem + replacement
  }
}

import Foundation

/// How the key of a word is written in an index.
enum DictOrgKey {
  /// The keys under which `text` may stand: in small letters, as it is or without all that is neither letter, digit nor space. Which of both
  /// an index has, depends on how it was made.
  static func keys(of text: String) -> [[UInt8]] {
    let small = text.precomposedStringWithCanonicalMapping.lowercased()
    var bare = String.UnicodeScalarView()
    for scalar in small.unicodeScalars where isKept(scalar) { bare.append(scalar) }
    let first = Array(small.utf8)
    let second = Array(String(bare).utf8)
    return first == second || second.isEmpty ? [first] : [first, second]
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
}

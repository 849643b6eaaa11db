import Foundation

/// Makes index keys of words.
enum DictOrgKey {
  /// The possible keys of `text`: in lower case, with all characters or only letters, digits and spaces, depending on how the index was
  /// made.
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

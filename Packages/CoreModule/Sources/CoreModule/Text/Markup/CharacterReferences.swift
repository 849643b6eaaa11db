/// Character references of markup: `&amp;`, `&#233;`, `&#xE9;`.
public enum CharacterReferences {
  /// Replaces each reference once; unknown ones stay unchanged.
  public static func resolved(in text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    var rest = text
    // Bytes instead of characters, because a combining mark after the semicolon forms one character with it.
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<sign]
      let following = rest[rest.utf8.index(after: sign)...]
      if let end = following.utf8.prefix(longest).firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(following[..<end]) {
        result.unicodeScalars.append(scalar)
        rest = following[following.utf8.index(after: end)...]
      } else {
        result += "&"
        rest = following
      }
    }
    return result + rest
  }

  /// Replaces `&`, `<` and `>` by references.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The maximum length of a reference in bytes.
  private static let longest = 12

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return NamedReferences.scalars[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return (isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)).flatMap(Unicode.Scalar.init)
  }
}

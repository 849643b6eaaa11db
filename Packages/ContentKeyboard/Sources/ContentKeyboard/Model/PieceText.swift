/// A piece with placeholders: `{name}` stands for a value that the press supplies.
///
/// A name begins with a letter and has letters, digits, `_` and `-`. `{{` is an escaped brace; a brace that does not begin a placeholder is
/// plain text.
public struct PieceText: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }

  private let parts: [Part]

  /// Parses a piece.
  public init(_ piece: String) {
    guard piece.utf8.contains(UInt8(ascii: "{")) else {
      parts = [.text(piece)]
      return
    }
    var parts: [Part] = []
    var text = String.UnicodeScalarView()
    var rest = piece.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "{" else {
        text.append(scalar)
        continue
      }
      if rest.first == "{" {
        rest.removeFirst()
        text.append("{")
      } else if let name = Self.name(rest) {
        parts += [.text(String(text)), .placeholder(name)]
        text = String.UnicodeScalarView()
        rest = rest.dropFirst(name.unicodeScalars.count + 1)
      } else {
        text.append("{")
      }
    }
    self.parts = parts + [.text(String(text))]
  }

  /// The names of the placeholders, each once, in order.
  public var placeholders: [String] {
    parts.reduce(into: []) { names, part in
      if case .placeholder(let name) = part, !names.contains(name) { names.append(name) }
    }
  }

  /// The text with its placeholders replaced; those without a value are kept.
  public func filled(_ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  /// Whether `text` is a valid name of a placeholder.
  public static func isName(_ text: String) -> Bool { name((text + "}").unicodeScalars[...]) == text }

  /// The name at the start of `rest`, if a closing brace follows.
  private static func name(_ rest: Substring.UnicodeScalarView) -> String? {
    let name = rest.prefix { isLetter($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" }
    guard let first = name.first, isLetter(first), rest[name.endIndex...].first == "}" else { return nil }
    return String(name)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
}

/// The text of a field that is written in HTML.
struct PlainText {
  /// The text without tags; breaks and blocks begin a new line.
  let text: String

  init(html: String) {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "[") }) else {
      text = html
      return
    }
    var text = ""
    var rest = html[...]
    // Behind the last ones nothing is looked for again and again.
    let lastEnd = html.lastIndex(of: ">") ?? html.startIndex
    let lastBracket = html.lastIndex(of: "]") ?? html.startIndex
    while let character = rest.first {
      if character == "<", rest.startIndex < lastEnd, let end = rest.firstIndex(of: ">") {
        let name = rest[rest.index(after: rest.startIndex)..<end].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if Self.blocks.contains(name) { text += "\n" }
        rest = rest[rest.index(after: end)...]
      } else if character == "&", let (decoded, end) = Self.entity(rest) {
        text += decoded
        rest = rest[end...]
      } else if character == "[", rest.startIndex < lastBracket, rest.hasPrefix("[sound:"), let end = rest.firstIndex(of: "]") {
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    self.text = text
  }

  private static let blocks: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "hr"]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "#39": "'"]

  /// What the entity at the beginning of `text` stands for, and where it ends.
  static func entity(_ text: Substring) -> (String, Substring.Index)? {
    // By scalars: a mark behind the semicolon is combined with what the entity stands for.
    let scalars = text.unicodeScalars
    guard let semicolon = scalars.prefix(12).firstIndex(of: ";") else { return nil }
    let name = String(scalars[scalars.index(after: scalars.startIndex)..<semicolon])
    let end = scalars.index(after: semicolon)
    if let known = entities[name] { return (known, end) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value = digits.first?.lowercased() == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
    return (String(Character(scalar)), end)
  }
}

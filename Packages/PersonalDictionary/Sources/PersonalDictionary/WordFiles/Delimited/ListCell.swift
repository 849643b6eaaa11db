import CoreModule

/// Several texts in one cell, one per line or separated by semicolons.
enum ListCell {
  /// The texts of a cell. Semicolons in brackets do not separate.
  static func texts(_ cell: String) -> [String] {
    guard cell.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }) else { return [cell.trimmed].filter { !$0.isEmpty } }
    if cell.utf8.contains(0x0A) || cell.utf8.contains(0x0D) {
      return cell.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
    }
    var texts: [String] = []
    var text = ""
    var depth = 0
    for character in cell {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ";" where depth <= 0:
        texts.append(text.trimmed)
        text = ""
        continue
      default: break
      }
      text.append(character)
    }
    return (texts + [text.trimmed]).filter { !$0.isEmpty }
  }

  /// The tags of a cell, which may also be separated by commas.
  static func tags(_ cell: String) -> [String] {
    let texts = texts(cell)
    guard texts.count == 1, !cell.utf8.contains(0x0A) else { return texts }
    return texts[0].split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// A cell from which ``texts(_:)`` or ``tags(_:)`` read the same texts.
  static func cell(_ texts: [String], isTags: Bool = false) -> String {
    let plain = texts.joined(separator: "; ")
    return (isTags ? tags(plain) : self.texts(plain)) == texts ? plain : texts.map { $0 + "\n" }.joined()
  }
}

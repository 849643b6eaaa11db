import CoreModule

/// Writes boards as JSON that ``BoardReader`` reads.
public enum BoardText {
  /// The board as JSON that people can edit, one piece per line.
  public static func document(_ board: Board) -> String {
    var text = "{\"content\":["
    for (index, button) in board.buttons.enumerated() {
      text += index == 0 ? "\n  {\"id\":" : ",\n  {\"id\":"
      JSON.write(button.id, to: &text)
      text += ",\"displayText\":"
      JSON.write(button.caption, to: &text)
      text += ",\"content\":["
      for (place, piece) in button.pieces.enumerated() {
        text += place == 0 ? "\n    " : ",\n    "
        JSON.write(piece, to: &text)
      }
      text += "]}"
    }
    return text + (board.buttons.isEmpty ? "]}\n" : "\n]}\n")
  }

  /// Texts as a JSON list on one line, as stores save the pieces of a button.
  public static func list(_ texts: [String]) -> String { JSON(texts).text }

  /// Parses what ``list(_:)`` wrote; `nil` for anything else.
  public static func texts(_ list: String) -> [String]? {
    var reader = JSONReader(Array(list.utf8))
    var texts: [String] = []
    do throws(JSONReader.Fault) {
      try reader.elements { reader throws(JSONReader.Fault) in texts.append(try reader.string()) }
      try reader.end()
      return texts
    } catch { return nil }
  }
}

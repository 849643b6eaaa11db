/// Writes boards as JSON that ``BoardReader`` reads.
public enum BoardText {
  /// The board as a document that a person can edit: a piece a line.
  public static func document(_ board: Board) -> String {
    var bytes = Array("{\"content\":[".utf8)
    for (index, button) in board.buttons.enumerated() {
      bytes += Array((index == 0 ? "\n  {\"id\":" : ",\n  {\"id\":").utf8)
      JSONText.append(button.id, to: &bytes)
      bytes += Array(",\"displayText\":".utf8)
      JSONText.append(button.caption, to: &bytes)
      bytes += Array(",\"content\":[".utf8)
      for (place, piece) in button.pieces.enumerated() {
        bytes += Array((place == 0 ? "\n    " : ",\n    ").utf8)
        JSONText.append(piece, to: &bytes)
      }
      bytes += Array("]}".utf8)
    }
    bytes += Array((board.buttons.isEmpty ? "]}\n" : "\n]}\n").utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Texts as a JSON list on one line: how a store keeps the pieces of a button.
  public static func list(_ texts: [String]) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    bytes.reserveCapacity(texts.reduce(2) { $0 + $1.utf8.count + 3 })
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The texts of a list that ``list(_:)`` wrote; `nil` when it did not.
  public static func texts(_ list: String) -> [String]? {
    var text = JSONText(Array(list.utf8))
    var texts: [String] = []
    do throws(JSONText.Fault) {
      try text.elements(UInt8(ascii: "["), UInt8(ascii: "]")) { text throws(JSONText.Fault) in texts.append(try text.string()) }
    } catch { return nil }
    return text.next() == nil ? texts : nil
  }
}

import CoreModule

/// Writes boards as JSON that ``BoardReader`` reads.
public enum BoardText {
  /// The board as a document that a person can edit: a piece a line.
  public static func document(_ board: Board) -> String {
    var bytes = Array("{\"content\":[".utf8)
    for (index, button) in board.buttons.enumerated() {
      bytes += Array((index == 0 ? "\n  {\"id\":" : ",\n  {\"id\":").utf8)
      append(button.id, to: &bytes)
      bytes += Array(",\"displayText\":".utf8)
      append(button.caption, to: &bytes)
      bytes += Array(",\"content\":[".utf8)
      for (place, piece) in button.pieces.enumerated() {
        bytes += Array((place == 0 ? "\n    " : ",\n    ").utf8)
        append(piece, to: &bytes)
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
      append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The texts of a list that ``list(_:)`` wrote; `nil` when it did not.
  public static func texts(_ list: String) -> [String]? {
    var reader = JSONReader(Array(list.utf8))
    var texts: [String] = []
    do throws(JSONReader.Fault) {
      try reader.elements { reader throws(JSONReader.Fault) in texts.append(try reader.string()) }
    } catch { return nil }
    reader.space()
    return reader.next == nil ? texts : nil
  }

  /// Writes a text as a JSON string.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { append(byte, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0x00...0x1F, 0x7F: bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
    default: bytes.append(byte)
    }
  }
}

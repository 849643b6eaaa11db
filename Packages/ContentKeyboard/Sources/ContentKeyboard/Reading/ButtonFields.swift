import CoreModule

/// The fields of one button, as they are read.
struct ButtonFields {
  private var id: String?
  private var caption: String?
  private var pieces: [String]?
  private var seen: [String] = []
  private var faults: [BoardFault.Kind] = []

  private static let names = ["id", "displayText", "content"]

  /// Everything that is wrong with the button.
  var allFaults: [BoardFault.Kind] {
    Self.names.filter { !seen.contains($0) }.map { .missing(field: $0) } + faults
  }

  var button: BoardButton? {
    guard let id, let caption, let pieces else { return nil }
    return BoardButton(id: id, caption: caption, pieces: pieces)
  }

  /// Reads the value of the member `name`.
  mutating func read(_ name: String, _ text: inout JSONText) throws(JSONText.Fault) {
    guard Self.names.contains(name) else { return try text.skipValue(depth: 3) }
    if seen.contains(name) { faults.append(.repeated(field: name)) }
    seen.append(name)
    switch name {
    case "id":
      id = try string(name, &text)
      if let id, id.allSatisfy(\.isWhitespace) { faults.append(.blank(field: name)) }
    case "displayText": caption = try string(name, &text)
    default: pieces = try strings(name, &text)
    }
  }

  private mutating func string(_ field: String, _ text: inout JSONText) throws(JSONText.Fault) -> String? {
    guard text.next() == UInt8(ascii: "\"") else {
      faults.append(text.next() == UInt8(ascii: "n") ? .null(field: field) : .notAText(field: field))
      try text.skipValue(depth: 3)
      return nil
    }
    let string = try text.string()
    if text.hadLoneSurrogate { faults.append(.loneSurrogate(field: field)) }
    if string.utf8.count > UserText.maximumBytes { faults.append(.tooLong(field: field, bytes: string.utf8.count)) }
    return string
  }

  private mutating func strings(_ field: String, _ text: inout JSONText) throws(JSONText.Fault) -> [String]? {
    guard text.next() == UInt8(ascii: "[") else {
      faults.append(text.next() == UInt8(ascii: "n") ? .null(field: field) : .notAList(field: field))
      try text.skipValue(depth: 3)
      return nil
    }
    var pieces: [String] = []
    var count = 0
    var fields = self
    try text.elements(UInt8(ascii: "["), UInt8(ascii: "]")) { text throws(JSONText.Fault) in
      count += 1
      // What is too much is not kept, however much it is.
      guard count <= Board.mostPieces else { return try text.skipValue(depth: 4) }
      if let piece = try fields.string("content \(count)", &text) { pieces.append(piece) }
    }
    faults = fields.faults
    if count == 0 { faults.append(.noPieces) }
    if count > Board.mostPieces { faults.append(.tooManyPieces) }
    return pieces
  }
}

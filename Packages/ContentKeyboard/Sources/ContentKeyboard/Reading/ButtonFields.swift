import CoreModule

/// Collects the fields of one button and their faults.
struct ButtonFields {
  /// The id; `nil` when it is missing or blank.
  private(set) var id: String?
  private var caption: String?
  private var pieces: [String]?
  private var seen: [String] = []
  private var faults: [BoardFault.Kind] = []

  private static let names = ["id", "displayText", "content"]

  /// All faults of the button.
  var allFaults: [BoardFault.Kind] {
    Self.names.filter { !seen.contains($0) }.map { .missing(field: $0) } + faults
  }

  var button: BoardButton? {
    guard let id, let caption, let pieces else { return nil }
    return BoardButton(id: id, caption: caption, pieces: pieces)
  }

  /// Reads the value of a member.
  mutating func read(_ name: String, _ text: inout JSONReader) throws(JSONReader.Fault) {
    guard Self.names.contains(name) else { return try text.skipValue(depth: 3) }
    if seen.contains(name) { faults.append(.repeated(field: name)) }
    seen.append(name)
    switch name {
    case "id":
      id = try string(name, &text)
      if let text = id, text.isBlank {
        faults.append(.blank(field: name))
        id = nil
      }
    case "displayText":
      caption = try string(name, &text)
      // An empty caption shows the id; white space would show nothing.
      if let caption, !caption.isEmpty, caption.isBlank { faults.append(.blank(field: name)) }
    default: pieces = try strings(name, &text)
    }
  }

  private mutating func string(_ field: String, _ text: inout JSONReader) throws(JSONReader.Fault) -> String? {
    guard text.next == UInt8(ascii: "\"") else {
      faults.append(text.next == UInt8(ascii: "n") ? .null(field: field) : .notAText(field: field))
      try text.skipValue(depth: 3)
      return nil
    }
    text.flaws = []
    let string = try text.string()
    if text.flaws.contains(.loneSurrogate) {
      faults.append(.loneSurrogate(field: field))
      return nil
    }
    if string.utf8.count > UserText.maximumBytes { faults.append(.tooLong(field: field, bytes: string.utf8.count)) }
    return string
  }

  private mutating func strings(_ field: String, _ text: inout JSONReader) throws(JSONReader.Fault) -> [String]? {
    guard text.next == UInt8(ascii: "[") else {
      faults.append(text.next == UInt8(ascii: "n") ? .null(field: field) : .notAList(field: field))
      try text.skipValue(depth: 3)
      return nil
    }
    var pieces: [String] = []
    var count = 0
    var fields = self
    try text.elements { text throws(JSONReader.Fault) in
      count += 1
      // Skipped, so that a huge list does not fill the memory.
      guard count <= Board.maximumPieces else { return try text.skipValue(depth: 4) }
      if let piece = try fields.string("content \(count)", &text) { pieces.append(piece) }
    }
    faults = fields.faults
    if count == 0 { faults.append(.noPieces) }
    // Single empty pieces are allowed; a button with only empty pieces is not.
    if count > 0, pieces.count == count, pieces.allSatisfy(\.isEmpty) { faults.append(.blank(field: field)) }
    if count > Board.maximumPieces { faults.append(.tooManyPieces) }
    return pieces
  }
}

import CoreModule

/// The fields of one button, as they are read.
struct ButtonFields {
  /// The id; `nil` where there is none that another button could have.
  private(set) var id: String?
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
  mutating func read(_ name: String, _ text: inout JSONReader) throws(JSONReader.Fault) {
    guard Self.names.contains(name) else { return try text.skipValue(depth: 3) }
    if seen.contains(name) { faults.append(.repeated(field: name)) }
    seen.append(name)
    switch name {
    case "id":
      id = try string(name, &text)
      if let text = id, text.allSatisfy(\.isWhitespace) {
        faults.append(.blank(field: name))
        id = nil
      }
    case "displayText":
      caption = try string(name, &text)
      // Without a caption the id stands on the button; white space would hide it.
      if let caption, !caption.isEmpty, caption.allSatisfy(\.isWhitespace) { faults.append(.blank(field: name)) }
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
      // What is too much is not kept, however much it is.
      guard count <= Board.mostPieces else { return try text.skipValue(depth: 4) }
      if let piece = try fields.string("content \(count)", &text) { pieces.append(piece) }
    }
    faults = fields.faults
    if count == 0 { faults.append(.noPieces) }
    // An empty piece among others is a pause that a service may well send; a button of nothing else is an empty button.
    if count > 0, pieces.count == count, pieces.allSatisfy(\.isEmpty) { faults.append(.blank(field: field)) }
    if count > Board.mostPieces { faults.append(.tooManyPieces) }
    return pieces
  }
}

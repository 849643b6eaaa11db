import CoreModule

/// Reads a board from the JSON that its service sends: `{"content":[{"id":"…","displayText":"…","content":["…"]}]}`.
///
/// Other members are ignored. All faults are reported, each with the line on which its button begins. A missing caption and single empty
/// pieces are allowed.
public struct BoardReader: Sendable {
  private var text: JSONReader
  private var buttons: [BoardButton] = []
  private var faults: [BoardFault] = []
  private var lines: [String: Int] = [:]
  private var counted = (position: 0, line: 1)

  /// The maximum size of a text, in bytes.
  public static let maximumBytes = 256 << 20

  static let maximumFaults = 1000

  private init(_ bytes: [UInt8]) { text = JSONReader(document: bytes) }

  /// Parses a board.
  ///
  /// - Throws: ``BoardFaults`` with all faults, at most 1000 and a syntax error.
  public static func board(_ bytes: [UInt8]) throws(BoardFaults) -> Board {
    if let line = UTF8Lines.firstInvalid(in: bytes) { throw BoardFaults([BoardFault(line: line, .notUTF8)]) }
    var reader = BoardReader(bytes)
    do throws(JSONReader.Fault) { try reader.read() } catch { reader.fail(at: error.position) }
    guard reader.faults.isEmpty else { throw BoardFaults(reader.faults) }
    return Board(reader.buttons)
  }

  private mutating func read() throws(JSONReader.Fault) {
    text.space()
    guard text.next != nil else {
      faults.append(BoardFault(line: 1, .empty))
      return
    }
    let start = text.position
    var hasContent = false
    var message: String?
    if text.next == UInt8(ascii: "{") {
      var inner = self
      var count = 0
      try text.members { text, name throws(JSONReader.Fault) in
        if name == "content", text.next == UInt8(ascii: "[") {
          count += 1
          inner.text = text
          try inner.readButtons()
          text.position = inner.text.position
        } else if name == "error", text.next == UInt8(ascii: "\"") {
          message = try text.string()
        } else {
          try text.skipValue(depth: 1)
        }
      }
      hasContent = count > 0
      (buttons, faults, lines, counted) = (inner.buttons, inner.faults, inner.lines, inner.counted)
      if count > 1 { faults.append(BoardFault(line: line(at: start), .repeated(field: "content"))) }
    } else {
      try text.skipValue()
    }
    if !hasContent { faults.append(BoardFault(line: line(at: start), .noBoard(message: message))) }
    try text.end()
  }

  private mutating func readButtons() throws(JSONReader.Fault) {
    var number = 0
    var inner = self
    try text.elements { text throws(JSONReader.Fault) in
      number += 1
      inner.text.position = text.position
      try inner.readButton(number)
      text.position = inner.text.position
    }
    (buttons, faults, lines, counted) = (inner.buttons, inner.faults, inner.lines, inner.counted)
  }

  private mutating func readButton(_ number: Int) throws(JSONReader.Fault) {
    guard number <= Board.maximumButtons else {
      if number == Board.maximumButtons + 1 { fail(at: text.position, number, .tooManyButtons) }
      return try text.skipValue(depth: 2)
    }
    let start = text.position
    guard text.next == UInt8(ascii: "{") else {
      try text.skipValue(depth: 2)
      return fail(at: start, number, .notAnObject)
    }
    var fields = ButtonFields()
    try text.members { text, name throws(JSONReader.Fault) in try fields.read(name, &text) }
    for kind in fields.allFaults { fail(at: start, number, kind) }
    guard let id = fields.id else { return }
    let line = line(at: start)
    if let other = lines[id] { return fail(at: start, number, .idTaken(id: id, line: other)) }
    lines[id] = line
    if fields.allFaults.isEmpty, let button = fields.button { buttons.append(button) }
  }

  private mutating func fail(at position: Int, _ button: Int, _ kind: BoardFault.Kind) {
    guard faults.count < Self.maximumFaults else { return }
    faults.append(BoardFault(line: line(at: position), button: button, kind))
  }

  /// Adds a syntax error to the faults of the buttons before it.
  private mutating func fail(at position: Int) {
    faults.append(BoardFault(line: line(at: position), .notJSON(column: text.column(at: position))))
  }

  private mutating func line(at position: Int) -> Int {
    if position < counted.position { counted = (0, 1) }
    let passed = text.bytes[counted.position..<position]
    counted.line += passed.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    counted.position = position
    return counted.line
  }
}

/// Where the keys of a TOML document stand, which the library does not tell.
///
/// Reads any text without complaint; what it finds is right where the text is TOML.
struct TOMLKeyLines {
  /// A key with all that it belongs to, such as `rules`, `ING`. The tables of a list are numbered: `rule`, `0`, `suffix`.
  struct Key: Equatable {
    let path: [String]
    let line: Int
    /// Where its value stands, as offsets in UTF-8; of the header of a table, where that stands.
    let place: Range<Int>
    /// Whether it is the header of a table.
    var isTable = false
    /// Whether the same key stands on an earlier line.
    var isRepeated = false
  }

  private(set) var keys: [Key] = []
  /// Where the text ceases to be TOML that the library can be given; `nil` where that is for the library to say.
  var refusal: TOMLKeyReader.Refusal? { reader.refusal }
  private var reader: TOMLKeyReader
  private var table: [String] = []
  private var listCounts: [[String]: Int] = [:]
  private var seen: Set<[String]> = []

  init(_ text: String) {
    reader = TOMLKeyReader(text)
    while reader.skipToExpression() { readExpression() }
  }

  /// The line of the first key that is `path`, or belongs to it.
  func line(of path: [String]) -> Int { keys.first { $0.path.starts(with: path) }?.line ?? 1 }

  private mutating func readExpression() {
    let (start, line) = (reader.position, reader.line)
    guard !reader.take("[") else { return readHeader(from: start, line: line) }
    let key = reader.key()
    guard reader.take("=") else { return reader.refuse(at: reader.position) }
    let path = table + key
    keys.append(Key(path: path, line: line, place: reader.value(), isRepeated: !seen.insert(path).inserted))
  }

  private mutating func readHeader(from start: Int, line: Int) {
    let isList = reader.take("[")
    table = reader.key()
    guard reader.take("]"), !isList || reader.take("]") else { return reader.refuse(at: reader.position) }
    if isList {
      let number = listCounts[table, default: 0]
      listCounts[table] = number + 1
      table.append(String(number))
    }
    keys.append(Key(path: table, line: line, place: start..<reader.position, isTable: true))
    reader.endLine()
  }
}

/// The positions of the keys in a TOML document, which the library does not provide.
///
/// Accepts any text; the positions are right where the text is valid TOML.
struct TOMLKeyLines {
  /// The full path of a key, such as `rules`, `ING`. The tables of an array are numbered: `rule`, `0`, `suffix`.
  struct Key: Equatable {
    let path: [String]
    let line: Int
    /// The UTF-8 offsets of the value, or of a table's header.
    let place: Range<Int>
    var isTable = false
    var isRepeated = false
  }

  private(set) var keys: [Key] = []
  /// The first place that would crash the library; `nil` when it can parse the whole text.
  var refusal: TOMLKeyReader.Refusal? { reader.refusal }
  private var reader: TOMLKeyReader
  private var table: [String] = []
  private var listCounts: [[String]: Int] = [:]
  private var seen: Set<[String]> = []

  init(_ text: String) {
    reader = TOMLKeyReader(text)
    while reader.skipToExpression() { readExpression() }
  }

  /// The line of the first key that starts with `path`.
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

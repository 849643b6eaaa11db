/// Where the keys of a TOML document stand, which the library does not tell.
///
/// Reads any text without complaint; what it finds is right where the text is TOML.
struct TOMLKeyLines {
  /// A key with all that it belongs to, such as `rules`, `ING`. The tables of a list are numbered: `rule`, `0`, `suffix`.
  struct Key: Equatable {
    let path: [String]
    let line: Int
    /// Whether the same key stands on an earlier line.
    var isRepeated = false
  }

  private(set) var keys: [Key] = []
  /// Where the first table begins behind whose bracket no name can stand, as an offset in UTF-8, and where the name should be.
  private(set) var namelessHeader: (offset: Int, line: Int, column: Int)?
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
    if reader.take("[") {
      let isList = reader.take("[")
      if namelessHeader == nil, reader.isNameless() { namelessHeader = (start, reader.line, reader.column) }
      table = reader.key()
      if isList {
        let number = listCounts[table, default: 0]
        listCounts[table] = number + 1
        table.append(String(number))
      }
      keys.append(Key(path: table, line: line))
      reader.skipLine()
    } else {
      let key = reader.key()
      guard !key.isEmpty else { return reader.skipLine() }
      let path = table + key
      keys.append(Key(path: path, line: line, isRepeated: !seen.insert(path).inserted))
      if reader.take("=") { reader.skipValue() } else { reader.skipLine() }
    }
  }
}

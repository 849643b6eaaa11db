import TOMLKit

/// The position of the first syntax error; both are counted from 1.
struct TOMLSyntaxError: Error, Equatable {
  let line: Int
  let column: Int
}

/// Parses TOML with the library.
enum TOMLDocument {
  static func table(of text: String) throws(TOMLSyntaxError) -> TOMLTable {
    // The library crashes on some invalid texts, so the text is cut before such a place.
    let refusal = TOMLKeyLines(text).refusal
    let readable = refusal.map { String(decoding: text.utf8.prefix($0.offset), as: UTF8.self) } ?? text
    let table: TOMLTable
    do { table = try TOMLTable(string: readable) } catch {
      let place = (error as? TOMLParseError)?.source.begin
      throw TOMLSyntaxError(line: place.map { Int($0.line) } ?? 1, column: place.map { Int($0.column) } ?? 1)
    }
    if let refusal { throw TOMLSyntaxError(line: refusal.line, column: refusal.column) }
    return table
  }
}

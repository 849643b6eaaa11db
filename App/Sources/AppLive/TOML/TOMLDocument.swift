import TOMLKit

/// Where a text ceases to be TOML; both are counted from 1.
struct TOMLSyntaxError: Error, Equatable {
  let line: Int
  let column: Int
}

/// Texts in TOML, as the library reads them.
enum TOMLDocument {
  static func table(of text: String) throws(TOMLSyntaxError) -> TOMLTable {
    // The library ends the program at some texts that are no TOML, and is given only what stands before such a place.
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

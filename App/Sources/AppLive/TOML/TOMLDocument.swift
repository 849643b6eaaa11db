import TOMLKit

/// Where a text ceases to be TOML; both are counted from 1.
struct TOMLSyntaxError: Error, Equatable {
  let line: Int
  let column: Int
}

/// Texts in TOML, as the library reads them.
enum TOMLDocument {
  static func table(of text: String) throws(TOMLSyntaxError) -> TOMLTable {
    // The library ends the program at a header without a name, which is therefore kept from it.
    let nameless = TOMLKeyLines(text).namelessHeader
    let readable = nameless.map { String(decoding: text.utf8.prefix($0.offset), as: UTF8.self) } ?? text
    let table: TOMLTable
    do { table = try TOMLTable(string: readable) } catch {
      let place = (error as? TOMLParseError)?.source.begin
      throw TOMLSyntaxError(line: place.map { Int($0.line) } ?? 1, column: place.map { Int($0.column) } ?? 1)
    }
    if let nameless { throw TOMLSyntaxError(line: nameless.line, column: nameless.column) }
    return table
  }
}

import CoreModule
import Stemming
import TOMLKit

/// Reads grammars in TOML, in any of these forms:
///
///     minimum_stem = 2
///     [rules]
///     IES = "Y"
///     S = { replacement = "", minimum_stem = 3 }
///
///     [[rule]]
///     suffix = "ING"
///     replacement = ""
struct TOMLRuleFileReader: RuleFileReader {
  func rules(in text: String) throws(RuleSyntaxError) -> RuleFile {
    var lines = text.lines.map(String.init)
    let keys = TOMLKeyLines(text)
    var repeated: [TOMLKeyLines.Key] = []
    while true {
      do {
        var file = TOMLRules(try TOMLTable(string: lines.joined(separator: "\n")), keys).file
        // To TOML itself a repeated key is an error, and the first one would hide the others.
        file.entries += repeated.compactMap { $0.path.last.map { [line = $0.line] in RuleEntry(line: line, suffix: $0, replacement: "") } }
        return file
      } catch {
        let place = (error as? TOMLParseError)?.source.begin
        let line = place.map(\.line) ?? 1
        guard let key = keys.keys.first(where: { $0.line == line && $0.isRepeated }), lines[line - 1] != "" else {
          throw RuleSyntaxError(line: line, column: place.map(\.column) ?? 1)
        }
        repeated.append(key)
        lines[line - 1] = ""
      }
    }
  }
}

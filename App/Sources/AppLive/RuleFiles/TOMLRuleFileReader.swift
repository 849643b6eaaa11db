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
      do throws(TOMLSyntaxError) {
        var file = TOMLRules(try TOMLDocument.table(of: lines.joined(separator: "\n")), keys).file
        // TOML forbids repeated keys, and the library reports only the first; here each is reported.
        file.entries += repeated.compactMap { $0.path.last.map { [line = $0.line] in RuleEntry(line: line, suffix: $0, replacement: "") } }
        return file
      } catch {
        guard let key = keys.keys.first(where: { $0.line == error.line && $0.isRepeated }), lines[error.line - 1] != "" else {
          throw RuleSyntaxError(line: error.line, column: error.column)
        }
        repeated.append(key)
        lines[error.line - 1] = ""
      }
    }
  }
}

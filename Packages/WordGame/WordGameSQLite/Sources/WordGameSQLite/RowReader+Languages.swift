import CoreModule
import CoreModuleSQLite
import WordGame

extension RowReader {
  /// The two languages, or `nil` for unknown ones.
  mutating func languages() throws -> LanguagePair? {
    let (from, to) = (try text(), try text())
    return from.isEmpty && to.isEmpty ? nil : LanguagePair(from: from, to: to)
  }
}

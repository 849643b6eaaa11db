import CoreModule
import CorePresentation
import TerminalKit

/// A result that is too large for memory: written while it is produced, and the same in every format.
protocol StreamedResult {
  /// - Returns: A problem that occurred while writing.
  func write(to streams: Streams) throws(Streams.Failure) -> Problem?
}

/// A text that is itself the result, such as a help page or a script.
struct PageDocument: Document {
  let name: String
  let page: String

  func json(_ localTime: LocalTime) -> JSON { .object([(name, .string(page))]) }
  var plain: [[String]] { page.split(separator: "\n", omittingEmptySubsequences: false).map { [String($0)] } }
  func text(_ style: TextStyle) -> String { page }
}

extension [[String]] {
  /// One line for each record, with fields separated by tabs; backslashes, tabs and line breaks are escaped.
  var records: String {
    var text = ""
    for record in self {
      for (place, field) in record.enumerated() { text += (place > 0 ? "\t" : "") + field.escapedField }
      text += "\n"
    }
    return text
  }
}

extension String {
  fileprivate var escapedField: String {
    // Most have nothing to escape, and a search for texts would be slow.
    guard utf8.contains(where: { $0 == 0x5C || $0 == 0x09 || $0 == 0x0A }) else { return self }
    return String(decoding: utf8.flatMap { Self.escapes[$0] ?? [$0] }, as: UTF8.self)
  }

  private static let escapes: [UInt8: [UInt8]] = [0x5C: Array("\\\\".utf8), 0x09: Array("\\t".utf8), 0x0A: Array("\\n".utf8)]
}

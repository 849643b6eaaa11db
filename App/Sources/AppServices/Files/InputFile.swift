package import CoreModule
package import CorePresentation
import Presentation

/// A file that was read as a whole.
package struct InputFile {
  package let bytes: [UInt8]
  /// The name for messages.
  package let name: LocalizedText

  package init(bytes: [UInt8], name: LocalizedText) { (self.bytes, self.name) = (bytes, name) }

  private var content: ArraySlice<UInt8> { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] }

  /// The text with invalid lines emptied, and the numbers of these lines.
  func readableText() -> (text: String, unreadable: [Int]) {
    if let text = String(validating: content, as: UTF8.self) { return (text, []) }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(validating: $0, as: UTF8.self) }
    return (lines.map { $0 ?? "" }.joined(separator: "\n"), lines.indices.filter { lines[$0] == nil }.map { $0 + 1 })
  }

  /// The text without a byte order mark.
  package func text() throws(Problem) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .notUTF8(name, line: line + 1)
  }
}

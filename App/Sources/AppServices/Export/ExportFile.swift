package import CoreModule
package import CorePresentation
import Presentation

/// Reads an export file: checks its header and finds its sections.
package struct ExportFile {
  /// The value of `format` in the header.
  package static let format = "glot"
  /// The version that is written, and the newest that can be read.
  package static let version = 1

  /// The offset of each section's value, in the order of the file.
  package let sections: [(name: String, position: Int)]
  private let bytes: [UInt8]

  /// - Parameter name: What messages call the file.
  package init(_ bytes: [UInt8], named name: LocalizedText) throws(Problem) {
    self.bytes = bytes
    if let line = UTF8Lines.firstInvalid(in: bytes) { throw .notUTF8(name, line: line) }
    var reader = JSONReader(document: bytes)
    let members: [(name: String, position: Int)]
    do throws(JSONReader.Fault) { members = try Self.members(&reader) } catch { throw .notJSON(name, error, in: bytes) }
    try Self.check(members, in: bytes, named: name)
    sections = members.filter { !Self.header.contains($0.name) }
  }

  package func reader(at position: Int) -> JSONReader { JSONReader(bytes, at: position) }

  private static let header: Set = ["format", "version", "exported"]

  /// Finds the members of the document. Also validates the whole JSON text.
  private static func members(_ reader: inout JSONReader) throws(JSONReader.Fault) -> [(name: String, position: Int)] {
    var members: [(name: String, position: Int)] = []
    reader.space()
    if reader.next == UInt8(ascii: "{") {
      try reader.members { reader, name throws(JSONReader.Fault) in
        members.append((name, reader.position))
        try reader.skipValue(depth: 1)
      }
    } else {
      try reader.skipValue()
    }
    try reader.end()
    return members
  }

  private static func check(_ members: [(name: String, position: Int)], in bytes: [UInt8], named name: LocalizedText) throws(Problem) {
    var seen: Set<String> = []
    let repeated = members.first { !seen.insert($0.name).inserted }
    let values = [String: JSON](
      members.filter { header.contains($0.name) }.compactMap { member in
        var reader = JSONReader(bytes, at: member.position)
        do { return (member.name, try reader.value()) } catch { return nil }
      }
    ) { first, _ in first }
    guard case .string(format)? = values["format"], case .number(let version)? = values["version"], version >= 1 else {
      throw .foreignFile(name)
    }
    guard version <= Self.version else { throw .newerFile(name) }
    if let repeated { throw .repeatedSection(repeated.name, in: name) }
  }
}

import CoreModule
import PersonalDictionary

/// The `.ifo` of a StarDict dictionary.
struct StarDictInformation: Equatable {
  /// The title of the dictionary.
  let title: String?
  /// The kinds of the fields, if all articles have the same.
  let fields: [UInt8]?
  /// Whether offsets in the texts have eight bytes.
  let hasLongOffsets: Bool

  /// - Throws: When the file is not a StarDict dictionary's.
  init(path: String) throws(SourceFault) {
    let file = try RandomAccessFile(path: path)
    guard file.count <= 1 << 20 else { throw SourceFault(path: path, .foreign) }
    guard let text = String(validating: try file.bytes(at: 0, count: file.count), as: UTF8.self) else {
      throw SourceFault(path: path, .foreign)
    }
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first, first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("StarDict's dict ifo file") else {
      throw SourceFault(path: path, .foreign)
    }
    var values: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let sign = line.firstIndex(of: "=") else { continue }
      values[line[..<sign].trimmed] = line[line.index(after: sign)...].trimmed
    }
    title = values["bookname"]
    fields = values["sametypesequence"].map { Array($0.utf8) }.flatMap { $0.isEmpty ? nil : $0 }
    hasLongOffsets = values["idxoffsetbits"] == "64"
  }
}

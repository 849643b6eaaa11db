import CoreModule
import PersonalDictionary

/// All records of `text`, read in pieces of this size.
func read(_ reader: some WordFileReader, _ text: String, pieces: Int = 1 << 20) throws -> [WordFileRecord] {
  try read(reader, Array(text.utf8), pieces: pieces)
}

func read(_ reader: some WordFileReader, _ bytes: [UInt8], pieces: Int = 1 << 20) throws -> [WordFileRecord] {
  var reader = reader
  var records: [WordFileRecord] = []
  for start in stride(from: 0, to: bytes.count, by: pieces) {
    records += try reader.read(Array(bytes[start...].prefix(pieces)), isLast: false)
  }
  return try records + reader.read([], isLast: true)
}

/// The main fields of a record: line, word, translations, faults.
func short(_ records: [WordFileRecord]) -> [String] {
  records.map { record in
    let missing = record.columns.map { "\($0.found) of \($0.expected)" }
    let faults = (record.faults.map { "\($0)" } + [missing].compactMap(\.self)).joined(separator: ", ")
    guard let content = record.content else { return "\(record.line): \(faults)" }
    return "\(record.line): \(content.text) = \(content.translations.joined(separator: " | "))" + (faults.isEmpty ? "" : " (\(faults))")
  }
}

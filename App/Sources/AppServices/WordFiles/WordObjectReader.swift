import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Reads words in the JSON format of the command line: a list of objects, or one object per line.
struct WordObjectReader: WordFileReader {
  private var buffer: [UInt8] = []
  private var line = 1
  private var isAtStart = true
  private var isInList = false
  private var isDone = false

  /// The maximum size of an object.
  private static let maximumBytes = 4 << 20

  mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    buffer += bytes
    if isAtStart {
      if buffer.count < 3, !isLast { return [] }
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.removeFirst(3) }
      isAtStart = false
    }
    var records: [WordFileRecord] = []
    var position = 0
    while try skipSeparators(&position) {
      guard let end = end(ofValueAt: position) else {
        if isLast { throw .malformed(.json, line: line) }
        if buffer.count - position > Self.maximumBytes { throw .tooLarge(.json, line: line) }
        break
      }
      // A number or keyword may continue in the next bytes.
      if end == buffer.count, !isLast, buffer[position] != UInt8(ascii: "{") { break }
      records.append(record(Array(buffer[position..<end])))
      advance(&position, to: end)
    }
    buffer.removeFirst(position)
    if isLast, isInList { throw .malformed(.json, line: line) }
    return records
  }

  /// Skips to the next value; `false` at the end of the bytes.
  private mutating func skipSeparators(_ position: inout Int) throws(WordFileError) -> Bool {
    while position < buffer.count {
      switch buffer[position] {
      case 0x0A: line += 1
      case 0x20, 0x0D, 0x09: break
      case UInt8(ascii: ",") where isInList: break
      case UInt8(ascii: "[") where !isInList && !isDone: isInList = true
      case UInt8(ascii: "]") where isInList: (isInList, isDone) = (false, true)
      default:
        if isDone { throw .malformed(.json, line: line) }
        return true
      }
      position += 1
    }
    return false
  }

  /// The end of the value at `start`: the closing bracket of an object or list, else the next separator.
  private func end(ofValueAt start: Int) -> Int? {
    var depth = 0
    var isInText = false
    var position = start
    while position < buffer.count {
      let byte = buffer[position]
      if isInText {
        if byte == UInt8(ascii: "\\") { position += 1 } else if byte == UInt8(ascii: "\"") { isInText = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return position == start ? position + 1 : position }
          depth -= 1
          if depth == 0 { return position + 1 }
        case UInt8(ascii: ","), 0x0A: if depth == 0 { return position == start ? position + 1 : position }
        default: break
        }
      }
      position += 1
    }
    return depth == 0 && !isInText ? buffer.count : nil
  }

  private mutating func advance(_ position: inout Int, to end: Int) {
    line += buffer[position..<end].count { $0 == 0x0A }
    position = end
  }

  private func record(_ bytes: [UInt8]) -> WordFileRecord {
    guard String(validating: bytes, as: UTF8.self) != nil else { return WordFileRecord(line: line, content: nil, faults: [.notUTF8]) }
    var reader = JSONReader(bytes)
    let value: JSON
    do throws(JSONReader.Fault) {
      value = try reader.value()
      try reader.end()
    } catch {
      let fault = LocalizedText(en: "The record is not valid JSON.", ru: "Запись — не JSON.")
      return WordFileRecord(line: line, content: nil, faults: [.described(code: "bad_json", fault)])
    }
    let (content, faults) = WordObject.content(value)
    let all = reader.flaws.map(RecordFault.init) + faults
    guard all.isEmpty else {
      return WordFileRecord(line: line, content: nil, faults: all.map { .described(code: $0.code, $0.message) })
    }
    return WordFileRecord(line: line, content: content)
  }
}

/// A word as an object. Only the word itself is required.
enum WordObject {
  static func content(_ value: JSON) -> (WordFileContent?, [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let name = ["text", "word", "term", "front"].first(where: fields.has) ?? "text"
    var content = WordFileContent(text: fields.text(name) ?? "")
    for name in ["translations", "translation", "definition", "back"] where fields.has(name) { content.translations += fields.list(name) }
    for name in ["tags", "tag"] where fields.has(name) { content.tags += fields.list(name) }
    content.examples = fields.isText("examples") ? fields.list("examples").map { WordExample($0) } : WordRecord.examples(&fields)
    if fields.has("example") { content.examples += fields.list("example").map { WordExample($0) } }
    func text(_ name: String) -> String? { fields.has(name) ? fields.textIfAny(name) : nil }
    (content.from, content.to, content.note) = (text("from"), text("to"), text("note"))
    (content.source, content.partOfSpeech, content.baseForm) = (text("source"), text("part_of_speech"), text("base_form"))
    if fields.has("starred") { content.isStarred = fields.flag("starred") ?? false }
    if fields.has("lookups") { content.lookups = fields.count("lookups") ?? 1 }
    if fields.has("created") { content.created = fields.moment("created") }
    if fields.has("number") { content.number = fields.count("number") }
    if fields.has("id") { content.id = fields.identity("id") }
    return (content, fields.faults)
  }
}

extension RecordFields {
  /// A list of texts, or a single text.
  fileprivate mutating func list(_ name: String) -> [String] {
    isText(name) ? [text(name)].compactMap(\.self) : texts(name)
  }
}

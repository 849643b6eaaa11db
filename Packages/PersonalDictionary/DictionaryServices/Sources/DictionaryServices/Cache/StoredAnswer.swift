import CoreModule
import PersonalDictionary

/// The format of a cached answer: a line with a mark and the number of bytes that follow, then JSON.
struct StoredAnswer: Equatable {
  let question: AnswerFile.Question
  let entries: [DictionaryEntry]

  /// Version 1 is ignored: its empty answers may come from a wrong address, and its translations include phrases.
  private static let mark = "glot answer 2"

  init(question: AnswerFile.Question, entries: [DictionaryEntry]) {
    self.question = question
    self.entries = entries
  }

  /// Parses the answer to `question`; `nil` when the bytes are damaged or belong to another question.
  init?(_ bytes: [UInt8], of question: AnswerFile.Question) {
    guard let end = bytes.firstIndex(of: 10) else { return nil }
    let body = Array(bytes[(end + 1)...])
    guard String(decoding: bytes[..<end], as: UTF8.self) == "\(Self.mark) \(body.count)", let fields = JSON(document: body),
      fields["text"]?.string == question.text, fields["direction"]?.string == question.direction.description,
      let entries = fields["entries"]?.array
    else { return nil }
    self.question = question
    self.entries = entries.compactMap(Self.entry)
  }

  /// The answer as bytes.
  var bytes: [UInt8] {
    let fields: [(String, JSON)] = [
      ("text", .string(question.text)), ("direction", .string(question.direction.description)), ("entries", .array(entries.map(Self.json))),
    ]
    let body = Array(JSON.object(fields).text.utf8)
    return Array("\(Self.mark) \(body.count)\n".utf8) + body
  }

  private static func json(_ entry: DictionaryEntry) -> JSON {
    .object([
      ("headword", .string(entry.headword)), ("source", .string(entry.source)), ("part_of_speech", JSON(entry.partOfSpeech)),
      ("attribution", JSON(entry.attribution)), ("senses", .array(entry.senses.map(json))),
    ])
  }

  private static func json(_ sense: Sense) -> JSON {
    .object([
      ("translations", JSON(sense.translations)), ("context", JSON(sense.context)),
      ("examples", .array(sense.examples.map { .object([("source", .string($0.source)), ("target", JSON($0.target))]) })),
    ])
  }

  private static func entry(_ json: JSON) -> DictionaryEntry? {
    guard let headword = json["headword"]?.string, let source = json["source"]?.string, let senses = json["senses"]?.array else {
      return nil
    }
    return DictionaryEntry(
      headword: headword, partOfSpeech: json["part_of_speech"]?.string, source: source, attribution: json["attribution"]?.string,
      senses: senses.map(sense)
    )
  }

  private static func sense(_ json: JSON) -> Sense {
    Sense(
      translations: json["translations"]?.strings ?? [], context: json["context"]?.strings ?? [],
      examples: (json["examples"]?.array ?? []).compactMap { example in
        example["source"]?.string.map { UsageExample(source: $0, target: example["target"]?.string) }
      }
    )
  }
}

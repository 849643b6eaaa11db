import Foundation
import PersonalDictionary

/// An answer as it is kept: a line with a mark and the number of bytes that follow, then JSON.
struct StoredAnswer: Equatable {
  let question: AnswerFile.Question
  let entries: [DictionaryEntry]

  /// Answers of the first form are asked for anew: “nothing” may have meant a wrong address there, and phrases stand among the translations.
  private static let mark = "glot answer 2"

  init(question: AnswerFile.Question, entries: [DictionaryEntry]) {
    self.question = question
    self.entries = entries
  }

  /// The answer to `question` that these bytes hold; `nil` when they are another's, or damaged.
  init?(_ bytes: [UInt8], of question: AnswerFile.Question) {
    guard let end = bytes.firstIndex(of: 10) else { return nil }
    let body = bytes[(end + 1)...]
    guard String(decoding: bytes[..<end], as: UTF8.self) == "\(Self.mark) \(body.count)" else { return nil }
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(body)) } catch { return nil }
    guard let fields = value as? [String: Any], fields["text"] as? String == question.text,
      fields["direction"] as? String == question.direction.description, let entries = fields["entries"] as? [[String: Any]]
    else { return nil }
    self.question = question
    self.entries = entries.compactMap(Self.entry)
  }

  /// The answer as bytes; none when it cannot be written as JSON.
  var bytes: [UInt8] {
    let fields: [String: Any] = [
      "text": question.text, "direction": question.direction.description, "entries": entries.map(Self.fields),
    ]
    let body: Data
    do { body = try JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys]) } catch { return [] }
    return Array("\(Self.mark) \(body.count)\n".utf8) + Array(body)
  }

  private static func fields(_ entry: DictionaryEntry) -> [String: Any] {
    var fields: [String: Any] = ["headword": entry.headword, "source": entry.source, "senses": entry.senses.map(Self.fields)]
    if let partOfSpeech = entry.partOfSpeech { fields["part_of_speech"] = partOfSpeech }
    if let attribution = entry.attribution { fields["attribution"] = attribution }
    return fields
  }

  private static func fields(_ sense: Sense) -> [String: Any] {
    [
      "translations": sense.translations, "context": sense.context,
      "examples": sense.examples.map { ["source": $0.source, "target": $0.target].compactMapValues(\.self) },
    ]
  }

  private static func entry(_ fields: [String: Any]) -> DictionaryEntry? {
    guard let headword = fields["headword"] as? String, let source = fields["source"] as? String,
      let senses = fields["senses"] as? [[String: Any]]
    else { return nil }
    return DictionaryEntry(
      headword: headword, partOfSpeech: fields["part_of_speech"] as? String, source: source,
      attribution: fields["attribution"] as? String, senses: senses.map(Self.sense)
    )
  }

  private static func sense(_ fields: [String: Any]) -> Sense {
    Sense(
      translations: fields["translations"] as? [String] ?? [], context: fields["context"] as? [String] ?? [],
      examples: (fields["examples"] as? [[String: String]] ?? []).compactMap { fields in
        fields["source"].map { UsageExample(source: $0, target: fields["target"]) }
      }
    )
  }
}

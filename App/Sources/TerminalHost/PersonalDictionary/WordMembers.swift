import CoreModule
import Foundation
import PersonalDictionary

extension Word {
  /// The word as JSON, by the contract.
  func members(_ localTime: LocalTime) -> [(String, JSON)] {
    let reason: String? = if case .pending(let reason) = status { reason.rawValue } else { nil }
    return [
      ("number", .number(number.rawValue)), ("id", .string(id.rawValue.uuidString)), ("text", .string(text)),
      ("from", .string(direction.from.code)), ("to", .string(direction.to.code)), ("translations", JSON(translations)),
      ("part_of_speech", JSON(found?.partOfSpeech)), ("status", .string(status.kind.rawValue)), ("reason", JSON(reason)),
      ("source", JSON(source)), ("starred", .bool(isStarred)), ("note", JSON(note)), ("tags", JSON(tags)), ("lookups", .number(lookups)),
      ("created", .string(localTime.rfc3339(created))), ("updated", .string(localTime.rfc3339(updated))),
      ("base_form", JSON(ownTranslations.isEmpty ? found?.baseForm : nil)),
    ]
  }

  /// The word as a plain record, by the contract.
  var record: [String] {
    [
      number.description, text, translations.joined(separator: "; "), direction.from.code, direction.to.code, isStarred ? "*" : "",
      status.kind.rawValue,
    ]
  }
}

extension LookUpAnswer {
  /// A word that is not kept, as JSON: what only a kept word has is `null`.
  func members(text: String) -> [(String, JSON)] {
    let status: WordStatusKind = translations.isEmpty ? pendingReason == nil ? .untranslated : .pending : .translated
    return [
      ("number", .null), ("id", .null), ("text", .string(text)), ("from", .string(direction.from.code)), ("to", .string(direction.to.code)),
      ("translations", JSON(translations)), ("part_of_speech", JSON(found?.partOfSpeech)), ("status", .string(status.rawValue)),
      ("reason", JSON(pendingReason?.rawValue)), ("source", JSON(found?.source)), ("starred", .bool(false)), ("note", .null),
      ("tags", JSON([])),
      ("lookups", .number(0)), ("created", .null), ("updated", .null), ("base_form", JSON(baseForm)),
    ]
  }
}

extension Reading {
  var json: JSON {
    .object([
      ("headword", .string(headword)), ("part_of_speech", JSON(partOfSpeech)), ("form", JSON(FormPhrases.form(forms)?(.english))),
      ("match", .string(match.rawValue)), ("parts", JSON(parts)), ("entries", .array(entries.map(\.json))),
    ])
  }
}

extension DictionaryEntry {
  var json: JSON {
    .object([
      ("headword", .string(headword)), ("part_of_speech", JSON(partOfSpeech)), ("source", .string(source)),
      ("attribution", JSON(attribution)), ("senses", .array(senses.map(\.json))),
    ])
  }
}

extension Sense {
  fileprivate var json: JSON {
    .object([
      ("translations", JSON(translations)), ("context", JSON(context)),
      ("examples", .array(examples.map { .object([("source", .string($0.source)), ("target", .string($0.target))]) })),
    ])
  }
}

package import CoreModule
package import CorePresentation
import Foundation
package import PersonalDictionary

/// A word as a record of the export file.
package enum WordRecord {
  package static func json(_ word: Word) -> JSON {
    .object([
      ("number", .number(word.number.rawValue)), ("id", .string(word.id.rawValue.uuidString)), ("text", .string(word.text)),
      ("from", .string(word.direction.from.code)), ("to", .string(word.direction.to.code)),
      ("own_translations", JSON(word.ownTranslations)), ("found", word.found.map(json) ?? .null),
      ("pending_reason", JSON(word.pendingReason?.rawValue)), ("starred", .bool(word.isStarred)), ("note", JSON(word.note)),
      ("tags", JSON(word.tags)), ("examples", .array(word.examples.map(\.json))), ("lookups", .number(word.timesAdded)),
      ("created", .string(word.created.rfc3339)),
      ("updated", .string(word.updated.rfc3339)),
    ])
  }

  /// - Returns: The word of a record, or all faults of the record.
  package static func word(_ value: JSON) -> (word: Word?, faults: [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let (number, id, text) = (fields.count("number"), fields.identity("id"), fields.text("text"))
    let direction = direction(&fields)
    let (own, found, reason) = (
      fields.texts("own_translations"), found(&fields), fields.choiceIfAny("pending_reason", of: PendingReason.self)
    )
    let (starred, note, tags, timesAdded) = (
      fields.flag("starred"), fields.textIfAny("note"), fields.texts("tags"), fields.number("lookups", in: 1...Word.maximumTimesAdded)
    )
    let examples = examples(&fields)
    let (created, updated) = (fields.moment("created"), fields.moment("updated"))
    guard fields.faults.isEmpty, let number, let id, let text, let direction, let starred, let timesAdded, let created, let updated else {
      return (nil, fields.faults)
    }
    let word = Word(
      number: Word.Number(number), id: Word.ID(id), text: text, direction: direction, ownTranslations: own, found: found,
      pendingReason: reason, isStarred: starred, note: note, tags: tags, examples: [].adding(examples, of: text, in: direction.from),
      timesAdded: timesAdded, created: created, updated: updated
    )
    return (word, [])
  }

  package static func direction(_ fields: inout RecordFields) -> Direction? {
    guard let from = language("from", &fields), let to = language("to", &fields) else { return nil }
    guard let direction = Direction(from: from, to: to) else {
      fields.fail(
        RecordFault(
          code: "same_language",
          message: LocalizedText(en: "“from” and “to” must differ.", ru: "Поля «from» и «to» должны различаться.")
        )
      )
      return nil
    }
    return direction
  }

  /// The sentences of a word. Earlier exports have none.
  package static func examples(_ fields: inout RecordFields) -> [WordExample] {
    guard fields.has("examples") else { return [] }
    return fields.list("examples").compactMap { value in
      guard var example = RecordFields(value, prefix: "examples.") else {
        fields.fail(
          .mustBe(
            "examples", LocalizedText(en: "a list of objects with “text” and “origin”", ru: "списком объектов с полями «text» и «origin»"),
            code: "wrong_type"))
        return nil
      }
      let (text, origin) = (example.text("text"), example.has("origin") ? example.textIfAny("origin") : nil)
      fields.fail(with: example)
      return text.map { WordExample($0, origin: origin) }
    }
  }

  private static func language(_ name: String, _ fields: inout RecordFields) -> Language? {
    guard let code = fields.text(name) else { return nil }
    if let language = Language(code: code) { return language }
    let known = Language.allCases.map(\.code).joined(separator: ", ")
    fields.fail(.mustBe(name, LocalizedText(en: "one of: \(known)", ru: "одним из: \(known)"), code: "unknown_language"))
    return nil
  }

  private static func found(_ fields: inout RecordFields) -> FoundTranslation? {
    guard var found = fields.fieldsIfAny("found", keepingSpelling: true) else { return nil }
    let (translations, source) = (found.texts("translations"), found.text("source"))
    let (partOfSpeech, baseForm) = (found.textIfAny("part_of_speech"), found.textIfAny("base_form"))
    if found.faults.isEmpty, translations.isEmpty { found.fail(RecordFault(.blank, in: "found.translations")) }
    fields.fail(with: found)
    guard found.faults.isEmpty, let source else { return nil }
    return FoundTranslation(translations: translations, partOfSpeech: partOfSpeech, source: source, baseForm: baseForm)
  }

  private static func json(_ found: FoundTranslation) -> JSON {
    .object([
      ("translations", JSON(found.translations)), ("part_of_speech", JSON(found.partOfSpeech)), ("source", .string(found.source)),
      ("base_form", JSON(found.baseForm)),
    ])
  }
}

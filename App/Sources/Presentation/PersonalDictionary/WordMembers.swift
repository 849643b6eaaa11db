package import CoreModule
import Foundation
package import PersonalDictionary
package import Practice

extension Word {
  /// The members of the word, and how well it is known.
  package func members(_ localTime: LocalTime, _ knowledge: WordKnowledge?) -> [(String, JSON)] {
    members(localTime) + [("knowledge", knowledge?.json(localTime) ?? .null)]
  }

  package func members(_ localTime: LocalTime) -> [(String, JSON)] {
    let reason: String? = if case .pending(let reason) = status { reason.rawValue } else { nil }
    return [
      ("number", .number(number.rawValue)), ("id", .string(id.rawValue.uuidString)), ("text", .string(text)),
      ("from", .string(direction.from.code)), ("to", .string(direction.to.code)), ("translations", JSON(translations)),
      ("part_of_speech", JSON(found?.partOfSpeech)), ("status", .string(status.kind.rawValue)), ("reason", JSON(reason)),
      ("source", JSON(source)), ("starred", .bool(isStarred)), ("note", JSON(note)), ("tags", JSON(tags)), ("lookups", .number(timesAdded)),
      ("created", .string(localTime.rfc3339(created))), ("updated", .string(localTime.rfc3339(updated))),
      ("base_form", JSON(ownTranslations.isEmpty ? found?.baseForm : nil)),
      ("examples", .array(examples.map(\.json))),
    ]
  }

  package var record: [String] {
    [
      number.description, text, translations.joined(separator: "; "), direction.from.code, direction.to.code, isStarred ? "*" : "",
      status.kind.rawValue,
    ]
  }
}

extension WordExample {
  var json: JSON { .object([("text", .string(text)), ("origin", JSON(origin))]) }
}

extension LookUpAnswer {
  /// A word that is not stored: members that only stored words have are `null`.
  package func members(text: String) -> [(String, JSON)] {
    let status: WordStatusKind = translations.isEmpty ? pendingReason == nil ? .untranslated : .pending : .translated
    return [
      ("number", .null), ("id", .null), ("text", .string(text)), ("from", .string(direction.from.code)), ("to", .string(direction.to.code)),
      ("translations", JSON(translations)), ("part_of_speech", JSON(found?.partOfSpeech)), ("status", .string(status.rawValue)),
      ("reason", JSON(pendingReason?.rawValue)), ("source", JSON(found?.source)), ("starred", .bool(false)), ("note", .null),
      ("tags", JSON([])),
      ("lookups", .number(0)), ("created", .null), ("updated", .null), ("base_form", JSON(baseForm)),
      ("examples", .array([])), ("knowledge", .null),
    ]
  }
}

extension Reading {
  package func json(_ direction: Direction) -> JSON {
    .object([
      ("headword", .string(headword)), ("part_of_speech", JSON(partOfSpeech)),
      ("form", JSON(FormPhrases.form(forms, in: direction.from)?(.english))),
      ("match", .string(match.rawValue)), ("parts", JSON(parts)), ("entries", .array(entries.map { $0.json(direction) })),
    ])
  }
}

extension DictionaryEntry {
  package func json(_ direction: Direction) -> JSON {
    let forms = details.plurals.isEmpty ? JSON.null : .object([("plural", JSON(details.plurals))])
    return .object([
      ("headword", .string(headword)), ("part_of_speech", JSON(partOfSpeech)), ("source", .string(source)),
      ("attribution", JSON(attribution)), ("senses", .array(senses.map { json(of: $0, direction) })),
      ("gender", JSON(details.gender.name)), ("article", JSON(article(of: headword, details.gender, in: direction.from))),
      ("plural", JSON(details.plurals.first)), ("forms", forms), ("aspect", JSON(details.aspect.name)),
      ("partners", JSON(details.partners)), ("pronunciation", JSON(details.pronunciations.first)),
      ("pronunciations", JSON(details.pronunciations)),
    ])
  }

  private func article(of noun: String, _ gender: Gender, in language: Language) -> String? {
    partOfSpeech == "noun" ? DefiniteArticle(of: noun, gender, in: language)?.text : nil
  }

  private func json(of sense: Sense, _ direction: Direction) -> JSON {
    .object([
      ("translations", JSON(sense.translations)), ("context", JSON(sense.context)),
      ("examples", .array(sense.examples.map { .object([("source", .string($0.source)), ("target", JSON($0.target))]) })),
      ("gloss", JSON(sense.gloss)), ("rare", .bool(sense.isRare)),
      (
        "translation_details",
        .array(
          sense.translations.map { text in
            let gender = sense.genders[text] ?? []
            return .object([
              ("text", .string(text)), ("gender", JSON(gender.name)), ("article", JSON(article(of: text, gender, in: direction.to))),
            ])
          })
      ),
    ])
  }
}

extension Gender {
  /// As in `masculine`, `masculine|feminine`, `feminine plural`; `nil` when unknown.
  fileprivate var name: String? {
    let names = [(Gender.masculine, "masculine"), (.feminine, "feminine"), (.neuter, "neuter")].filter { contains($0.0) }.map(\.1)
    let parts = [names.joined(separator: "|"), contains(.plural) ? "plural" : ""].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension Aspect {
  /// As in `imperfective`, `imperfective|perfective`; `nil` when unknown.
  fileprivate var name: String? {
    let names = [(Aspect.imperfective, "imperfective"), (.perfective, "perfective")].filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: "|")
  }
}

extension Direction {
  package var json: JSON { .object([("from", .string(from.code)), ("to", .string(to.code))]) }
}

import CoreModule
import Foundation
import GRDB
import PersonalDictionary

extension Word {
  /// The word of a row of the table `word`.
  ///
  /// - Throws: When the row holds a language this program does not know; an older program must not show a newer one's words wrongly.
  init(row: Row) throws {
    guard let from = Language(code: row["source_language"]), let to = Language(code: row["target_language"]),
      let direction = Direction(from: from, to: to)
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "unknown language in word \(row["number"] as Int)") }
    let found = FoundTranslation(
      translations: lines(row["found_translations"]), partOfSpeech: row["found_part_of_speech"], source: row["found_source"] ?? "",
      baseForm: row["found_base_form"]
    )
    self.init(
      number: Word.Number(row["number"]), id: Word.ID(row["id"]), text: row["text"], direction: direction,
      ownTranslations: lines(row["own_translations"]), found: found.translations.isEmpty ? nil : found,
      pendingReason: (row["pending_reason"] as String?).flatMap(PendingReason.init), isStarred: row["is_starred"], note: row["note"],
      tags: lines(row["tags"]), lookups: row["lookups"], created: Timestamp(milliseconds: row["created"]),
      updated: Timestamp(milliseconds: row["updated"])
    )
  }

  /// The columns of the table `word` that hold this word, but for its number and position.
  var columns: [(name: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("id", id.rawValue), ("text", text), ("source_language", direction.from.code), ("target_language", direction.to.code),
      ("own_translations", joined(ownTranslations)), ("found_translations", joined(found?.translations ?? [])),
      ("found_part_of_speech", found?.partOfSpeech), ("found_source", found?.source),
      ("found_base_form", found?.baseForm), ("pending_reason", pendingReason?.rawValue),
      ("is_starred", isStarred), ("note", note), ("tags", joined(tags)), ("lookups", lookups), ("created", created.milliseconds),
      ("updated", updated.milliseconds), ("folded_text", foldedText), ("folded_translations", foldedTranslations),
    ]
  }
}

private func lines(_ text: String?) -> [String] {
  text.map { $0.split(separator: "\n").map(String.init) } ?? []
}

private func joined(_ lines: [String]) -> String? {
  lines.isEmpty ? nil : lines.joined(separator: "\n")
}

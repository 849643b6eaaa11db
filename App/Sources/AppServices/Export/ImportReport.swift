package import CoreModule
package import CorePresentation
package import PersonalDictionary
import Presentation

/// The result of an import.
package struct ImportReport {
  package let counts: ImportCounts
  package let bad: [BadSectionRecord]
  /// The number of bad records. ``bad`` may hold only the first of them.
  package let badCount: Int
  /// What is to be known of records that were imported.
  package var notes: [BadRecord] = []
  /// What a file holds besides its words.
  package var extras: WordFileExtras?
  /// The language of the messages, also in JSON.
  package let language: InterfaceLanguage

  package init(counts: ImportCounts, bad: [BadSectionRecord], language: InterfaceLanguage) {
    (self.counts, self.bad, badCount, self.language) = (counts, bad, bad.count, language)
  }

  /// The result of a file of words.
  package init(_ state: ImportState, language: InterfaceLanguage) {
    counts = ImportCounts(new: state.newCount, merged: state.mergedCount, skipped: state.skippedCount)
    bad = state.bad.map { BadSectionRecord(section: "words", record: BadRecord($0)) }
    (badCount, notes, extras, self.language) = (state.badCount, state.uneven.map(BadRecord.init), state.extras, language)
  }

  /// The result of a file of all data.
  package init(_ file: ImportedFile, language: InterfaceLanguage) { self.init(counts: file.counts, bad: file.bad, language: language) }

  package func json(_ localTime: LocalTime) -> JSON {
    let notes = notes.flatMap { note in
      note.faults.map { fault -> JSON in
        .object([("line", .number(note.line)), ("code", .string(fault.code)), ("message", .string(fault.message(language)))])
      }
    }
    let members: [(String, JSON)] = [
      ("new", .number(counts.new)), ("merged", .number(counts.merged)), ("skipped", .number(counts.skipped)),
      (
        "bad",
        .array(
          bad.flatMap { bad in
            bad.record.faults.map { fault in
              .object([
                ("line", .number(bad.record.line)), ("section", .string(bad.section)), ("record", JSON(bad.record.place)),
                ("code", .string(fault.code)), ("message", .string(fault.message(language))),
              ])
            }
          })
      ),
    ]
    return .object(members + (extras?.members ?? []) + (notes.isEmpty ? [] : [("notes", .array(notes))]))
  }
}

extension WordFileExtras {
  fileprivate var members: [(String, JSON)] {
    let fields = fields.map { type in
      JSON.object([
        ("note_type", .string(type.noteType)),
        ("roles", .array(type.roles.map { .object([("field", .string($0.field)), ("role", .string($0.role))]) })),
      ])
    }
    return [
      ("cards", .number(cards)), ("answers", .number(answers)), ("known_answers", .number(knownAnswers)), ("fields", .array(fields)),
      ("media", JSON(media)), ("media_count", .number(mediaCount)),
    ]
  }
}

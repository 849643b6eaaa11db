import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Reports the result of an import.
struct ImportReport: Document {
  let tally: ImportTally
  let bad: [BadSectionRecord]
  /// The number of bad records. ``bad`` may hold only the first of them.
  let badCount: Int
  /// What is to be known of records that were imported.
  var notes: [BadRecord] = []
  /// What a file holds besides its words.
  var extras: WordFileExtras?
  /// The language of the messages, also in JSON.
  let language: InterfaceLanguage

  /// The maximum number of bad records shown as text; JSON has all.
  private static let maximumShown = 50

  func json(_ localTime: LocalTime) -> JSON {
    let notes = notes.flatMap { note in
      note.faults.map { fault -> JSON in
        .object([("line", .number(note.line)), ("code", .string(fault.code)), ("message", .string(fault.message(language)))])
      }
    }
    let members: [(String, JSON)] = [
      ("new", .number(tally.new)), ("merged", .number(tally.merged)), ("skipped", .number(tally.skipped)),
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

  var plain: [[String]] {
    [["new", "\(tally.new)"], ["merged", "\(tally.merged)"], ["skipped", "\(tally.skipped)"]]
      + (extras?.plain ?? [])
      + bad.flatMap { bad in bad.record.faults.map { ["bad", "\(bad.record.line)", $0.code] } }
      + notes.flatMap { note in note.faults.map { ["note", "\(note.line)", $0.code] } }
  }

  private static func more(_ count: Int) -> LocalizedText { LocalizedText(en: "… and \(count) more", ru: "… и ещё \(count)") }

  func text(_ style: TextStyle) -> String {
    let summary = WordImportPhrases.counts(new: tally.new, merged: tally.merged, skipped: tally.skipped)
    let practice = extras.flatMap(WordImportPhrases.practice).map { [$0(style.language)] } ?? []
    var lines = [summary(style.language)] + practice + bad.prefix(Self.maximumShown).flatMap { $0.lines(style) }
    if badCount > Self.maximumShown {
      let rest = badCount - Self.maximumShown
      lines.append(Self.more(rest)(style.language))
    }
    let told = notes.flatMap { note in
      note.faults.map { WordImportPhrases.fault($0, line: note.line)(style.language) }
    }
    lines += told.prefix(Self.maximumShown)
    if told.count > Self.maximumShown { lines.append(Self.more(told.count - Self.maximumShown)(style.language)) }
    return lines.map { style.line($0.visibleLine) }.joined(separator: "\n")
  }
}

extension WordFileExtras {
  fileprivate var plain: [[String]] { [["cards", "\(cards)"], ["answers", "\(answers)"], ["known_answers", "\(knownAnswers)"]] }

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

extension BadSectionRecord {
  /// The Russian names of the sections.
  private static let russianSections = [
    "direction": "направление", "sources": "источники", "tasks": "задачи", "game": "игра", "keyboard": "клавиатура",
    "translations": "переводы", "roots": "корни",
  ]

  /// One line for each fault, as in `line 5: “text” is blank.`
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let russian = Self.russianSections[section] ?? section
    let start =
      section == "words"
      ? LocalizedText(en: "line \(record.line): ", ru: "строка \(record.line): ")
      : LocalizedText(en: "line \(record.line), \(section): ", ru: "строка \(record.line), \(russian): ")
    return record.faults.map { start(style.language) + $0.message(style.language) }
  }
}

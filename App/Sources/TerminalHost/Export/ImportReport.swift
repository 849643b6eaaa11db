import CoreModule

/// What became of the records of a file.
struct ImportReport: Document {
  /// A bad record and the section it stands in.
  struct Bad {
    let section: String
    let record: BadRecord
  }

  let tally: ImportTally
  let bad: [Bad]
  /// How many bad records there are; more than ``bad`` in a very bad file.
  let badCount: Int
  /// What the messages are said in, to programs too.
  let language: InterfaceLanguage

  /// So many bad records are named to a person; a program gets all.
  private static let mostShown = 50

  func json(_ localTime: LocalTime) -> JSON {
    .object([
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
    ])
  }

  var plain: [[String]] {
    [["new", "\(tally.new)"], ["merged", "\(tally.merged)"], ["skipped", "\(tally.skipped)"]]
      + bad.flatMap { bad in bad.record.faults.map { ["bad", "\(bad.record.line)", $0.code] } }
  }

  func text(_ style: TextStyle) -> String {
    let summary = LocalizedText(
      en: "\(tally.new) new, \(tally.merged) merged, \(tally.skipped) skipped",
      ru: "новых: \(tally.new), объединено: \(tally.merged), пропущено: \(tally.skipped)"
    )
    var lines = [summary(style.language)] + bad.prefix(Self.mostShown).flatMap { $0.lines(style) }
    if badCount > Self.mostShown {
      let rest = badCount - Self.mostShown
      lines.append(LocalizedText(en: "… and \(rest) more", ru: "… и ещё \(rest)")(style.language))
    }
    return lines.map { style.line($0.visibleLine) }.joined(separator: "\n")
  }
}

extension ImportReport.Bad {
  /// What a record of each section is called; English readers know the sections by their own names.
  private static let russianSections = [
    "words": "слово", "direction": "направление", "sources": "источник", "tasks": "задача", "game": "игра", "keyboard": "клавиатура",
    "translations": "перевод", "roots": "корень",
  ]

  /// A line for each fault, as in `line 5, words 4: “text” is blank.`
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let place = record.place.map { " \($0)" } ?? ""
    let russian = Self.russianSections[section] ?? section
    let start = LocalizedText(en: "line \(record.line), \(section)\(place): ", ru: "строка \(record.line), \(russian)\(place): ")
    return record.faults.map { start(style.language) + $0.message(style.language) }
  }
}

extension Problem {
  private static let record = CountedNoun(en: ("record", "records"), ru: ("запись", "записи", "записей"))

  /// Records that cannot be kept.
  static func badRecords(_ count: Int, isRefused: Bool, isTrial: Bool) -> Problem {
    let records = record(count)
    let advice: LocalizedText
    switch (isRefused, isTrial) {
    case (_, true): advice = LocalizedText(en: "Correct the file.", ru: "Исправьте файл.")
    case (true, false):
      advice = LocalizedText(en: "Nothing was changed. Correct the file.", ru: "Ничего не изменено. Исправьте файл.")
    case (false, false):
      advice = LocalizedText(
        en: "The rest was imported. Correct the file and import it again.",
        ru: "Остальное импортировано. Исправьте файл и импортируйте его ещё раз."
      )
    }
    return Problem(
      .badData, "bad_records",
      LocalizedText(en: "\(records(.english)) cannot be imported.", ru: "Не подходит для импорта: \(records(.russian))."), hint: advice
    )
  }
}

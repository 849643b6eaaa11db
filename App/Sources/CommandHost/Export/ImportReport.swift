import AppServices
import CoreModule
import CorePresentation
import Presentation

/// Reports the result of an import.
struct ImportReport: Document {
  let tally: ImportTally
  let bad: [BadSectionRecord]
  /// The number of bad records. ``bad`` may hold only the first of them.
  let badCount: Int
  /// The language of the messages, also in JSON.
  let language: InterfaceLanguage

  /// The maximum number of bad records shown as text; JSON has all.
  private static let maximumShown = 50

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
    var lines = [summary(style.language)] + bad.prefix(Self.maximumShown).flatMap { $0.lines(style) }
    if badCount > Self.maximumShown {
      let rest = badCount - Self.maximumShown
      lines.append(LocalizedText(en: "… and \(rest) more", ru: "… и ещё \(rest)")(style.language))
    }
    return lines.map { style.line($0.visibleLine) }.joined(separator: "\n")
  }
}

extension BadSectionRecord {
  /// The Russian names of the sections.
  private static let russianSections = [
    "words": "слова", "direction": "направление", "sources": "источники", "tasks": "задачи", "game": "игра", "keyboard": "клавиатура",
    "translations": "переводы", "roots": "корни",
  ]

  /// One line for each fault, as in `line 5, words, record 4: “text” is blank.`
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let (place, russianPlace) = record.place.map { (", record \($0)", ", запись \($0)") } ?? ("", "")
    let russian = Self.russianSections[section] ?? section
    let start = LocalizedText(
      en: "line \(record.line), \(section)\(place): ", ru: "строка \(record.line), \(russian)\(russianPlace): "
    )
    return record.faults.map { start(style.language) + $0.message(style.language) }
  }
}

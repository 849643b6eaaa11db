import CoreModule
package import CorePresentation
import PersonalDictionary
import Presentation

extension ImportReport: Document {
  package var plain: [[String]] {
    [["new", "\(counts.new)"], ["merged", "\(counts.merged)"], ["skipped", "\(counts.skipped)"]]
      + (extras?.plain ?? [])
      + bad.flatMap { bad in bad.record.faults.map { ["bad", "\(bad.record.line)", $0.code] } }
      + notes.flatMap { note in note.faults.map { ["note", "\(note.line)", $0.code] } }
  }

  /// The maximum number of bad records shown as text; JSON has all.
  private static let maximumShown = 50

  private static func more(_ count: Int) -> LocalizedText { LocalizedText(en: "… and \(count) more", ru: "… и ещё \(count)") }

  package func text(_ style: TextStyle) -> String {
    let summary = WordImportPhrases.counts(new: counts.new, merged: counts.merged, skipped: counts.skipped)
    let practice = extras.flatMap(WordImportPhrases.practice).map { [$0(style.language)] } ?? []
    var lines = [summary(style.language)] + practice + bad.prefix(Self.maximumShown).flatMap { $0.lines(style) }
    if badCount > Self.maximumShown {
      let rest = badCount - Self.maximumShown
      lines.append(Self.more(rest)(style.language))
    }
    let told = notes.flatMap { WordImportPhrases.faults(of: $0).map { $0(style.language) } }
    lines += told.prefix(Self.maximumShown)
    if told.count > Self.maximumShown { lines.append(Self.more(told.count - Self.maximumShown)(style.language)) }
    return lines.map { style.line($0.visibleLine) }.joined(separator: "\n")
  }
}

extension WordFileExtras {
  fileprivate var plain: [[String]] { [["cards", "\(cards)"], ["answers", "\(answers)"], ["known_answers", "\(knownAnswers)"]] }
}

extension BadSectionRecord {
  /// The Russian names of the sections.
  private static let russianSections = [
    "direction": "направление", "sources": "источники", "tasks": "задачи", "game": "игра", "keyboard": "клавиатура",
    "translations": "переводы", "roots": "корни",
  ]

  /// One line for each fault, as in `line 5: “text” is blank.`
  fileprivate func lines(_ style: TextStyle) -> [String] {
    guard section != "words" else { return WordImportPhrases.faults(of: record).map { $0(style.language) } }
    let russian = Self.russianSections[section] ?? section
    let start = LocalizedText(en: "line \(record.line), \(section): ", ru: "строка \(record.line), \(russian): ")
    return record.faults.map { start(style.language) + $0.message(style.language) }
  }
}

package import CoreModule
import CorePresentation
package import PersonalDictionary

/// The remarks of an import.
package enum WordImportPhrases {
  package static func notes(_ state: ImportState, _ request: ImportRequest) -> [LocalizedText] {
    var notes: [LocalizedText] = []
    if let direction = state.assumedDirection { notes.append(assumed(direction)) }
    if !state.ignoredColumns.isEmpty { notes.append(ignored(state.ignoredColumns)) }
    if request.isTrial { notes.append(trial) }
    return notes
  }

  package static let trial = LocalizedText(
    en: "This was a dry run: nothing was changed.", ru: "Ничего не изменено: это была только проверка.")

  package static func assumed(_ direction: Direction) -> LocalizedText {
    LocalizedText(
      en: "The file does not name all languages: \(direction) was used. To choose others: --from, --to.",
      ru: "В файле указаны не все языки: выбрано направление \(direction). Выбрать другое: --from, --to."
    )
  }

  package static func ignored(_ columns: [String]) -> LocalizedText {
    let names = columns.prefix(10).map { DisplayWidth.cut($0.visible, to: 40) }.joined(separator: ", ")
    return LocalizedText(en: "Skipped columns: \(names).", ru: "Пропущенные столбцы: \(names).")
  }

  package static let records = CountedNoun(en: ("record", "records"), ru: ("запись", "записи", "записей"))
}

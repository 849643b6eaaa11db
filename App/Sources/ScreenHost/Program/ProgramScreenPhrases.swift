import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Texts of the screens for settings and for the data as a whole.
enum ProgramScreenPhrases {
  static let hidden = LocalizedText(en: "hidden", ru: "скрыта")
  static let tabsMean = LocalizedText(
    en: "The digits follow this order. A hidden tab can still be opened from the actions (:).",
    ru: "Цифры следуют этому порядку. Скрытую вкладку можно открыть из списка действий (:)."
  )
  static let lastTab = LocalizedText(en: "One tab has to stay.", ru: "Хотя бы одна вкладка должна остаться.")

  static let noBackups = EmptyList(
    purpose: LocalizedText(
      en: "There are no backups yet. A backup is a copy of everything that glot keeps, to come back to.",
      ru: "Резервных копий пока нет. Резервная копия — это копия всего, что хранит glot; к ней можно вернуться."
    ), key: "b", effect: ActionWords.backUp.explanation,
    example: LocalizedText(
      en: "After changes glot makes them by itself too, at most every half hour.",
      ru: "После изменений glot создаёт их и сам, не чаще раза в полчаса."
    )
  )
  static let changes = LocalizedText(en: "What was changed", ru: "Что было изменено")
  static let check = LocalizedText(en: "Data check", ru: "Проверка данных")
  static let checking = LocalizedText(en: "Checking…", ru: "Идёт проверка…")
  static let restoring = LocalizedText(en: "Restoring…", ru: "Идёт восстановление…")
  static let undoRestore = LocalizedText(en: "Press u to undo.", ru: "Нажмите u, чтобы отменить.")

  static let export = LocalizedText(en: "Export", ru: "Экспорт")
  static let importEverything = LocalizedText(en: "Import everything", ru: "Импорт всех данных")
  static let file = LocalizedText(en: "File: ", ru: "Файл: ")
  static let exportsWords = LocalizedText(en: "What: your words", ru: "Что: ваши слова")
  static let exportsEverything = LocalizedText(en: "What: everything that glot keeps", ru: "Что: всё, что хранит glot")
  static let exportWordsMeans = LocalizedText(
    en: "The extension decides the format: .csv, .tsv, .json, .kvtml. For example ~/words.csv. An existing file is replaced.",
    ru: "Формат определяет расширение: .csv, .tsv, .json, .kvtml. Например, ~/words.csv. Существующий файл заменяется."
  )
  static let exportEverythingMeans = LocalizedText(
    en: "One JSON file for another computer or for safe keeping. For example ~/glot.json. An existing file is replaced.",
    ru: "Один файл JSON — для другого компьютера или на хранение. Например, ~/glot.json. Существующий файл заменяется."
  )
  static let importMeans = LocalizedText(
    en: "A file from “Export” with everything. It is merged with what is here; nothing is lost. Enter looks at it first.",
    ru: "Файл из «Экспорта» со всеми данными. Они объединяются с имеющимися, ничего не теряется. Enter сначала показывает, что в файле."
  )
  static let importReady = LocalizedText(
    en: "Nothing has been changed yet. Press Enter again to import.",
    ru: "Пока ничего не изменено. Нажмите Enter ещё раз, чтобы импортировать."
  )
  static let imported = LocalizedText(en: "Imported.", ru: "Импортировано.")

  static func counts(new: Int, merged: Int, skipped: Int, bad: Int) -> LocalizedText {
    LocalizedText(
      en: "\(new) new, \(merged) merged, \(skipped) skipped, \(bad) that cannot be imported",
      ru: "новых: \(new), объединено: \(merged), пропущено: \(skipped), не подходит: \(bad)"
    )
  }

  static func exported(_ path: String, _ counts: [LocalizedText]) -> LocalizedText {
    func list(_ language: InterfaceLanguage) -> String { counts.map { $0(language) }.joined(separator: ", ") }
    return LocalizedText(en: "Exported to \(path): \(list(.english)).", ru: "Экспортировано в \(path): \(list(.russian)).")
  }

  static func unknownFormat(_ path: String) -> Problem {
    Problem(
      .usage, "unknown_format",
      en: ("The name \(path.visible) does not say which format to write.", "Use an extension such as .csv."),
      ru: ("Имя \(path.visible) не подсказывает формат файла.", "Используйте расширение, например .csv.")
    )
  }
}

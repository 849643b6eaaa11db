package import CoreModule
package import CorePresentation
import PersonalDictionary
import Practice
import Reading
import Stemming
import TodoList
import UBCOTranslation

package enum BackupPhrases {
  package static let noBackups = LocalizedText(
    en: "There are no backups yet. Make one: glot backup", ru: "Резервных копий пока нет. Создайте первую: glot backup"
  )

  package static let title = LocalizedText(en: "Backups", ru: "Резервные копии")

  private static let nouns: [DataArea: CountedNoun] = [
    .words: CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов")), .tasks: TaskPhrases.task,
    .roots: StemPhrases.root, .translations: TranslationPhrases.translation,
    .practice: PracticePhrases.answer, .reading: ReadingPhrases.text,
  ]
  private static let damagedRecord = CountedNoun(
    en: ("damaged record", "damaged records"), ru: ("повреждённая запись", "повреждённые записи", "повреждённых записей")
  )
  private static let unreadable = LocalizedText(en: "cannot be read", ru: "не читается")

  /// As in `3 words, 2 roots`. Empty kinds are left out, unless all are empty.
  package static func contents(of backup: Backup) -> LocalizedText {
    guard let contents = backup.contents else { return unreadable }
    let told = contents.filter { $0.count > 0 || $0.area == .words }
    let parts = told.map { nouns[$0.area]?($0.count) ?? LocalizedText(verbatim: "\($0.area.name): \($0.count)") }
    return LocalizedText(
      en: parts.map { $0(.english) }.joined(separator: ", "), ru: parts.map { $0(.russian) }.joined(separator: ", ")
    )
  }

  package static func made(_ backup: Backup) -> LocalizedText {
    let contents = contents(of: backup)
    return LocalizedText(
      en: "Backed up to \(backup.path): \(contents(.english)).", ru: "Резервная копия сохранена в \(backup.path): \(contents(.russian))."
    )
  }

  /// Uses the unit that gives the shortest number.
  package static func size(_ bytes: Int64) -> LocalizedText {
    switch bytes {
    case ..<1024: LocalizedText(en: "\(bytes) B", ru: "\(bytes) Б")
    case ..<(1024 * 1024): LocalizedText(en: "\(bytes / 1024) KiB", ru: "\(bytes / 1024) КиБ")
    default: LocalizedText(en: "\(bytes / 1024 / 1024) MiB", ru: "\(bytes / 1024 / 1024) МиБ")
    }
  }

  package static func notes(on restoration: Restoration) -> [LocalizedText] {
    let saved = restoration.savedAs.map { path in
      restoration.isUndoable
        ? LocalizedText(
          en: "The previous data is saved as \(path). To undo the restore: glot undo",
          ru: "Прежние данные сохранены в файле \(path). Отменить восстановление: glot undo"
        )
        : LocalizedText(
          en: "The damaged database is saved as \(path). This restore cannot be undone.",
          ru: "Повреждённая база сохранена в файле \(path). Отменить это восстановление нельзя."
        )
    }
    let none = LocalizedText(
      en: "There was no data before; the history is that of the backup. This restore cannot be undone.",
      ru: "Прежде данных не было; история взята из копии. Отменить это восстановление нельзя."
    )
    return [saved ?? none] + damages(restoration.damaged)
  }

  private static func damages(_ records: [DamagedRecord]) -> [LocalizedText] {
    guard !records.isEmpty else { return [] }
    let summary = LocalizedText(
      en: "Restored as is: \(damagedRecord(records.count)(.english)).",
      ru: "Восстановлено без исправлений: \(damagedRecord(records.count)(.russian))."
    )
    return [summary] + records.map { VerifyPhrases.sentence($0) }
  }

  /// Why no automatic backup was made.
  package static func failed(_ reason: String) -> LocalizedText {
    LocalizedText(en: "No automatic backup was made: \(reason)", ru: "Автоматическая резервная копия не создана. \(reason)")
  }

  package static func failed(_ problem: Problem) -> LocalizedText {
    LocalizedText(en: failed(problem.message(.english))(.english), ru: failed(problem.message(.russian))(.russian))
  }
}

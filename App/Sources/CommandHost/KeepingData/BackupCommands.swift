import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Glibc
import Presentation

/// Texts that the help of several commands shares.
enum BackupHelp {
  static let record = LocalizedText(
    en: """
      --plain prints the file, the time, the size in bytes, and how many words, tasks, translations and roots it holds, with spaces \
      between.
      """,
    ru: "--plain выводит файл, время, размер в байтах и через пробел число слов, задач, переводов и корней."
  )
}

struct BackupCommand: Command {
  static let name = "backup"
  static let help = CommandHelp(
    en: "Back up all data to a file.", ru: "Сохранить все данные в резервную копию.",
    details: [
      LocalizedText(
        en: """
          Without FILE, the copy goes into the folder “backups” beside the database. This is also done automatically after changes, at \
          most every half hour; of the older copies, all from the last three days are kept, then one for each of 12 days, 10 weeks and 9 \
          months. “glot config set backup off” stops it. The SHA-256 sum is written beside each file.
          """,
        ru: """
          Без ФАЙЛА копия сохраняется в папку «backups» рядом с базой. Это делается и автоматически после изменений, не чаще раза в \
          полчаса; из старых копий остаются все за три дня, затем по одной за каждый из 12 дней, 10 недель и 9 месяцев. «glot config \
          set backup off» это отключает. Рядом с каждым файлом записывается его сумма SHA-256.
          """
      ),
      BackupHelp.record,
    ], examples: ["glot backup", "glot backup ~/glot.db"]
  )

  let file: String?
  let automatic: Bool

  init(_ arguments: inout ArgumentReader) {
    file = arguments.outputFile()
    automatic = arguments.hiddenFlag("automatic")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if file == "-", context.literalCount == 0 { throw .backupToOutput }
    let backups = context.graph.backups
    // Wait a second: the backup then includes a quick series of commands, and a temporary data folder is gone already.
    if automatic { sleep(1) }
    do throws(BackupError) {
      let path = file.map { context.launch.absolutePath($0) }
      let made = automatic ? try await backups.makeIfDue() : try await backups.make(at: path)
      return Outcome(BackupsDocument(backups: [made].compactMap(\.self), isList: false))
    } catch {
      var problem = Problem(error)
      // The message is shown after a later command that succeeded, so advice would be misleading.
      if automatic { problem.hint = nil }
      throw problem
    }
  }
}

struct RestoreCommand: Command {
  static let name = "restore"
  static let help = CommandHelp(
    en: "Restore the data from a backup.", ru: "Восстановить данные из резервной копии.",
    details: [
      LocalizedText(
        en: """
          The backup is checked first, and the present data is saved. undo reverts the restore, unless there was no readable data \
          before: then the history comes from the backup. Records that are damaged in the backup are restored as they are, and listed. \
          Without FILE, the backups are listed.
          """,
        ru: """
          Сначала копия проверяется, а нынешние данные сохраняются. Восстановление можно отменить командой undo, если прежде были \
          данные и они читались; иначе история берётся из копии. Повреждённые записи копии восстанавливаются такими, какие есть, и \
          перечисляются. Без ФАЙЛА выводится список копий.
          """
      ),
      BackupHelp.record,
    ], examples: ["glot restore", "glot restore glot-2026-11-21T16-49-33Z.db"]
  )

  let file: String?

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operand(
      "file", russianValue: "ФАЙЛ", en: "A backup: a path, or a name from the list.", ru: "Резервная копия: путь или имя из списка.",
      completion: .stored(.backups)
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let backups = context.graph.backups
    do throws(BackupError) {
      guard let file else {
        let all = try await backups.backups()
        return Outcome(BackupsDocument(backups: all, isList: true), notes: all.isEmpty ? [BackupPhrases.noBackups] : [])
      }
      let listed = file.contains("/") ? nil : try await backups.backups().first { $0.path.hasSuffix("/" + file) }
      let restoration = try await backups.restore(from: listed?.path ?? context.launch.absolutePath(file))
      return Outcome(RestorationDocument(restoration: restoration), notes: BackupPhrases.notes(on: restoration))
    } catch { throw Problem(error) }
  }
}

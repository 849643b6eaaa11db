import AppGraph
import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import Glibc
import Presentation

/// Texts that the help of several commands shares.
enum BackupHelp {
  static let record =
    "--plain prints the file, the time, the size in bytes, and how many words, tasks, translations and roots it holds, with spaces between."
}

struct BackupCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "backup",
    abstract: "Copy all data into a new file, while others may use it.",
    discussion: """
      Without FILE the copy goes into the folder “backups” beside the database. That is also done by itself after changes, at most every half \
      hour; of the older ones a few are kept: all of three days, then one for each of 12 days, 10 weeks and 9 months. “glot config set backup \
      off” stops it. The SHA-256 sum is written beside each file.
      \(BackupHelp.record)

      glot backup
      glot backup ~/glot.db
      """
  )

  @Argument(help: "The file to write.", completion: .file())
  var file: String?

  @Flag(help: .hidden)
  var automatic = false

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

extension BackupCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    automatic = arguments.flag("--automatic")
    file = arguments.operand()
  }
}

struct RestoreCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "restore",
    abstract: "Make the data what it was in a backup.",
    discussion: """
      The backup is checked first, and the present data is saved. undo takes the restore back, unless there was no data yet, or it was no \
      database any more: then the history comes with the backup. Records that are damaged in the backup are restored as they are, and named. Without \
      FILE the backups are listed.
      \(BackupHelp.record)

      glot restore
      glot restore glot-2026-11-21T16-49-33Z.db
      """
  )

  @Argument(help: "A backup: a path, or a name from the list.", completion: .file())
  var file: String?

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

extension RestoreCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    file = arguments.operand()
  }
}

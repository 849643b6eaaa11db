import AppServices
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoSyncCommand: Command {
  static let name = "sync"
  static let help = CommandHelp(
    en: "Sync the tasks with a server.", ru: "Синхронизировать задачи с сервером.",
    details: [
      LocalizedText(
        en: """
          Sync is off until todo.sync_url names a server in the settings; todo.sync_key_file names a file with the key for it. Changes \
          made here are sent, and changes made there are received, as one step that can be undone. Tags, notes, parts and repeats stay \
          here. If a server fails, it is tried up to four times, for 20 seconds in all; nothing that was changed here is lost.
          """,
        ru: """
          Выключено, пока в настройках не указан сервер (todo.sync_url); todo.sync_key_file — файл с ключом для него. Сделанные здесь \
          изменения отправляются, сделанные там принимаются одним шагом, который отменяет undo. Метки, заметки, части и повторение \
          хранятся только здесь. Если сервер не отвечает, делается до четырёх попыток, всего не дольше 20 секунд; ничего изменённого \
          здесь не теряется.
          """
      ),
      LocalizedText(
        en: "--plain prints sent, added, changed, deleted and unsent with their numbers.",
        ru: "--plain выводит sent, added, changed, deleted и unsent с их числами."
      ),
    ], examples: ["glot config set todo.sync_url https://tasks.example.org", "glot todo sync", "glot todo sync --status"]
  )

  let status: Bool
  let force: Bool

  init(_ arguments: inout ArgumentReader) {
    status = arguments.flag(
      "status", en: "Only show what has not been sent yet, without using the network.",
      ru: "Только показать, что ещё не отправлено, без обращения к сети."
    )
    force = arguments.flag(
      "force", en: "Accept the list of the server even if it looks like that of someone else.",
      ru: "Принять список сервера, даже если он похож на чужой."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let sync = context.todoList().sync.build()
    if status {
      await sync.loadStatus()
    } else {
      await ProgressLine(context).show(ProgressLine.waiting) { await sync.sync(isForced: force) }
    }
    if let problem = sync.state.problem { throw Problem(problem) }
    let document = TaskSyncDocument(state: sync.state, isStatus: status)
    let leftOut = sync.state.accepted.leftOut
    let warnings = context.keyFileWarnings(context.options.todoSyncKeyFile)
    return Outcome(document, notes: warnings + (leftOut > 0 ? [SyncPhrases.leftOut(leftOut)] : []))
  }
}

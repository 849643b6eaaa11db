import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import TodoList

struct TodoImportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "import",
    abstract: "Take in tasks of another program.",
    discussion: """
      The file is an export of Taskwarrior, a todo.txt or an iCalendar; which one is seen where --format does not say it. A task that came from \
      here takes over what was changed there, and is deleted if it was deleted there; the others are added. All of it is one step. Records that \
      cannot be read are named, and the others are imported. What the tasks have besides and glot does not keep is named too. Without a file, or \
      with -, it is read from standard input.
      --plain prints how many records are new, merged, skipped and deleted, for each bad one bad, its line and what is wrong with it, and for what \
      is not kept left_out, its name and how many tasks have it.

      glot todo import export.json --format taskwarrior
      glot todo import todo.txt --dry-run
      """
  )

  @Argument(help: "The file to read.", completion: .file())
  var file: String?

  @Option(help: "What the file is: taskwarrior, todotxt or ical.", completion: .list(TodoFormat.allCases.map(\.rawValue)))
  var format: String?

  @Flag(help: "Change nothing, only tell what would happen.")
  var dryRun = false

  @Flag(help: "Import nothing when a record cannot be read.")
  var strict = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let named = try format.map { value throws(Problem) in try TodoFormat(value, of: "--format") }
    let input = try InputFile(file, in: context, example: "glot todo import todo.txt")
    let format = named ?? TodoFormat(named: file, beginning: input.bytes)
    let launch = context.launch
    let read = try format.read(input, context.localTime, now: context.now) { launch.localTime(inZone: $0) }
    let isRefused = strict && !read.bad.isEmpty
    var done = ImportedTasks()
    if !isRefused { done = try await imported(read.tasks, format, in: context) }
    let trialNote = LocalizedText(en: "Nothing was changed: this only tried it.", ru: "Ничего не изменено: это была только проверка.")
    let records = ImportReport(
      tally: done.tally, bad: read.bad.map { BadSectionRecord(section: "tasks", record: $0) }, badCount: read.bad.count,
      language: context.session.language
    )
    let report = TaskImportReport(
      records: records, deleted: done.deleted, separated: done.separated, leftOut: isRefused ? [:] : read.leftOut
    )
    return Outcome(
      report, notes: report.notes + (dryRun ? [trialNote] : []),
      problem: read.bad.isEmpty ? nil : .badRecords(read.bad.count, isRefused: isRefused, isTrial: dryRun)
    )
  }

  @MainActor private func imported(
    _ tasks: [IncomingTask], _ format: TodoFormat, in context: Context
  ) async throws(Problem) -> ImportedTasks {
    let todo = context.todoList()
    let (localTime, now) = (context.localTime, context.now)
    let changed = tasks.sinceWritten(try await todo.allTasks()) { format.written($0, localTime, now: now) }
    return try await todo.imported(changed, isTrial: dryRun)
  }
}

extension TodoImportCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    format = arguments.value("--format")
    dryRun = arguments.flag("--dry-run")
    strict = arguments.flag("--strict")
    file = arguments.operand()
  }
}

struct TodoExportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot todo", commandName: "export",
    abstract: "Write the tasks for another program.",
    discussion: """
      Without a file, or with -, they go to standard output; a file that is there already is replaced whole. The form is that of --format, or \
      what the name of the file says, or Taskwarrior's.
      With a file, --plain prints the file and how many tasks it holds.

      glot todo export --format taskwarrior | task import
      glot todo export tasks.ics
      """
  )

  @Argument(help: "The file to write.", completion: .file())
  var file: String?

  @Option(help: "The form: taskwarrior, todotxt or ical.", completion: .list(TodoFormat.allCases.map(\.rawValue)))
  var format: String?

  @Flag(help: "Only open tasks.")
  var open = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let format = try format.map { value throws(Problem) in try TodoFormat(value, of: "--format") } ?? TodoFormat(named: file)
    let transfer = context.todoList().transfer.build()
    await transfer.loadTasks { if open { $0.status = .open } }
    if let problem = transfer.state.problem { throw Problem(problem) }
    let text = format.text(transfer.state.tasks, context.localTime, now: context.now)
    guard let file, file != "-" || context.literalCount > 0 else { return Outcome(ExportDocument(text: text)) }
    do throws(UserFileError) { try context.launch.files(context.options).write(text, to: file) } catch { throw .writing(error) }
    return Outcome(ExportReport(file: file, counts: [("tasks", transfer.state.tasks.count, TaskPhrases.task)]))
  }
}

extension TodoExportCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    format = arguments.value("--format")
    open = arguments.flag("--open")
    file = arguments.operand()
  }
}

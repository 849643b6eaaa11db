import AppGraph
import ArgumentParser
import CoreModule
import CorePresentation
import Presentation

/// Texts that the help of several commands shares.
enum HistoryHelp {
  static let record = "--plain prints the number, the time, the command, what it was done to, and - when it was undone."
}

struct UndoCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "undo",
    abstract: "Take back the last change.",
    discussion: """
      Each command that changed something is one step, in this run or an earlier one. What was undone can be done again with redo, until \
      something new is changed.
      \(HistoryHelp.record)

      glot undo
      glot undo --dry-run
      """
  )

  @Flag(help: "Show the steps that can be undone, the next one first.")
  var list = false

  @Flag(help: "Only say what would happen.")
  var dryRun = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    try await UndoRedo(direction: .undo, list: list, dryRun: dryRun).run(in: context)
  }
}

extension UndoCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    list = arguments.flag("--list")
    dryRun = arguments.flag("--dry-run")
  }
}

struct RedoCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "redo",
    abstract: "Do again what was undone.",
    discussion: """
      \(HistoryHelp.record)

      glot redo
      glot redo --list
      """
  )

  @Flag(help: "Show the steps that can be done again, the next one first.")
  var list = false

  @Flag(help: "Only say what would happen.")
  var dryRun = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    try await UndoRedo(direction: .redo, list: list, dryRun: dryRun).run(in: context)
  }
}

extension RedoCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    list = arguments.flag("--list")
    dryRun = arguments.flag("--dry-run")
  }
}

struct HistoryCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "history",
    abstract: "Show what was changed, and when, the newest first.",
    discussion: """
      Steps are kept for a year, at most 10,000 of them.
      \(HistoryHelp.record)

      glot history --limit 10
      """
  )

  @Option(help: "At most this many steps.")
  var limit: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    let limit = try limit.map { text throws(Problem) in try count(text, of: "--limit") }
    let steps = try await context.undoSteps()
    let shown = Array(steps.prefix(limit ?? .max))
    return Outcome(StepsDocument(steps: shown), notes: steps.isEmpty ? [StepPhrases.nothingChanged] : [])
  }
}

extension HistoryCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    limit = arguments.value("--limit")
  }
}

/// Undo and redo differ only in direction.
private struct UndoRedo {
  let direction: StepDirection
  let list: Bool
  let dryRun: Bool

  @MainActor
  func run(in context: Context) async throws(Problem) -> Outcome {
    if list || dryRun { return try await shown(in: context) }
    let log = context.graph.undoLog
    let step: UndoStep?
    do throws(UndoError) {
      step = direction == .undo ? try await log.undo() : try await log.redo()
    } catch { throw Problem(error) }
    guard let step else { return Outcome(StepsDocument(steps: []), problem: StepPhrases.nothing(to: direction)) }
    return Outcome(ChangedStepsDocument(steps: [step], direction: direction))
  }

  /// Shows the steps without changing anything.
  @MainActor
  private func shown(in context: Context) async throws(Problem) -> Outcome {
    let steps = try await context.undoSteps()
    let open = direction == .undo ? steps.filter { !$0.isUndone } : steps.filter(\.isUndone).reversed()
    guard let next = open.first else { return Outcome(StepsDocument(steps: []), problem: StepPhrases.nothing(to: direction)) }
    return Outcome(list ? StepsDocument(steps: open) : ChangedStepsDocument(steps: [next], direction: direction, isDryRun: true))
  }
}

extension Context {
  fileprivate func undoSteps() async throws(Problem) -> [UndoStep] {
    do throws(UndoError) { return try await graph.undoLog.steps() } catch { throw Problem(error) }
  }
}

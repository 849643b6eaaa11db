import AppGraph
import CoreModule
import CorePresentation
import Presentation

/// Texts that the help of several commands shares.
enum HistoryHelp {
  static let record = LocalizedText(
    en: "--plain prints the number, the time, the command, what it was done to, and - when it was undone.",
    ru: "--plain выводит номер, время, команду, к чему она относилась, и «-», если шаг отменён."
  )
}

struct UndoCommand: Command {
  static let name = "undo"
  static let help = CommandHelp(
    en: "Undo the last change.", ru: "Отменить последнее изменение.",
    details: [
      LocalizedText(
        en: """
          Each command that changed something is one step, in this run or an earlier one. Undone steps can be redone with redo, until \
          something new is changed.
          """,
        ru: """
          Каждая команда, которая что-то изменила, — один шаг, даже если она выполнена давно. Отменённое можно повторить командой \
          redo, пока не сделано новое изменение.
          """
      ),
      HistoryHelp.record,
    ], examples: ["glot undo", "glot undo --dry-run"]
  )

  private let undo: UndoRedo

  init(_ arguments: inout ArgumentReader) {
    undo = UndoRedo(
      .undo, &arguments, listing: "Show the steps that can be undone, the next one first.",
      ru: "Показать шаги, которые можно отменить, начиная с ближайшего."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome { try await undo.run(in: context) }
}

struct RedoCommand: Command {
  static let name = "redo"
  static let help = CommandHelp(
    en: "Redo what was undone.", ru: "Повторить отменённое.", details: [HistoryHelp.record],
    examples: ["glot redo", "glot redo --list"]
  )

  private let redo: UndoRedo

  init(_ arguments: inout ArgumentReader) {
    redo = UndoRedo(
      .redo, &arguments, listing: "Show the steps that can be done again, the next one first.",
      ru: "Показать шаги, которые можно повторить, начиная с ближайшего."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome { try await redo.run(in: context) }
}

struct HistoryCommand: Command {
  static let name = "history"
  static let help = CommandHelp(
    en: "Show what was changed, and when, the newest first.", ru: "Показать, что и когда было изменено, начиная с последнего.",
    details: [
      LocalizedText(en: "Steps are kept for a year, at most 10,000 of them.", ru: "Шаги хранятся год, не больше 10 000."),
      HistoryHelp.record,
    ], examples: ["glot history --limit 10"]
  )

  let limit: OptionValue<Int>

  init(_ arguments: inout ArgumentReader) {
    limit = arguments.count("limit", en: "At most this many steps.", ru: "Не больше указанного числа шагов.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let limit = try limit()
    let steps = try await context.undoSteps()
    let shown = Array(steps.prefix(limit ?? .max))
    return Outcome(StepsDocument(steps: shown), notes: steps.isEmpty ? [StepPhrases.nothingChanged] : [])
  }
}

/// Undo and redo differ only in direction.
private struct UndoRedo {
  let direction: StepDirection
  let list: Bool
  let dryRun: Bool

  /// - Parameter listing: The help of `--list`.
  init(_ direction: StepDirection, _ arguments: inout ArgumentReader, listing english: String, ru russian: String) {
    self.direction = direction
    list = arguments.flag("list", en: english, ru: russian)
    dryRun = arguments.flag("dry-run", en: "Only show what would happen.", ru: "Только показать, что произойдёт.")
  }

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

import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit
import TodoList

/// Shows due reminders: of tasks, and to add a word.
@MainActor
struct DueReminders {
  private let time: TimeOfDay
  private let isForced: Bool
  private let wait: Int
  private let context: Context
  private let graph: AppGraph

  init(_ time: TimeOfDay, isForced: Bool, wait: Int, in context: Context) {
    self.time = time
    self.isForced = isForced
    self.wait = wait
    self.context = context
    graph = context.graph
  }

  func outcome() async throws(Problem) -> Outcome {
    let reminder = graph.personalDictionary(router: HintRouter<PersonalDictionaryDestination>()).build().reminder.build()
    await reminder.decide(at: time, isForced: isForced)
    if let problem = reminder.state.problem { throw Problem(problem) }
    guard let decision = reminder.state.decision else { throw .unclearReminder }
    let due = graph.todoList(router: HintRouter<TodoListDestination>()).build().dueTasks.build()
    await due.claim()
    let tasks = due.state.tasks
    let practice = graph.practice(router: HintRouter<PracticeDestination>()).build().reminder.build()
    await practice.decide(at: time, isForced: isForced)
    let words = practice.state.due
    var results: [Result] = []
    // Of several notifications, wait only for the last.
    if !tasks.isEmpty {
      let isLast = decision != .due && words == 0
      results.append(await show(notification(tasks), fallback: ReminderPhrases.sentence(tasks), waits: isLast, opening: "--tasks"))
    }
    if words > 0 {
      results.append(
        await show(
          notification(words), fallback: ReminderPhrases.practiceTitle(words), waits: decision != .due, opening: "--practice"))
    }
    if decision == .due { results.append(await show(wordNotification, fallback: ReminderPhrases.body, waits: true, opening: "--add")) }
    let notShown = results.lazy.compactMap(\.problem).first
    let document = DueRemindersDocument(
      decision: decision, tasks: tasks, words: words, isShown: !results.isEmpty && notShown == nil, now: context.now,
      localTime: context.localTime)
    let problem = due.state.problem.map(Problem.init) ?? practice.state.problem.map(Problem.init) ?? notShown
    return Outcome(document, notes: results.compactMap(\.note), problem: problem)
  }

  private struct Result {
    var note: LocalizedText?
    var problem: Problem?
  }

  private var wordNotification: UserNotification {
    let language = context.session.language
    return UserNotification(
      title: ReminderPhrases.title(language), body: ReminderPhrases.body(language), action: ReminderPhrases.action(language)
    )
  }

  /// The words that are due.
  private func notification(_ words: Int) -> UserNotification {
    let language = context.session.language
    return UserNotification(
      title: ReminderPhrases.practiceTitle(words)(language), body: ReminderPhrases.practiceBody(language),
      action: ReminderPhrases.practise(language)
    )
  }

  private func notification(_ tasks: [TodoTask]) -> UserNotification {
    let language = context.session.language
    return UserNotification(
      title: ReminderPhrases.title(tasks)(language), body: ReminderPhrases.body(tasks, context.localTime, now: context.now)(language),
      action: ReminderPhrases.openTasks(language)
    )
  }

  /// Shows a notification and opens the program if the user chooses that. If it cannot be shown, the next run shows `fallback`.
  private func show(_ notification: UserNotification, fallback: LocalizedText, waits: Bool, opening option: String) async -> Result {
    do throws(NotifierError) {
      let answer = try await graph.notifier.show(notification, waiting: waits ? wait : 0)
      return Result(note: answer == .chosen && !openInterface(option) ? ReminderPhrases.noTerminal : nil)
    } catch {
      let notShown = error
      do throws(StorageError) { try leave(fallback(context.session.language)) } catch { return Result(problem: Problem(error)) }
      return Result(problem: .notShown(notShown))
    }
  }

  /// Stores a sentence for the next run, after an earlier one.
  private func leave(_ sentence: String) throws(StorageError) {
    let pending = context.launch.pendingReminder(context.options)
    let earlier = pending.take() ?? ""
    try pending.leave(earlier.isEmpty || earlier == sentence ? sentence : "\(earlier) \(sentence)")
  }

  private func openInterface(_ option: String) -> Bool {
    let place = context.options.dataFolder.map { ["--data-dir", context.launch.absolutePath($0)] } ?? []
    return context.launch.openTerminal(running: ["ui", option] + place)
  }
}

struct DueRemindersDocument: Document {
  let decision: ReminderDecision
  let tasks: [TodoTask]
  /// How many words to practise.
  let words: Int
  let isShown: Bool
  let now: Timestamp
  let localTime: LocalTime

  func json(_ localTime: LocalTime) -> JSON {
    let due = tasks.map { JSON.object($0.members(localTime, now: now)) }
    return .object([("word", .string(decision.name)), ("tasks", .array(due)), ("practice", .number(words)), ("shown", .bool(isShown))])
  }

  var plain: [[String]] {
    [[decision.name]] + tasks.map { $0.record(localTime) } + (words > 0 ? [["practice", "\(words)"]] : [])
  }

  func text(_ style: TextStyle) -> String {
    var lines: [LocalizedText] = []
    if !tasks.isEmpty, isShown { lines.append(ReminderPhrases.shown(tasks.count)) }
    if words > 0, isShown { lines.append(ReminderPhrases.practiceShown(words)) }
    if (tasks.isEmpty && words == 0) || decision == .due { lines.append(ReminderPhrases.sentence(decision, isShown: isShown)) }
    return lines.map { $0(style.language) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension ReminderDecision {
  /// The stable code for programs.
  fileprivate var name: String {
    switch self {
    case .due: "due"
    case .notYet: "not_yet"
    case .shownToday: "shown_today"
    case .wordAddedToday: "word_added_today"
    }
  }
}

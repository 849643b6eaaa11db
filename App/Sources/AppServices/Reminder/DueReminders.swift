package import AppGraph
package import CoreModule
package import CorePresentation
import PersonalDictionary
import Practice
package import Presentation
import TodoList

/// Shows due reminders: of tasks, and to add a word.
@MainActor
package struct DueReminders {
  private let graph: AppGraph
  private let launch: any Launch
  private let options: LaunchOptions
  private let language: InterfaceLanguage

  package init(_ graph: AppGraph, _ launch: any Launch, _ options: LaunchOptions, in language: InterfaceLanguage) {
    (self.graph, self.launch, self.options, self.language) = (graph, launch, options, language)
  }

  /// - Parameters:
  ///   - time: The time of day of the reminders to add a word and to practise.
  ///   - isForced: Whether to remind even if it is not due.
  ///   - wait: How many seconds to wait for an answer to the last notification.
  package func show(at time: TimeOfDay, isForced: Bool, waiting wait: Int) async throws(Problem) -> ShownReminders {
    let reminder = graph.personalDictionary(router: ClosureRouter { _ in }).build().reminder.build()
    await reminder.decide(at: time, isForced: isForced)
    if let problem = reminder.state.problem { throw Problem(problem) }
    guard let decision = reminder.state.decision else { throw .unclearReminder }
    let due = graph.todoList(router: ClosureRouter { _ in }).build().dueTasks.build()
    await due.claim()
    let tasks = due.state.tasks
    let practice = graph.practice(router: ClosureRouter { _ in }).build().reminder.build()
    await practice.decide(at: time, isForced: isForced)
    let words = practice.state.isToBeShown ? practice.state.due : 0
    var results: [Result] = []
    // Of several notifications, wait only for the last.
    if !tasks.isEmpty {
      let isLast = decision != .due && words == 0
      results.append(
        await show(notification(tasks), fallback: ReminderPhrases.sentence(tasks), waiting: isLast ? wait : 0, opening: "--tasks")
      )
    }
    if words > 0 {
      results.append(
        await show(
          notification(words), fallback: ReminderPhrases.practiceSentence(words), waiting: decision == .due ? 0 : wait,
          opening: "--practice"))
    }
    if decision == .due { results.append(await show(wordNotification, fallback: ReminderPhrases.body, waiting: wait, opening: "--add")) }
    let notShown = results.lazy.compactMap(\.problem).first
    let document = DueRemindersDocument(
      decision: decision, tasks: tasks, dueWords: practice.state.due, remindsOfWords: words > 0,
      isShown: !results.isEmpty && notShown == nil, now: graph.clock.now(),
      localTime: launch.localTime)
    let problem = due.state.problem.map(Problem.init) ?? practice.state.problem.map(Problem.init) ?? notShown
    return ShownReminders(document: document, notes: results.compactMap(\.note), problem: problem)
  }

  private struct Result {
    var note: LocalizedText?
    var problem: Problem?
  }

  private var wordNotification: UserNotification {
    UserNotification(
      title: ReminderPhrases.title(language), body: ReminderPhrases.body(language), action: ReminderPhrases.action(language)
    )
  }

  /// The words that are due.
  private func notification(_ words: Int) -> UserNotification {
    UserNotification(
      title: ReminderPhrases.practiceTitle(words)(language), body: ReminderPhrases.practiceBody(words)(language),
      action: ReminderPhrases.practise(language)
    )
  }

  private func notification(_ tasks: [TodoTask]) -> UserNotification {
    UserNotification(
      title: ReminderPhrases.title(tasks)(language), body: ReminderPhrases.body(tasks, launch.localTime, now: graph.clock.now())(language),
      action: ReminderPhrases.openTasks(language)
    )
  }

  /// Shows a notification and opens the program if the user chooses that. If it cannot be shown, the next run shows `fallback`.
  private func show(_ notification: UserNotification, fallback: LocalizedText, waiting wait: Int, opening option: String) async -> Result {
    do throws(NotifierError) {
      let answer = try await graph.notifier.show(notification, waiting: wait)
      return Result(note: answer == .chosen && !openInterface(option) ? ReminderPhrases.noTerminal : nil)
    } catch {
      let notShown = error
      do throws(StorageError) { try leave(fallback(language)) } catch { return Result(problem: Problem(error)) }
      return Result(problem: .notShown(notShown))
    }
  }

  /// Stores a sentence for the next run, after an earlier one.
  private func leave(_ sentence: String) throws(StorageError) {
    let pending = launch.pendingReminder(options)
    let earlier = pending.take() ?? ""
    try pending.leave(earlier.isEmpty || earlier == sentence ? sentence : "\(earlier) \(sentence)")
  }

  private func openInterface(_ option: String) -> Bool {
    let place = options.dataFolder.map { ["--data-dir", launch.absolutePath($0)] } ?? []
    return launch.openTerminal(running: ["ui", option] + place)
  }
}

/// What was shown of what was due.
package struct ShownReminders {
  package let document: DueRemindersDocument
  /// Remarks for the user.
  package let notes: [LocalizedText]
  /// Why not all could be shown.
  package let problem: Problem?
}

import AppGraph
import CoreModule
import PersonalDictionary

/// Shows the reminders that are due.
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
    graph = context.graph()
  }

  func outcome() async throws(Problem) -> Outcome {
    let reminder = graph.personalDictionary(router: HintRouter()).build().reminder.build()
    await reminder.decide(at: time, isForced: isForced)
    if let problem = reminder.state.problem { throw Problem(problem) }
    guard let decision = reminder.state.decision else { throw .unclearReminder }
    guard decision == .due else { return Outcome(DueRemindersDocument(decision: decision, isShown: false)) }
    let language = context.session.language
    let notification = UserNotification(
      title: ReminderPhrases.title(language), body: ReminderPhrases.body(language), action: ReminderPhrases.action(language)
    )
    do throws(NotifierError) {
      let answer = try await graph.notifier.show(notification, waiting: wait)
      var outcome = Outcome(DueRemindersDocument(decision: decision, isShown: true))
      if answer == .chosen, !openEditor() { outcome.notes = [ReminderPhrases.noTerminal] }
      return outcome
    } catch {
      do throws(StorageError) {
        try context.launch.owedReminder(context.options).leave(ReminderPhrases.body(language))
      } catch { throw Problem(error) }
      return Outcome(DueRemindersDocument(decision: decision, isShown: false), problem: .notShown(error))
    }
  }

  private func openEditor() -> Bool {
    let place = context.options.dataFolder.map { ["--data-dir", context.launch.absolutePath($0)] } ?? []
    return context.launch.openTerminal(running: ["ui", "--add"] + place)
  }
}

/// What was due, and whether it was shown.
struct DueRemindersDocument: Document {
  let decision: ReminderDecision
  let isShown: Bool

  func json(_ localTime: LocalTime) -> JSON { .object([("word", .string(decision.name)), ("shown", .bool(isShown))]) }
  var plain: [[String]] { [[decision.name]] }
  func text(_ style: TextStyle) -> String { ReminderPhrases.sentence(decision, isShown: isShown)(style.language) }
}

extension ReminderDecision {
  /// The stable name, for programs.
  fileprivate var name: String {
    switch self {
    case .due: "due"
    case .notYet: "not_yet"
    case .shownToday: "shown_today"
    case .wordAddedToday: "word_added_today"
    }
  }
}

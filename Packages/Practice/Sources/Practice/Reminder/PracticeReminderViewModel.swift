public import CoreModule

/// Decides whether to remind the user of due words, once a day.
@MainActor
public final class PracticeReminderViewModel {
  /// The state to show.
  public private(set) var state = PracticeReminderState()

  private var decisions = IntentOrder()
  private let tools: SessionTools
  private let mark: any DayMark
  private let localTime: LocalTime

  init(_ tools: SessionTools, mark: any DayMark, localTime: LocalTime) {
    (self.tools, self.mark, self.localTime) = (tools, mark, localTime)
  }

  /// Counts the due words, and decides whether to remind the user of them now. If so, stores the day, so that several processes remind only
  /// once a day.
  ///
  /// - Parameters:
  ///   - time: The time of day of the reminder.
  ///   - isForced: Whether to remind regardless of the time and of an earlier reminder.
  public func decide(at time: TimeOfDay, isForced: Bool = false) async {
    let turn = decisions.next()
    do throws(PracticeProblem) {
      let due = try await SessionRun.due(tools, SessionOptions())
      let isToBeShown = due > 0 ? try await isTime(time, isForced) : false
      if decisions.isLatest(turn) { (state.due, state.isToBeShown, state.problem) = (due, isToBeShown, nil) }
    } catch {
      if decisions.isLatest(turn) { state.problem = error }
    }
  }

  private func isTime(_ time: TimeOfDay, _ isForced: Bool) async throws(PracticeProblem) -> Bool {
    let now = tools.clock.now()
    let today = localTime.day(of: now)
    if !isForced {
      guard now >= localTime.moment(of: time, on: today) else { return false }
      guard try await PracticeProblem.convertingWords({ () throws(StorageError) in try await mark.last() }) != today else { return false }
    }
    let isFirst = try await PracticeProblem.convertingWords { () throws(StorageError) in try await mark.claim(today) }
    return isFirst || isForced
  }
}

/// The state of the reminder of the practice.
public struct PracticeReminderState: Equatable, Sendable {
  /// The number of words that are due.
  public internal(set) var due = 0
  /// Whether to remind the user of them now.
  public internal(set) var isToBeShown = false
  /// The last failure.
  public internal(set) var problem: PracticeProblem?
}

/// The dependencies of the reminder of the practice.
@MainActor
public protocol PracticeReminderDependency: SessionDependency {
  /// Stores the day of the last reminder.
  var practiceReminderMark: any DayMark { get }
}

/// Builds the reminder of the practice.
public typealias PracticeReminderBuilder = Builder<any PracticeReminderDependency>

extension PracticeReminderBuilder {
  /// Creates the view model.
  public func build() -> PracticeReminderViewModel {
    PracticeReminderViewModel(SessionTools(dependency), mark: dependency.practiceReminderMark, localTime: dependency.localTime)
  }
}

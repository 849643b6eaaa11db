public import CoreModule

/// The state of the dialog that adds tasks.
public struct NewTaskState: Equatable, Sendable {
  /// The properties recognized in the line so far; `nil` for an empty line.
  public var preview: QuickEntry?
  /// The tasks added by the last submission.
  public var added: [TodoTask] = []
  /// The words of the lines that were overridden by options.
  public var overruled: [String] = []
  /// Whether one of the lines has days or a recurrence that a task cannot have, and that stayed in its text.
  public var isPartial = false
  /// The last failure.
  public var problem: TodoProblem?
}

/// Adds tasks.
@MainActor
public final class NewTaskViewModel {
  /// The state to show.
  public private(set) var state = NewTaskState()

  private var entries = IntentOrder()
  private let store: any TodoStore
  private let clock: WallClock
  private let localTime: LocalTime

  init(store: any TodoStore, clock: WallClock, localTime: LocalTime) {
    self.store = store
    self.clock = clock
    self.localTime = localTime
  }

  /// Shows the properties that are recognized in `line`.
  public func preview(_ line: String) {
    entries.next()
    state.problem = nil
    guard !line.isBlank else {
      state.preview = nil
      return
    }
    do throws(NoSuchDate) {
      state.preview = try QuickEntryParser(now: clock.now(), localTime: localTime).entry(line)
    } catch {
      state.preview = QuickEntry(text: line)
      state.problem = .badDate(error.text, inLine: true)
    }
  }

  /// Adds a task for each request, or none if one of them cannot be added.
  public func submit(_ requests: [NewTaskRequest]) async {
    let turn = entries.next()
    do throws(TodoProblem) {
      let now = clock.now()
      var drafts: [TodoDraft] = []
      var overruled: [String] = []
      var isPartial = false
      for request in requests {
        let read = try request.draft(now: now, localTime: localTime)
        drafts.append(read.draft)
        overruled += read.overruled
        isPartial = isPartial || read.isPartial
      }
      do throws(TodoStoreError) { state.added = try await store.add(drafts) } catch { throw TodoProblem(error) }
      (state.overruled, state.isPartial) = (overruled, isPartial)
      guard entries.isLatest(turn) else { return }
      state.preview = nil
      state.problem = nil
    } catch { state.problem = error }
  }
}

/// The dependencies of the dialog that adds tasks.
@MainActor
public protocol NewTaskDependency: TodoStoreDependency {
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds the dialog that adds tasks.
public typealias NewTaskBuilder = Builder<any NewTaskDependency>

extension NewTaskBuilder {
  /// Creates the view model.
  public func build() -> NewTaskViewModel {
    NewTaskViewModel(store: dependency.todoStore, clock: dependency.clock, localTime: dependency.localTime)
  }
}

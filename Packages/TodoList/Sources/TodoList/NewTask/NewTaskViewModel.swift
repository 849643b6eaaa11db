public import CoreModule
public import Observation

/// What the dialog that adds a task shows.
public struct NewTaskState: Equatable, Sendable {
  /// What is understood of the line so far; `nil` before anything is typed.
  public var preview: QuickEntry?
  /// The tasks that were added last.
  public var added: [TodoTask] = []
  /// The words of their lines that count for nothing, because the requests said something else.
  public var overruled: [String] = []
  /// The last failure.
  public var problem: TodoProblem?
}

/// Adds tasks.
@MainActor
@Observable
public final class NewTaskViewModel {
  /// The state to show.
  public private(set) var state = NewTaskState()

  @ObservationIgnored private var entries = IntentOrder()
  private let store: any TodoStore
  private let clock: WallClock
  private let localTime: LocalTime

  init(store: any TodoStore, clock: WallClock, localTime: LocalTime) {
    self.store = store
    self.clock = clock
    self.localTime = localTime
  }

  /// Shows what would be understood of `line`.
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
      state.problem = .badDate(error.text)
    }
  }

  /// Adds a task for each request; all of them or none.
  public func submit(_ requests: [NewTaskRequest]) async {
    let turn = entries.next()
    do throws(TodoProblem) {
      let now = clock.now()
      var drafts: [TodoDraft] = []
      var overruled: [String] = []
      for request in requests {
        let read = try request.draft(now: now, localTime: localTime)
        drafts.append(read.draft)
        overruled += read.overruled
      }
      do throws(TodoStoreError) { state.added = try await store.add(drafts) } catch { throw TodoProblem(error) }
      state.overruled = overruled
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
  /// Wires a dialog in which nothing is typed yet.
  public func build() -> NewTaskViewModel {
    NewTaskViewModel(store: dependency.todoStore, clock: dependency.clock, localTime: dependency.localTime)
  }
}

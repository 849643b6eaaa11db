public import CoreModule
import Synchronization

/// An undo log with predefined steps. It only flips their state.
public final class StubUndoLog: UndoLog {
  private let given: Mutex<[UndoStep]>

  /// A log of these steps, the newest first.
  public init(_ steps: [UndoStep] = []) { given = Mutex(steps) }

  /// The steps as they are now.
  public func steps() async throws(UndoError) -> [UndoStep] { given.withLock { $0 } }

  /// Marks the newest step that is not undone as undone.
  public func undo() async throws(UndoError) -> UndoStep? { turn { steps in steps.firstIndex { !$0.isUndone } } }

  /// Marks the oldest undone step as done again.
  public func redo() async throws(UndoError) -> UndoStep? { turn { steps in steps.lastIndex { $0.isUndone } } }

  private func turn(_ choose: ([UndoStep]) -> Int?) -> UndoStep? {
    given.withLock { steps in
      guard let index = choose(steps) else { return nil }
      steps[index] = steps[index].turned
      return steps[index]
    }
  }
}

public import CoreModule
import Synchronization

/// An undo log of given steps, which only turns them round.
public final class GivenUndoLog: UndoLog {
  private let given: Mutex<[UndoStep]>

  /// A log of these steps, the newest first.
  public init(_ steps: [UndoStep] = []) { given = Mutex(steps) }

  /// The steps as they are now.
  public func steps() async throws(UndoError) -> [UndoStep] { given.withLock { $0 } }

  /// Turns the newest step that was not undone.
  public func undo() async throws(UndoError) -> UndoStep? { turn { steps in steps.firstIndex { !$0.isUndone } } }

  /// Turns the oldest step that was undone.
  public func redo() async throws(UndoError) -> UndoStep? { turn { steps in steps.lastIndex { $0.isUndone } } }

  private func turn(_ choose: ([UndoStep]) -> Int?) -> UndoStep? {
    given.withLock { steps in
      guard let index = choose(steps) else { return nil }
      steps[index] = steps[index].turned
      return steps[index]
    }
  }
}

public import CoreModule
import PracticeScheduling

/// Counts answers of the word game as reviews, where they say something.
///
/// A wrong answer makes a learned card come back. A right one counts when the card is due: before, it may have been a guess.
public struct GameReviews: Sendable {
  private let tools: SessionTools

  /// Creates reviews over the stores of `dependency`.
  @MainActor
  public init(_ dependency: any UpkeepDependency) { tools = SessionTools(dependency) }

  /// Counts an answer.
  ///
  /// - Parameters:
  ///   - id: The word that was asked.
  ///   - text: The word as it is written, for the undo step.
  ///   - direction: The side that was shown.
  /// - Returns: The card as it is then; `nil` when the answer says nothing about it.
  public func note(
    _ id: PracticeWord.ID, _ text: String, _ direction: PracticeDirection, isCorrect: Bool
  ) async throws(PracticeProblem) -> Card? {
    while let (entry, version) = try await entry(CardID(id, direction), isCorrect: isCorrect) {
      do { return try await tools.store.append(entry, expecting: version, subject: text) } catch {
        // The card was answered elsewhere meanwhile: it is read again.
        guard case .movedOn = error else { throw PracticeProblem(error) }
      }
    }
    return nil
  }

  /// The entry that an answer makes; `nil` when it says nothing.
  private func entry(_ id: CardID, isCorrect: Bool) async throws(PracticeProblem) -> (entry: LogEntry, version: LogEntry.ID?)? {
    let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.cards([id]) }
    let now = tools.clock.now()
    let today = tools.calendar.day(of: now)
    guard let card = cards.first, card.phase == .review, !isCorrect || card.isDue(at: now, on: today) else { return nil }
    let parameters = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.parameters() }
    let scheduler: Scheduler
    do { scheduler = try tools.settings.scheduler(parameters) } catch { throw .scheduling(error) }
    let buttons = GradeButtons(scheduler: scheduler, isFuzzed: tools.settings.isFuzzed, now: now, today: today)
    let grade: Grade = isCorrect ? .good : .again
    guard let button = buttons.buttons(for: card, load: [:]).first(where: { $0.grade == grade }) else { return nil }
    let review = Review(button.grade, kind: .game, duration: .zero, before: card.phase, interval: button.interval)
    return (tools.entry(id, after: card.latest, .answer(review)), card.version)
  }
}

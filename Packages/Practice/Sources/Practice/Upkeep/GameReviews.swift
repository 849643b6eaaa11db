public import CoreModule
import PracticeScheduling

/// Counts answers of the word game as reviews, if they are meaningful.
///
/// A wrong answer brings a learned card back. A right one counts only when the card is due, since it may have been a guess. Suspended and
/// buried cards are left as they are. A word whose card becomes a leech gets the leech tag, as in a session.
public struct GameReviews: Sendable {
  private let tools: SessionTools

  /// Creates reviews over the stores of `dependency`.
  @MainActor
  public init(_ dependency: any UpkeepDependency) { tools = SessionTools(dependency) }

  /// Counts an answer.
  ///
  /// - Parameters:
  ///   - id: The word that was asked.
  ///   - text: The text of the word, for the undo step.
  ///   - direction: The side that was shown.
  /// - Returns: The card afterwards; `nil` when the answer does not count.
  public func note(
    _ id: PracticeWord.ID, _ text: String, _ direction: PracticeDirection, isCorrect: Bool
  ) async throws(PracticeProblem) -> Card? {
    while let (entry, card) = try await entry(CardID(id, direction), isCorrect: isCorrect) {
      do { return try await tools.append(entry, to: card, subject: text) } catch {
        // Another process answered the card or set it aside meanwhile, so it is read again.
        if case .storage = error { throw PracticeProblem(error) }
      }
    }
    return nil
  }

  /// The entry for an answer; `nil` when the answer does not count.
  private func entry(_ id: CardID, isCorrect: Bool) async throws(PracticeProblem) -> (entry: LogEntry, card: Card)? {
    let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.cards([id]) }
    let now = tools.clock.now()
    let today = tools.calendar.day(of: now)
    guard let card = cards.first, card.phase == .review, card.isAvailable(on: today), !isCorrect || card.isDue(at: now, on: today)
    else { return nil }
    let parameters = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.parameters() }
    let scheduler: Scheduler
    do { scheduler = try tools.settings.scheduler(parameters) } catch { throw .scheduling(error) }
    let buttons = GradeButtons(scheduler: scheduler, isFuzzed: tools.settings.isFuzzed, now: now, today: today)
    let grade: Grade = isCorrect ? .good : .again
    guard let button = buttons.buttons(for: card, load: [:]).first(where: { $0.grade == grade }) else { return nil }
    let review = Review(button.grade, kind: .game, duration: .zero, before: card.phase, interval: button.interval)
    return (tools.entry(id, after: card.latest, .answer(review)), card)
  }
}

public import CoreModule

/// How well a word is known, for lists and searches.
public struct WordKnowledge: Hashable, Sendable {
  /// The least advanced stage of its cards.
  public let phase: CardPhase
  /// The smallest stability of its cards that were answered, in days.
  public let stability: Double?
  /// Whether a card is due.
  public let isDue: Bool
  /// Whether a card is a leech.
  public let isLeech: Bool
  /// Whether all its cards are set aside.
  public let isSuspended: Bool

  /// A word is known when it will be remembered for so many days.
  public static let knownStability = 21.0

  /// Whether it will be remembered for weeks.
  public var isKnown: Bool { stability.map { $0 >= Self.knownStability } ?? false }

  /// Sums up the cards of a word. A direction that was never begun says nothing when the other one was.
  public init(_ cards: [Card], at now: Timestamp, on today: CalendarDay) {
    let begun = cards.filter { $0.phase != .new }
    phase = begun.contains { $0.phase != .review } ? .learning : begun.isEmpty ? .new : .review
    stability = begun.compactMap(\.stability).min()
    isDue = begun.contains { $0.isDue(at: now, on: today) && $0.isAvailable(on: today) }
    isLeech = cards.contains(where: \.isLeech)
    isSuspended = !cards.isEmpty && cards.allSatisfy(\.isSuspended)
  }
}

import CoreModule

/// Chooses how a card is asked.
enum KindRule {
  /// Below this stability, in days, an answer is chosen; from it on, the word is typed, or its meaning recalled.
  static let chosenUntil = 3.0
  /// The number of wrong answers to choose from.
  static let distractors = 3

  /// A new word is shown. A word that is not well known yet is chosen among others. Later its meaning is recalled, and the word itself
  /// typed.
  static func kind(of card: Card) -> CardKind {
    guard let stability = card.stability else { return card.id.direction == .from ? .recognise : .choose }
    let isUnsure = card.phase != .review || stability < chosenUntil
    if isUnsure { return .choose }
    return card.id.direction == .from ? .recognise : .recall
  }

  /// How a card is asked when there are too few answers to choose from.
  static func kindWithoutChoices(of card: Card) -> CardKind { card.id.direction == .from || card.phase == .new ? .recognise : .recall }
}

/// The rule that keeps the two cards of a word apart.
public enum SiblingRule {
  /// The minimum time between the answers to two siblings.
  public static let distance = Duration.seconds(900)

  /// Whether a card must wait at `now`, given when its sibling was answered. A time far in the future came from a wrong clock and is
  /// ignored.
  static func mustWait(at now: Timestamp, sibling answered: Timestamp?) -> Bool {
    guard let answered else { return false }
    return answered > now.adding(.zero - distance) && answered < now.adding(distance)
  }
}

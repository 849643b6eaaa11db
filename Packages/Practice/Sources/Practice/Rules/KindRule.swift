import CoreModule

/// Chooses how a card is asked, by how well its word is known.
enum KindRule {
  /// From this stability on, in days, a word is typed, or its meaning recalled, instead of chosen.
  static let chosenUntil = 3.0
  /// How many wrong answers are offered beside the right one.
  static let distractors = 3

  /// A new word is shown. One that is not sure yet is chosen among others. Later its meaning is recalled, and the word itself typed.
  static func kind(of card: Card) -> CardKind {
    guard let stability = card.stability else { return card.id.direction == .from ? .recognise : .choose }
    let isUnsure = card.phase != .review || stability < chosenUntil
    if isUnsure { return .choose }
    return card.id.direction == .from ? .recognise : .recall
  }

  /// What is asked when there is nothing to choose from.
  static func kindWithoutChoices(of card: Card) -> CardKind { card.id.direction == .from || card.phase == .new ? .recognise : .recall }
}

/// When the two cards of a word are kept apart.
public enum SiblingRule {
  /// A card is not asked for so long after its sibling.
  public static let distance = Duration.seconds(900)

  /// Whether a card must wait at `now` when its sibling was answered then. An answer long after `now` was given by a wrong clock.
  static func mustWait(at now: Timestamp, sibling answered: Timestamp?) -> Bool {
    guard let answered else { return false }
    return answered > now.adding(.zero - distance) && answered < now.adding(distance)
  }
}

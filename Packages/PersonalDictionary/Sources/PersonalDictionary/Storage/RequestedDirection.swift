import CoreModule

/// The direction in which to look a word up.
struct RequestedDirection: Sendable {
  /// The direction to try first.
  let direction: Direction
  /// The language into which a word of another language is translated; `nil` when the user named a language, so that no other is tried.
  let fallbackTarget: Language?
  /// Whether no direction was chosen, so that this one is derived from the language that the user speaks.
  var isGuessed = false
  /// The direction, if it is guessed.
  var guessed: Direction? { isGuessed ? direction : nil }
}

extension DirectionStore {
  /// The direction for the languages that the user named, and what else may be tried; the others are taken from the chosen direction.
  ///
  /// - Parameter spoken: The language that the user speaks, if known; used only while no direction is chosen.
  func direction(from: Language?, to: Language?, spoken: Language?) async throws(PersonalDictionaryProblem) -> RequestedDirection {
    if let from, let to {
      guard let named = Direction(from: from, to: to) else { throw .store(.sameLanguages(from)) }
      return RequestedDirection(direction: named, fallbackTarget: nil)
    }
    let stored: Direction?
    do { stored = try await chosenDirection() } catch { throw PersonalDictionaryProblem(error) }
    let direction = Direction.completed(from: from, to: to, chosen: stored, spoken: spoken)
    guard from == nil, to == nil else { return RequestedDirection(direction: direction, fallbackTarget: nil) }
    let isGuessed = stored == nil && direction != .initial
    return RequestedDirection(direction: direction, fallbackTarget: stored?.to ?? spoken ?? direction.to, isGuessed: isGuessed)
  }
}

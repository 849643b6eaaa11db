import CoreModule

/// The words of a round.
public struct RoundBank: Equatable, Sendable {
  /// The words in the order in which they are asked; each prompt once.
  public let entries: [DeckEntry]
  /// Wrong translations to show, without repeats.
  public let decoys: [Decoy]
  /// Words that look like a translation of a prompt but are not.
  public let falseFriends: [String: [String]]

  /// A wrong translation to show.
  public struct Decoy: Equatable, Sendable {
    /// The text.
    public let text: String
    let shape: TextShape
  }

  /// Creates a bank. Entries with the same prompt are merged; translations also serve as wrong ones for other prompts.
  public init(entries: [DeckEntry], decoys: [String] = [], falseFriends: [String: [String]] = [:]) {
    self.entries = entries.mergingPrompts
    let texts = (self.entries.flatMap(\.translations) + decoys).withoutRepeats()
    self.decoys = texts.map { Decoy(text: $0, shape: TextShape($0)) }
    self.falseFriends = falseFriends
  }
}

extension [DeckEntry] {
  /// The entries merged by prompt, at the place of the first.
  public var mergingPrompts: [DeckEntry] {
    var places: [String: Int] = [:]
    var merged: [DeckEntry] = []
    for entry in self where !entry.translations.isEmpty {
      if let place = places[entry.prompt] {
        merged[place] = merged[place].merged(with: entry)
      } else {
        places[entry.prompt] = merged.count
        merged.append(entry)
      }
    }
    return merged
  }
}

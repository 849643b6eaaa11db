/// The words of one round.
public struct RoundBank: Equatable, Sendable {
  /// The words to ask about, in the order in which they are; each prompt once.
  public let entries: [DeckEntry]
  /// What may be shown where it is wrong, none twice.
  public let decoys: [Decoy]
  /// What looks like a translation of a prompt and is none.
  public let falseFriends: [String: [String]]

  /// A text that may be shown where it is wrong.
  public struct Decoy: Equatable, Sendable {
    /// The text.
    public let text: String
    let shape: TextShape
  }

  /// A bank; entries for the same prompt become one, and their own translations may be shown beside other prompts too.
  public init(entries: [DeckEntry], decoys: [String] = [], falseFriends: [String: [String]] = [:]) {
    self.entries = entries.mergingPrompts
    var seen: Set<String> = []
    let texts = (self.entries.flatMap(\.translations) + decoys).filter { seen.insert($0).inserted }
    self.decoys = texts.map { Decoy(text: $0, shape: TextShape($0)) }
    self.falseFriends = falseFriends
  }
}

extension [DeckEntry] {
  /// The entries with each prompt once, where it came first; all translations of its entries are right.
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

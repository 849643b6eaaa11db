import CoreModule

/// Tells imported entries that are new from those that are there already, in the log or among the imported ones.
struct KnownEntries {
  private let matching: EntryMatching
  private var seen: Set<LogEntry.ID> = []
  private var cards: [CardID: Happenings] = [:]

  init(_ matching: EntryMatching) { self.matching = matching }

  /// What happened to a card.
  private struct Happenings {
    var answers: Set<Timestamp>
    var isSuspended: Bool
  }

  /// Whether the entry is new. It is known from then on.
  mutating func add(_ entry: LogEntry, to rows: some PracticeRows) throws -> Bool {
    let isStored = try rows.hasEntry(entry.id)
    guard seen.insert(entry.id).inserted, !isStored else { return false }
    guard matching == .identityOrTime else { return true }
    var card = try cards[entry.card] ?? happenings(of: entry.card, rows)
    defer { cards[entry.card] = card }
    switch entry.event {
    case .answer: return card.answers.insert(entry.time).inserted
    case .suspension:
      defer { card.isSuspended = true }
      return !card.isSuspended
    case .retraction, .release, .burial: return true
    }
  }

  private func happenings(of card: CardID, _ rows: some PracticeRows) throws -> Happenings {
    let entries = try rows.entries(of: card)
    return Happenings(answers: Set(entries.filter { $0.review != nil }.map(\.time)), isSuspended: try rows.card(card)?.isSuspended ?? false)
  }
}

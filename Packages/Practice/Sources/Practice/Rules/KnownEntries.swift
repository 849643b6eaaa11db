import CoreModule

/// Distinguishes new entries among imported ones from those that are in the log, or occur earlier in the import.
struct KnownEntries {
  private let matching: EntryMatching
  private var ids: Set<LogEntry.ID>
  /// The words that have entries in the log.
  private let logged: Set<PracticeWord.ID>
  private var cards: [CardID: Happenings] = [:]

  /// Reads what is known before `entries` are imported.
  init(_ entries: [LogEntry], _ matching: EntryMatching, in rows: some PracticeRows) throws {
    self.matching = matching
    switch matching {
    case .identity:
      ids = try rows.known(entries.map(\.id))
      logged = try rows.logged(Set(entries.lazy.filter { [ids] in !ids.contains($0.id) }.map(\.card.word)))
    case .identityOrTime:
      // Identities follow from the words, so those of words without entries are new.
      logged = try rows.logged(Set(entries.lazy.map(\.card.word)))
      ids = try rows.known(entries.filter { [logged] in logged.contains($0.card.word) }.map(\.id))
    }
  }

  /// The known events of a card.
  private struct Happenings {
    var answers: Set<Timestamp> = []
    var isSuspended = false
  }

  /// Whether the log had entries of a card's word.
  func isLogged(_ card: CardID) -> Bool { logged.contains(card.word) }

  /// Whether the entry is new. Afterwards it counts as known.
  mutating func add(_ entry: LogEntry, to rows: some PracticeRows) throws -> Bool {
    guard ids.insert(entry.id).inserted else { return false }
    guard matching == .identityOrTime, isLogged(entry.card) || entry.event == .suspension else { return true }
    if cards[entry.card] == nil { cards[entry.card] = try happenings(of: entry.card, rows) }
    // Changed in place, because the sets would be copied for each answer otherwise.
    switch entry.event {
    case .answer: return cards[entry.card]?.answers.insert(entry.time).inserted ?? true
    case .suspension:
      defer { cards[entry.card]?.isSuspended = true }
      return cards[entry.card]?.isSuspended != true
    case .retraction, .release, .burial, .reset, .rescheduling: return true
    }
  }

  private func happenings(of card: CardID, _ rows: some PracticeRows) throws -> Happenings {
    guard isLogged(card) else { return Happenings() }
    let entries = try rows.entries(of: card)
    return Happenings(answers: Set(entries.filter { $0.review != nil }.map(\.time)), isSuspended: try rows.card(card)?.isSuspended ?? false)
  }
}

import CoreModule

/// What becomes of translations that were kept elsewhere, among those that are kept here.
public struct HistoryIntake: Sendable {
  private let known: [HistoryEntry]
  private let lastNumber: Int

  /// Numbers from here on are not kept, so that there are always next ones.
  private static let mostNumber = 1_000_000_000

  /// Takes entries in among `known`, of which `lastNumber` was the last number that was ever given.
  public init(known: [HistoryEntry], lastNumber: Int) {
    self.known = known
    self.lastNumber = lastNumber
  }

  /// The entries that are new, as they are to be kept. Those that are there already are left out; the others keep their number where no
  /// entry ever had it.
  public func new(among entries: [HistoryEntry]) -> [HistoryEntry] {
    var there = known
    var added: [HistoryEntry] = []
    for entry in entries where !there.contains(where: entry.isSame) {
      there.append(entry)
      added.append(entry)
    }
    var used: Set<Int> = []
    let kept = added.map { entry in
      let number = entry.number.rawValue
      return number > lastNumber && number <= Self.mostNumber && used.insert(number).inserted
    }
    var last = max(lastNumber, used.max() ?? 0)
    return zip(added, kept).map { entry, isKept in
      if isKept { return entry }
      last += 1
      return entry.numbered(HistoryEntry.Number(last))
    }
  }
}

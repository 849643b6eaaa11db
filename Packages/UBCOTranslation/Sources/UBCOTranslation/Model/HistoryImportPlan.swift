import CoreModule

/// Decides which imported translations are new, and their numbers.
public struct HistoryImportPlan: Sendable {
  let known: [HistoryEntry]
  let lastNumber: Int

  /// Larger numbers are replaced, so that there is always a next one.
  private static let maximumNumber = 1_000_000_000

  /// The new entries as they are to be stored. Entries that exist are left out; the others keep their numbers if no entry ever had them.
  public func new(among entries: [HistoryEntry]) -> [HistoryEntry] {
    var existing = known
    var added: [HistoryEntry] = []
    for entry in entries where !existing.contains(where: entry.isSame) {
      existing.append(entry)
      added.append(entry)
    }
    var used: Set<Int> = []
    let keepsNumber = added.map { entry in
      let number = entry.number.rawValue
      return number > lastNumber && number <= Self.maximumNumber && used.insert(number).inserted
    }
    var last = max(lastNumber, used.max() ?? 0)
    return zip(added, keepsNumber).map { entry, keepsNumber in
      if keepsNumber { return entry }
      last += 1
      return entry.numbered(HistoryEntry.Number(last))
    }
  }
}

import CoreModule

/// Decides which imported translations are new, and their numbers.
public struct HistoryImportPlan: Sendable {
  let known: [HistoryEntry]
  let lastNumber: Int

  /// The new entries, with the numbers to store. Entries that exist are left out; the others keep their numbers if these were never used.
  public func new(among entries: [HistoryEntry]) -> [HistoryEntry] {
    var existing = known
    var added: [HistoryEntry] = []
    for entry in entries where !existing.contains(where: entry.isSame) {
      existing.append(entry)
      added.append(entry)
    }
    let numbers = ImportedNumbers.free(added.map(\.number), after: HistoryEntry.Number(lastNumber))
    return zip(added, numbers).map { entry, number in entry.numbered(number) }
  }
}

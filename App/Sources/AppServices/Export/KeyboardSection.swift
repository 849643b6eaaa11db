import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The keyboard in the export file: one object.
struct KeyboardSection: ExportSection {
  let store: any BoardStore
  let keepsSecrets: Bool

  let name = "keyboard"

  func export() async throws(Problem) -> ExportedPart {
    let everything: KeyboardSnapshot
    do { everything = try await store.everything() } catch { throw Self.problem(error) }
    guard everything != KeyboardSnapshot() else { return .value(.null) }
    let record = KeyboardRecord(everything, keepingSecrets: keepsSecrets)
    return .value(record.json, shortenedAddresses: record.isShortened ? 1 : 0)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var read: KeyboardSnapshot?
    var isShortened = false
    let bad = try reader.record { value, flaws in
      let (keyboard, faults) = KeyboardRecord.keyboard(value)
      read = keyboard
      isShortened = KeyboardRecord.isShortened(value)
      return flaws + faults
    }
    guard bad.isEmpty, let read else { return ImportedPart(bad: bad) }
    return ImportedPart { [isShortened] change throws(Problem) in
      do throws(BoardStoreError) {
        let imported = try await store.merge(read, isTrial: change == nil, in: change)
        let counts = ImportCounts(new: imported.newCount, merged: imported.mergedCount, skipped: imported.skippedCount)
        return ImportTally(counts: counts, notes: isShortened ? [ExportPhrases.shortenedBoard] : [])
      } catch { throw Self.problem(error) }
    }
  }

  private static func problem(_ error: BoardStoreError) -> Problem { Problem(ContentKeyboardProblem(error), in: .english) }
}

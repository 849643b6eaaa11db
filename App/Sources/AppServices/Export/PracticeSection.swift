import CoreModule
import CorePresentation
import Practice
import Presentation

/// The log of the practice in the export file.
struct PracticeSection: ExportSection {
  let store: any PracticeStore
  let clock: WallClock

  let name = "practice"

  private static let portion = 10_000

  func export() async throws(Problem) -> ExportedPart {
    var records: [String] = []
    var next: Int? = 0
    while let place = next {
      let page: LogPage
      do throws(PracticeStoreError) { page = try await store.log(after: place, limit: Self.portion) } catch { throw Self.problem(error) }
      records += page.entries.map { PracticeRecord.json($0).text }
      next = page.next
    }
    return .records(records, PracticePhrases.record)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(PracticeRecord.entry) { entries, change throws(Problem) in
      do throws(PracticeStoreError) {
        let taken = try await store.take(entries, isTrial: change == nil, at: clock.now(), in: change)
        return ImportTally(new: taken.new, skipped: taken.skipped)
      } catch { throw Self.problem(error) }
    }
  }

  private static func problem(_ error: PracticeStoreError) -> Problem {
    switch error {
    case .storage(let error): Problem(error)
    case .movedOn(let card): Problem(.movedOn(card))
    }
  }
}

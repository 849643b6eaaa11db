import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
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
      do throws(PracticeStoreError) { page = try await store.log(after: place, limit: Self.portion) } catch { throw Problem(error) }
      records += page.entries.map { PracticeRecord.json($0).text }
      next = page.next
    }
    return .records(records, PracticePhrases.record)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    try reader.part(PracticeRecord.entry) { entries, change throws(Problem) in
      do throws(PracticeStoreError) {
        let taken = try await store.merge(entries, isTrial: change == nil, at: clock.now(), in: change)
        return ImportTally(new: taken.new, skipped: taken.skipped)
      } catch { throw Problem(error) }
    }
  }
}

/// The parameters of the memory model in the export file, if the user's own were fitted.
struct PracticeParametersSection: ExportSection {
  let store: any PracticeStore
  let clock: WallClock

  let name = "practice_parameters"

  func export() async throws(Problem) -> ExportedPart {
    do throws(PracticeStoreError) {
      let parameters = try await store.parameters()
      return .value(parameters == .default ? .null : PracticeRecord.json(parameters))
    } catch { throw Problem(error) }
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var parameters: FSRSParameters?
    let bad = try reader.record { value, flaws in
      if case .null = value { return [] }
      parameters = PracticeRecord.parameters(value)
      return flaws + (parameters == nil ? [PracticeRecord.badParameters] : [])
    }
    guard bad.isEmpty, let parameters else { return ImportedPart(bad: bad) }
    return ImportedPart { change throws(Problem) in
      do throws(PracticeStoreError) {
        let isNew = try await store.merge(parameters, isTrial: change == nil, at: clock.now(), in: change)
        return ImportTally(notes: isNew && change != nil ? [PracticePhrases.parametersTaken] : [])
      } catch { throw Problem(error) }
    }
  }
}

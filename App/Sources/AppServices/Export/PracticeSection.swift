import AppGraph
import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
import Presentation

extension RecordsSection<LogEntry> {
  /// The log of the practice in the export file.
  init(logIn store: any PracticeStore, clock: WallClock) {
    self.init(
      name: "practice", noun: PracticePhrases.record, json: PracticeRecord.json, record: PracticeRecord.entry,
      page: { place, limit throws(StorageError) in
        do throws(PracticeStoreError) { return try await store.log(after: place, limit: limit) } catch { throw error.asStorageError }
      },
      merge: { entries, change throws(StorageError) in
        do throws(PracticeStoreError) {
          let imported = try await store.merge(entries, isTrial: change == nil, at: clock.now(), in: change)
          return ImportCounts(new: imported.new, skipped: imported.skipped)
        } catch { throw error.asStorageError }
      }
    )
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
        return ImportTally(notes: isNew && change != nil ? [PracticePhrases.parametersImported] : [])
      } catch { throw Problem(error) }
    }
  }
}

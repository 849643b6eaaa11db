import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

/// The translations in the export file.
struct TranslationsSection: ExportSection {
  let translation: UBCOTranslationGraph

  let name = "translations"

  func export() async throws(Problem) -> ExportedPart {
    let history = translation.history.build()
    await history.load()
    if let problem = history.state.problem { throw Problem(problem) }
    // Oldest first.
    return .records(history.state.entries.reversed().map { TranslationRecord.json($0).text }, TranslationPhrases.translation)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    let (entries, bad) = try reader.records { TranslationRecord.entry($0) }
    return ImportedPart(bad: bad) { change in
      guard !entries.isEmpty else { return .success(ImportTally()) }
      let history = translation.history.build()
      await history.take(entries, isTrial: change == nil, in: change)
      if let problem = history.state.problem { return .failure(Problem(problem)) }
      return .success(ImportTally(new: history.state.taken, skipped: entries.count - history.state.taken))
    }
  }
}

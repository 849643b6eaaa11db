import CoreModule
import CorePresentation
import Presentation
import Stemming

/// The stored roots in the export file.
struct RootSection: ExportSection {
  let stemming: StemmingGraph

  let name = "roots"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = stemming.transfer.build()
    await transfer.load()
    if let problem = transfer.state.problem { throw Problem(problem, in: .english) }
    return .records(transfer.state.roots.map { RootRecord.json($0).text }, StemPhrases.root)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    let (roots, bad) = try reader.records { RootRecord.root($0) }
    return ImportedPart(bad: bad) { change in
      let transfer = stemming.transfer.build()
      await transfer.take(roots, isTrial: change == nil, in: change)
      if let problem = transfer.state.problem { return .failure(Problem(problem, in: .english)) }
      let taken = transfer.state.taken
      let (new, skipped) = (taken.count { $0.old == nil }, taken.count(where: \.isSkipped))
      return .success(ImportTally(new: new, merged: taken.count - new - skipped, skipped: skipped))
    }
  }
}

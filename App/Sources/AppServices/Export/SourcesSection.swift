import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The chain of sources in the export file.
struct SourcesSection: ExportSection {
  let dictionary: PersonalDictionaryGraph
  let store: any SourceStore
  let keepsSecrets: Bool

  let name = "sources"

  func export() async throws(Problem) -> ExportedPart {
    let sources = dictionary.sources.build()
    await sources.load()
    if let problem = sources.state.problem { throw Problem(problem) }
    let chain = sources.state.sources.map(\.configuration).filter { !$0.isInstalled }
    return .records(
      chain.map { SourceRecord.json($0, keepingSecrets: keepsSecrets).text }, SourceRecord.source,
      shortenedAddresses: keepsSecrets ? 0 : chain.count { $0.kind.hasSecrets }
    )
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var read: [NewSource] = []
    var shortened: Set<String> = []
    let bad = try reader.records { value, flaws in
      let (source, faults) = SourceRecord.source(value)
      if let source, flaws.isEmpty {
        read.append(source)
        if SourceRecord.isShortened(value) { shortened.insert(source.name) }
      }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [read, shortened] change throws(Problem) in
      let added: [Bool]
      do throws(SourceStoreError) { added = try await store.merge(read, isTrial: change == nil, in: change) } catch { throw Problem(error) }
      let others = zip(read, added).filter { $0.0.kind != .core }
      let new = others.filter(\.1).map(\.0.name)
      let notes = new.filter(shortened.contains).map(ExportPhrases.shortenedSource)
      return ImportTally(counts: ImportCounts(new: new.count, skipped: others.count - new.count), notes: notes)
    }
  }
}

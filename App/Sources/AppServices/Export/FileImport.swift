package import CoreModule
package import CorePresentation
import Presentation

/// Imports a file. Everything is read and checked before anything is changed.
@MainActor
package struct FileImport {
  private var parts: [(section: String, part: ImportedPart)] = []
  private var bad: [BadSectionRecord] = []
  private var notes: [LocalizedText] = []
  private let changeGroup: any ChangeGroup

  /// - Parameter name: What messages call the file.
  package init(_ file: ExportFile, into sections: ExportSections, named name: LocalizedText) throws(Problem) {
    changeGroup = sections.changeGroup
    for (section, position) in file.sections {
      guard let knownSection = sections.all.first(where: { $0.name == section }) else {
        notes.append(Self.unknown(section))
        continue
      }
      var reader = file.reader(at: position)
      do throws(JSONReader.Fault) {
        let part = try knownSection.read(&reader)
        parts.append((section, part))
        bad += part.bad.map { BadSectionRecord(section: section, record: $0) }
      } catch {
        throw .notJSON(name, error, in: reader.bytes)
      }
    }
  }

  /// - Parameters:
  ///   - isTrial: Whether nothing is changed.
  ///   - isStrict: Whether nothing is imported when a record cannot be.
  package func run(isTrial: Bool, isStrict: Bool) async throws(Problem) -> ImportedFile {
    var summary = Summary()
    // Stored records can conflict with imported ones, so a trial run finds more faults than reading does.
    if isTrial || isStrict, bad.isEmpty || !isStrict { summary = try await importParts(in: nil) }
    let isRefused = isStrict && !(bad + summary.refused).isEmpty
    if !isTrial, !isRefused { summary = try await importInOneChange() }
    let bad = bad + summary.refused
    return ImportedFile(
      counts: isRefused ? ImportCounts() : summary.tally.counts, bad: bad, isRefused: isRefused,
      notes: notes + summary.tally.notes + (isTrial ? [WordImportPhrases.trial] : [])
    )
  }

  private struct Summary {
    var tally = ImportTally()
    var refused: [BadSectionRecord] = []
  }

  /// Imports all parts as one undo step.
  private func importInOneChange() async throws(Problem) -> Summary {
    let result: Result<Summary, Problem>
    do {
      result = try await changeGroup.together(.fileImport) { change in
        do throws(Problem) { return .success(try await importParts(in: change)) } catch { return .failure(error) }
      }
    } catch { throw Problem(error) }
    return try result.get()
  }

  private func importParts(in change: Change?) async throws(Problem) -> Summary {
    var summary = Summary()
    for (section, part) in parts {
      let more = try await part.apply(change)
      summary.tally = summary.tally + more
      summary.refused += more.refused.map { BadSectionRecord(section: section, record: $0) }
    }
    return summary
  }

  private static func unknown(_ section: String) -> LocalizedText {
    let shown = DisplayWidth.cut(section.visible, to: 60)
    return LocalizedText(
      en: "“\(shown)” was skipped: this version of glot does not support it.",
      ru: "Раздел «\(shown)» пропущен: эта версия glot его не знает."
    )
  }
}

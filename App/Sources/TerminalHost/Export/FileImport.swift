import CoreModule

/// Takes in what a file holds: everything is read and checked before anything is changed.
@MainActor
struct FileImport {
  private var parts: [ImportedPart] = []
  private var bad: [ImportReport.Bad] = []
  private var notes: [LocalizedText] = []
  private let changeGroup: any ChangeGroup

  /// Reads the sections of `file`, which is called `name` in a sentence.
  init(_ file: ExportFile, into sections: ExportSections, named name: LocalizedText) throws(Problem) {
    changeGroup = sections.changeGroup
    for (section, position) in file.sections {
      guard let known = sections.all.first(where: { $0.name == section }) else {
        notes.append(Self.unknown(section))
        continue
      }
      var reader = file.reader(at: position)
      do throws(JSONReader.Fault) {
        let part = try known.read(&reader)
        parts.append(part)
        bad += part.bad.map { ImportReport.Bad(section: section, record: $0) }
      } catch {
        throw .notJSON(name, error, in: reader.bytes)
      }
    }
  }

  func run(isTrial: Bool, isStrict: Bool, in language: InterfaceLanguage) async throws(Problem) -> Outcome {
    let isRefused = isStrict && !bad.isEmpty
    let tally = isRefused ? ImportTally() : try await (isTrial ? tried() : taken())
    return Outcome(
      ImportReport(tally: tally, bad: bad, badCount: bad.count, language: language),
      notes: notes + tally.notes + (isTrial ? [WordImportPhrases.trial] : []),
      problem: bad.isEmpty ? nil : .badRecords(bad.count, isRefused: isRefused, isTrial: isTrial)
    )
  }

  private func tried() async throws(Problem) -> ImportTally { try await take(isTrial: true).get() }

  /// Takes in all parts, as one step.
  private func taken() async throws(Problem) -> ImportTally {
    let result: Result<ImportTally, Problem>
    do throws(StorageError) {
      result = try await changeGroup.together(.fileImport) { await take(isTrial: false) }
    } catch { throw Problem(error) }
    return try result.get()
  }

  private func take(isTrial: Bool) async -> Result<ImportTally, Problem> {
    var tally = ImportTally()
    for part in parts {
      switch await part.take(isTrial) {
      case .success(let more): tally = tally + more
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(tally)
  }

  private static func unknown(_ section: String) -> LocalizedText {
    let shown = DisplayWidth.cut(section.visible, to: 60)
    return LocalizedText(
      en: "“\(shown)” was left out: this version of glot does not know it.", ru: "Раздел «\(shown)» пропущен: эта версия glot его не знает."
    )
  }
}

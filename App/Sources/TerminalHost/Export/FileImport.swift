import CoreModule

/// Takes in what a file holds: everything is read and checked before anything is changed.
@MainActor
struct FileImport {
  private var parts: [(section: String, part: ImportedPart)] = []
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
        parts.append((section, part))
        bad += part.bad.map { ImportReport.Bad(section: section, record: $0) }
      } catch {
        throw .notJSON(name, error, in: reader.bytes)
      }
    }
  }

  func run(isTrial: Bool, isStrict: Bool, in language: InterfaceLanguage) async throws(Problem) -> Outcome {
    var taken = Taken()
    // What is kept already can refuse records, too.
    if isTrial || isStrict, bad.isEmpty || !isStrict { taken = try await take(isTrial: true).get() }
    let isRefused = isStrict && !(bad + taken.refused).isEmpty
    if !isTrial, !isRefused { taken = try await takenTogether() }
    let bad = bad + taken.refused
    return Outcome(
      ImportReport(tally: isRefused ? ImportTally() : taken.tally, bad: bad, badCount: bad.count, language: language),
      notes: notes + taken.tally.notes + (isTrial ? [WordImportPhrases.trial] : []),
      problem: bad.isEmpty ? nil : .badRecords(bad.count, isRefused: isRefused, isTrial: isTrial)
    )
  }

  /// What became of the parts.
  private struct Taken {
    var tally = ImportTally()
    /// The records that were refused, with their sections.
    var refused: [ImportReport.Bad] = []
  }

  /// Takes in all parts, as one step.
  private func takenTogether() async throws(Problem) -> Taken {
    let result: Result<Taken, Problem>
    do throws(StorageError) {
      result = try await changeGroup.together(.fileImport) { await take(isTrial: false) }
    } catch { throw Problem(error) }
    return try result.get()
  }

  private func take(isTrial: Bool) async -> Result<Taken, Problem> {
    var taken = Taken()
    for (section, part) in parts {
      switch await part.take(isTrial) {
      case .success(let more):
        taken.tally = taken.tally + more
        taken.refused += more.refused.map { ImportReport.Bad(section: section, record: $0) }
      case .failure(let problem): return .failure(problem)
      }
    }
    return .success(taken)
  }

  private static func unknown(_ section: String) -> LocalizedText {
    let shown = DisplayWidth.cut(section.visible, to: 60)
    return LocalizedText(
      en: "“\(shown)” was left out: this version of glot does not know it.", ru: "Раздел «\(shown)» пропущен: эта версия glot его не знает."
    )
  }
}

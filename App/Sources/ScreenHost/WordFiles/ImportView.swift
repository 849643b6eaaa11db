import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Draws the import of a file.
struct ImportView {
  enum Phase: Equatable {
    case typing
    /// The trial run.
    case trying
    /// The result of the trial run is shown.
    case tried
    case importing
    case imported
  }

  var field = TextField()
  /// The possible completions of the path.
  var candidates: [String] = []
  private(set) var phase = Phase.typing
  private(set) var state = ImportState()
  private(set) var format: WordFileFormat?
  private(set) var problem: Problem?
  /// The faults of the bad records, then the remarks on short rows.
  private var faults: [LocalizedText] = []
  /// The first visible fault.
  private var top = 0

  var hasNews: Bool { state.newCount + state.mergedCount > 0 }

  mutating func begin(_ phase: Phase) {
    (self.phase, problem, faults, candidates, top) = (phase, nil, [], [], 0)
    state = ImportState()
  }

  mutating func recognised(_ format: WordFileFormat?) { self.format = format }

  mutating func advanced(_ state: ImportState) { self.state = state }

  /// Shows the result.
  mutating func ended(_ state: ImportState) {
    self.state = state
    phase = phase == .importing ? .imported : .tried
    faults = (state.bad.map { BadRecord($0) } + state.short.map { BadRecord($0) }).flatMap(WordImportPhrases.faults)
  }

  mutating func failed(_ problem: Problem) { (phase, self.problem) = (.typing, problem) }

  mutating func stopped() { phase = .typing }

  mutating func scroll(by step: Int) { top = max(0, min(top + step, faults.count - 1)) }

  func body(in area: ViewArea) -> ScreenBody {
    switch phase {
    case .typing: typing(area)
    case .trying: ScreenBody(progress(ImportScreenPhrases.reading, area))
    case .importing: ScreenBody(progress(ImportScreenPhrases.importing, area))
    case .tried, .imported: ScreenBody(report(area))
    }
  }

  private func typing(_ area: ViewArea) -> ScreenBody {
    let label = StyledLine(ImportScreenPhrases.file(area.language), .key)
    let (input, column) = field.line(after: label, columns: area.size.columns)
    let rest =
      if let problem { NoticeLines.notice(problem.sentence, area, .warning) } else if candidates.isEmpty {
        NoticeLines.notice(ImportScreenPhrases.start, area)
      } else { candidates.map { StyledLine("  ").appending($0, $0.hasSuffix("/") ? .accent : .plain) } }
    return ScreenBody([input] + rest, cursor: Position(column: column, row: 0))
  }

  private func progress(_ what: LocalizedText, _ area: ViewArea) -> [StyledLine] {
    let records = WordImportPhrases.records(state.readCount)(area.language)
    let line = StyledLine(" " + what(area.language), .strong).appending("  " + records)
    let bar = ProgressBar(share: state.progress).line(area.size.columns - 2)
    return [heading, StyledLine(), line, StyledLine(" ") + bar] + NoticeLines.notice(ImportScreenPhrases.untilCancelled, area)
  }

  private var heading: StyledLine { StyledLine(" " + field.text, .accent) }

  private func report(_ area: ViewArea) -> [StyledLine] {
    let language = area.language
    let records = WordImportPhrases.records(state.readCount)(language)
    let first = heading.appending("  " + WordImportPhrases.format(format)(language) + ", " + records, .dim)
    var lines = [
      first,
      StyledLine(
        " " + WordImportPhrases.counts(new: state.newCount, merged: state.mergedCount, skipped: state.skippedCount)(language), .strong),
    ]
    lines += wrapped(conclusion, area)
    if let direction = state.assumedDirection {
      let assumed = phase == .tried ? ImportScreenPhrases.assumed : ImportScreenPhrases.assumedBefore
      lines += wrapped(assumed(direction), area, .dim)
    }
    if let extras = state.extras { lines += self.extras(extras, area) }
    if !state.ignoredColumns.isEmpty { lines += wrapped(WordImportPhrases.ignored(state.ignoredColumns), area, .dim) }
    if state.badCount > 0 { lines += wrapped(WordImportPhrases.bad(state.badCount, isImported: phase == .imported), area, .warning) }
    lines += faults.dropFirst(top).prefix(area.size.rows).flatMap { wrapped($0, area) }
    if phase == .tried { lines += state.preview.map { preview($0, area) } }
    return lines
  }

  /// What a package holds besides words.
  private func extras(_ extras: WordFileExtras, _ area: ViewArea) -> [StyledLine] {
    let practice = WordImportPhrases.practice(extras).map { wrapped($0, area) } ?? []
    let media = extras.mediaCount > 0 ? wrapped(WordImportPhrases.media(extras), area, .dim) : []
    // Once they are imported, others cannot be chosen.
    let fields = extras.fields.map(phase == .tried ? ImportScreenPhrases.fields : WordImportPhrases.list)
    return practice + fields.flatMap { wrapped($0, area, .dim) } + media
  }

  /// What becomes of a record, as in `+ casa  house, home  es → en`.
  private func preview(_ row: ImportPreviewRow, _ area: ViewArea) -> StyledLine {
    let sign =
      switch row.fate {
      case .new: "+"
      case .merged: "~"
      case .skipped: "="
      case .heldBack, .bad: "!"
      }
    let line = StyledLine(" \(sign) ", row.fate == .new ? .accent : .dim).appending(row.text, .strong)
      .appending("  " + row.translations.joined(separator: ", ")).appending(row.direction.map { "  \($0)" } ?? "", .dim)
    return line.cut(to: area.size.columns)
  }

  private var conclusion: LocalizedText {
    if phase == .imported { return ImportScreenPhrases.done }
    return hasNews ? ImportScreenPhrases.ready : ImportScreenPhrases.nothingNew
  }

  private func wrapped(_ text: LocalizedText, _ area: ViewArea, _ role: Look.Role = .plain) -> [StyledLine] {
    StyledLine(" " + text(area.language), role).wrapped(to: max(1, area.size.columns), indent: 1)
  }
}

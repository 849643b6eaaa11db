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
  /// The faults of the bad records, then the remarks on rows that are shorter or longer than the others.
  private var faults: [LocalizedText] = []
  /// Whether undoing takes the import back.
  var isUndoable = false
  /// How many of the lines under the counts are scrolled away; each fault counts as one.
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
    faults = (state.bad.map { BadRecord($0) } + state.uneven.map { BadRecord($0) }).flatMap(WordImportPhrases.faults)
  }

  mutating func failed(_ problem: Problem) { (phase, self.problem) = (.typing, problem) }

  mutating func stopped() { phase = .typing }

  mutating func scroll(by step: Int, in area: ViewArea) {
    let (told, scrolled) = report(area)
    let last = lastTop(scrolled, height: area.size.rows - told.count, area)
    top = max(0, min(min(top, last) + step, last))
  }

  func body(in area: ViewArea) -> ScreenBody {
    switch phase {
    case .typing: typing(area)
    case .trying: ScreenBody(progress(ImportScreenPhrases.reading, area))
    case .importing: ScreenBody(progress(ImportScreenPhrases.importing, area))
    case .tried, .imported: ScreenBody(seen(area))
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

  private func seen(_ area: ViewArea) -> [StyledLine] {
    let (told, scrolled) = report(area)
    var lines = told
    var index = min(top, lastTop(scrolled, height: area.size.rows - lines.count, area))
    while lines.count < area.size.rows, index < scrolled.count + faults.count {
      lines += item(index, scrolled, area)
      index += 1
    }
    return lines
  }

  /// The greatest ``top``, with which the last lines fill the window. There may be very many faults, so only those that are seen then are wrapped.
  private func lastTop(_ scrolled: [StyledLine], height: Int, _ area: ViewArea) -> Int {
    let count = scrolled.count + faults.count
    var (index, room) = (count, height)
    while index > 0 {
      room -= item(index - 1, scrolled, area).count
      if room < 0 { break }
      index -= 1
    }
    return min(index, max(0, count - 1))
  }

  private func item(_ index: Int, _ scrolled: [StyledLine], _ area: ViewArea) -> [StyledLine] {
    index < scrolled.count ? [scrolled[index]] : wrapped(faults[index - scrolled.count], area)
  }

  /// The lines that always stand first, and those that scroll under them before the faults.
  private func report(_ area: ViewArea) -> (told: [StyledLine], scrolled: [StyledLine]) {
    let language = area.language
    let records = WordImportPhrases.records(state.readCount)(language)
    let first = heading.appending("  " + WordImportPhrases.format(format)(language) + ", " + records, .dim)
    var told = [
      first,
      StyledLine(
        " " + WordImportPhrases.counts(new: state.newCount, merged: state.mergedCount, skipped: state.skippedCount)(language), .strong),
    ]
    told += wrapped(conclusion, area)
    if state.badCount > 0 { told += wrapped(WordImportPhrases.bad(state.badCount, isImported: phase == .imported), area, .warning) }
    let rows = phase == .tried ? state.preview.map { preview($0, area) } : []
    let remarks = remarks(area)
    // In a small window the rows come before what else is told, so that some of them are seen.
    return told.count + remarks.count <= area.size.rows / 2 ? (told + remarks, rows) : (told, rows + remarks)
  }

  /// What is told of the file besides its words.
  private func remarks(_ area: ViewArea) -> [StyledLine] {
    var lines: [StyledLine] = []
    if let direction = state.assumedDirection {
      let assumed = phase == .tried ? ImportScreenPhrases.assumed : ImportScreenPhrases.assumedBefore
      lines += wrapped(assumed(direction), area, .dim)
    }
    if let extras = state.extras { lines += self.extras(extras, area) }
    if !state.ignoredColumns.isEmpty { lines += wrapped(WordImportPhrases.ignored(state.ignoredColumns), area, .dim) }
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
    if phase == .imported { return isUndoable ? ImportScreenPhrases.done : ImportScreenPhrases.doneBefore }
    return hasNews ? ImportScreenPhrases.ready : ImportScreenPhrases.nothingNew
  }

  private func wrapped(_ text: LocalizedText, _ area: ViewArea, _ role: Look.Role = .plain) -> [StyledLine] {
    StyledLine(" " + text(area.language), role).wrapped(to: max(1, area.size.columns), indent: 1)
  }
}

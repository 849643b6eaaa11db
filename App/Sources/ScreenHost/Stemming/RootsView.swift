import CoreModule
import CorePresentation
import Presentation
import Stemming
import TerminalKit

/// Draws the text field, and the stored roots below it.
struct RootsView {
  var field = TextField()
  var cursor = ListCursor()
  var order = RootOrder.root

  static let headingRows = 3

  func body(of state: SavedRootsState, in area: ViewArea) -> ScreenBody {
    let grammar = StemPhrases.name(of: state.grammar).map { StyledLine($0(area.language) + " ", .accent) } ?? StyledLine()
    let (input, column) = field.line(after: grammar + StyledLine("> ", .key), columns: area.size.columns)
    var rest = area
    rest.size.rows -= Self.headingRows
    return ScreenBody([input] + table(state, rest), cursor: Position(column: column, row: 0))
  }

  private func table(_ state: SavedRootsState, _ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem, state.counts.roots.isEmpty {
      return NoticeLines.retryable(Problem(problem, in: area.language).sentence, area)
    }
    if !state.isLoaded { return NoticeLines.notice(ScreenPhrases.loading, area) }
    if state.counts.roots.isEmpty { return StemScreenPhrases.start.lines(area) }
    let widths = widths(state.counts.roots, area)
    let heading = [
      StyledLine(" " + StemPhrases.total(state.counts)(area.language) + ", ", .dim)
        .appending(StemPhrases.name(of: order)(area.language), .dim),
      StyledLine("  ").appending(Self.padded(StemPhrases.rootHeading(area.language), widths.root), .dim)
        .appending("  " + Self.padded(StemPhrases.countHeading(area.language), widths.count, left: true), .dim)
        .appending("  " + StemPhrases.formsHeading(area.language), .dim),
    ]
    return heading + rows(state.counts.roots, widths, area)
  }

  private func rows(_ roots: [RootCount], _ widths: (root: Int, count: Int), _ area: ViewArea) -> [StyledLine] {
    cursor.lines(of: roots, in: area.size) { root, isSelected in
      let name = StyledLine(root.root.isEmpty ? "∅" : root.root, .strong).padded(to: widths.root)
      return StyledLine(isSelected ? "› " : "  ", .accent) + name
        + StyledLine("  " + Self.padded("\(root.count)", widths.count, left: true)).appending("  " + Self.forms(root), .dim)
    }
  }

  /// More forms would never fit on a line.
  private static func forms(_ root: RootCount) -> String { root.forms.prefix(30).joined(separator: ", ") }

  private func widths(_ roots: [RootCount], _ area: ViewArea) -> (root: Int, count: Int) {
    let shown = roots[cursor.seen(count: roots.count, height: area.size.rows)]
    let root = shown.map { DisplayWidth.of($0.root) }.max() ?? 0
    let count = roots.map(\.count).max().map { String($0).count } ?? 0
    let headings = (StemPhrases.rootHeading, StemPhrases.countHeading)
    return (
      min(max(root, DisplayWidth.of(headings.0(area.language))), max(8, area.size.columns / 2)),
      max(count, DisplayWidth.of(headings.1(area.language)))
    )
  }

  private static func padded(_ text: String, _ columns: Int, left: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, columns - DisplayWidth.of(text)))
    return left ? padding + text : text + padding
  }
}

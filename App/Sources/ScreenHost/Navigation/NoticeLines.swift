import CoreModule
import TerminalKit

/// A paragraph shown instead of a list: empty, loading, or a problem.
enum NoticeLines {
  static func notice(_ text: LocalizedText, _ area: ViewArea, _ role: Look.Role = .dim) -> [StyledLine] {
    let lines = StyledLine(text(area.language), role).wrapped(to: max(1, area.size.columns - 2))
    return (area.size.rows > lines.count + 1 ? [StyledLine()] : []) + lines.map { StyledLine(" ") + $0 }
  }

  /// A problem, and the key that retries.
  static func retryable(_ sentence: LocalizedText, _ area: ViewArea) -> [StyledLine] {
    notice(sentence, area, .warning)
      + [StyledLine(" "), StyledLine(" Ctrl-L", .key).appending(" " + ActionWords.retry.explanation(area.language), .dim)]
  }
}

import CoreModule

/// A paragraph instead of a list: that it is empty, that it loads, what went wrong.
enum NoticeLines {
  static func notice(_ text: LocalizedText, _ area: ViewArea, _ role: Look.Role = .dim) -> [StyledLine] {
    let lines = StyledLine(text(area.language), role).wrapped(to: max(1, area.size.columns - 2))
    return (area.size.rows > lines.count + 1 ? [StyledLine()] : []) + lines.map { StyledLine(" ") + $0 }
  }

  /// What went wrong, and the key that tries again.
  static func retryable(_ sentence: LocalizedText, _ area: ViewArea) -> [StyledLine] {
    notice(sentence, area, .warning)
      + [StyledLine(" "), StyledLine(" Ctrl-L", .key).appending(" " + ScreenPhrases.retryMeans(area.language), .dim)]
  }
}

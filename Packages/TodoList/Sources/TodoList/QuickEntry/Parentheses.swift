/// Removes the parentheses around dates and recurrences, so that they are parsed like other words: `Renew the passport (due friday)`.
struct Parentheses {
  let parser: QuickEntryParser

  func open(in words: inout [QuickEntryWord]) {
    var start: Int?
    for index in words.indices where !words[index].isQuoted {
      if words[index].key.hasPrefix("(") { start = index }
      guard words[index].key.hasSuffix(")"), let first = start else { continue }
      start = nil
      let inside = words[first...index].map(\.opened)
      if isDate(inside) { words.replaceSubrange(first...index, with: inside) }
    }
  }

  /// Whether the words are entirely a date or a recurrence. Dates that do not exist count too.
  private func isDate(_ words: [QuickEntryWord]) -> Bool {
    do throws(NoSuchDate) {
      var words = words
      if case .series(_, let count) = try SeriesReading(words.map(\.key), parser: parser).series(at: 0) { words.removeFirst(count) }
      guard !words.isEmpty else { return true }
      return try DateReading(words, parser: parser).date()?.count == words.count
    } catch { return true }
  }
}

import CoreModule

/// Parses the words of one line from left to right.
struct QuickEntryReading {
  private(set) var parser: QuickEntryParser
  let words: [QuickEntryWord]
  private(set) var isRemoved: [Bool]
  /// Words that belong to the text although they look like a date.
  private var isKept: [Bool]
  var found = QuickEntry(text: "")
  /// The words removed from the text, by property.
  private(set) var said: [QuickEntryPart: [String]] = [:]
  /// The series, and its words.
  private(set) var series: (value: SeriesReading.Series, range: Range<Int>)?
  private(set) var hasInexpressibleSeries = false

  init(_ line: String, parser: QuickEntryParser) {
    var words = QuickEntryWord.words(in: line)
    self.parser = parser
    self.parser.isRussian = words.contains(where: \.isRussian)
    Parentheses(parser: self.parser).open(in: &words)
    self.words = words
    isRemoved = words.map { _ in false }
    isKept = words.map(\.isQuoted)
  }

  mutating func read() throws(NoSuchDate) {
    try readMarks()
    try readRanges()
    try readSeries()
    parser.repeats = parser.repeats ?? found.repeats
    if found.due == nil { try readDue() }
  }

  /// The entry. A line that consists only of a date or a recurrence is all text.
  func entry(_ line: String) -> QuickEntry {
    let rest = zip(words, isRemoved).filter { !$0.1 }.map(\.0.typed).joined(separator: " ")
    guard rest.isEmpty, found.due != nil || found.repeats != nil else {
      var entry = found
      entry.text = rest
      return entry
    }
    var entry = QuickEntry(text: words.filter { Mark($0) == nil }.map(\.typed).joined(separator: " "))
    (entry.tags, entry.priority) = (found.tags, found.priority)
    return entry
  }

  /// Parses single words such as `!high`, `#home`, `every:week` and `due:friday`.
  private mutating func readMarks() throws(NoSuchDate) {
    for (index, word) in words.enumerated() {
      switch Mark(word) ?? numberedPriority(at: index) {
      case .priority(let priority) where found.priority == nil:
        found.priority = priority
        remove(index..<index + 1, as: .priority)
      case .tag(let tag):
        if !found.tags.contains(tag) { found.tags.append(tag) }
        isRemoved[index] = true
      case .recurrence(let frequency) where found.repeats == nil:
        found.repeats = frequency
        remove(index..<index + 1, as: .recurrence)
      case .due(let text) where found.due == nil:
        guard let due = try parser.date(text) else { continue }
        found.due = due
        remove(index..<index + 1, as: .due)
      default: continue
      }
    }
  }

  /// `p1` as Todoist has it, which is a page in “p1 to p3”.
  private func numberedPriority(at index: Int) -> Mark? {
    let isRange = [index - 1, index + 1].contains { words.indices.contains($0) && Context.binding.contains(words[$0].key) }
    guard !isRange, !words[index].isQuoted else { return nil }
    return ["p1": .high, "p2": .normal, "p3": .low][words[index].key].map { .priority($0) }
  }

  /// Keeps ranges such as `from 3 to 5 december`, which a task cannot have.
  private mutating func readRanges() throws(NoSuchDate) {
    // “9:30 - 9:45”.
    let clocks = ClockReading(words.map(\.key))
    for index in words.indices.dropFirst().dropLast() where ["-", "–", "—", "to", "till"].contains(words[index].key) {
      if clocks.isExact(at: index - 1), clocks.isExact(at: index + 1) { for place in index - 1...index + 1 { isKept[place] = true } }
    }
    for index in words.indices where isFree(index) && Context.rangeOpenings.contains(words[index].key) {
      guard index + 1 < words.count, isDateLike(words[index + 1].key),
        let middle = (index + 2..<index + 6).first(where: { $0 < words.count && Context.rangeMiddles.contains(words[$0].key) }),
        middle + 1 < words.count, isDateLike(words[middle + 1].key) || TimeReading(words.map(\.key)).time(at: middle + 1) != nil
      else { continue }
      let end = try date(at: middle + 1, mustBeDate: true)?.range.upperBound ?? middle + 2
      for place in index..<end { isKept[place] = true }
    }
  }

  private func isDateLike(_ key: String) -> Bool {
    key.first?.isNumber == true || DateWords.weekdays[key] != nil || DateWords.months[key] != nil || DateWords.days[key] != nil
      || NumberWords.cardinals[key] != nil || NumberWords.inflected[key] != nil
  }

  /// Parses `every week` and `каждый понедельник`, which also sets the due date.
  private mutating func readSeries() throws(NoSuchDate) {
    guard found.repeats == nil else { return }
    let reading = SeriesReading(words.enumerated().map { isFree($0.offset) ? $0.element.key : "" }, parser: parser)
    for index in words.indices where isFree(index) {
      switch try reading.series(at: index) {
      case .series(let series, let count):
        self.series = (series, index..<index + count)
        found.repeats = series.frequency
        remove(index..<index + count, as: .recurrence)
        return
      case .inexpressible:
        hasInexpressibleSeries = true
        return
      case nil: continue
      }
    }
  }

  mutating func remove(_ range: Range<Int>, as part: QuickEntryPart) {
    for place in range { isRemoved[place] = true }
    said[part, default: []] += words[range].map(\.typed)
  }

  func isFree(_ index: Int) -> Bool { !isRemoved[index] && !isKept[index] }
}

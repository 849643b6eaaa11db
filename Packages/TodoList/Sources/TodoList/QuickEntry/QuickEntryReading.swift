import CoreModule

/// Parses the words of one line from left to right.
struct QuickEntryReading {
  private var parser: QuickEntryParser
  private let words: [QuickEntryWord]
  private var isRemoved: [Bool]
  private var found = QuickEntry(text: "")
  /// The words removed from the text, by property.
  private(set) var said: [QuickEntryPart: [String]] = [:]

  init(_ line: String, parser: QuickEntryParser) {
    self.parser = parser
    words = QuickEntryWord.words(in: line)
    isRemoved = words.map { _ in false }
  }

  mutating func read() throws(NoSuchDate) {
    readMarks()
    readRecurrence()
    parser.repeats = parser.repeats ?? found.repeats
    try readDate()
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

  /// Parses single words such as `!high`, `#home` and `every:week`.
  private mutating func readMarks() {
    for (index, word) in words.enumerated() {
      switch Mark(word) {
      case .priority(let priority) where found.priority == nil:
        found.priority = priority
        remove(index..<index + 1, as: .priority)
      case .tag(let tag):
        if !found.tags.contains(tag) { found.tags.append(tag) }
        isRemoved[index] = true
      case .recurrence(let frequency) where found.repeats == nil:
        found.repeats = frequency
        remove(index..<index + 1, as: .recurrence)
      default: continue
      }
    }
  }

  /// Parses `every week` and `каждый понедельник`, which also sets the due date.
  private mutating func readRecurrence() {
    guard found.repeats == nil else { return }
    for index in words.indices where isFree(index) {
      guard let (count, recurrence) = RecurrenceWords.recurrence(in: words[index...].prefix { !$0.isQuoted }.map(\.key)) else { continue }
      remove(index..<index + count, as: .recurrence)
      found.repeats = recurrence.frequency
      if let weekday = recurrence.weekday { found.due = .day(parser.today.next(weekday)) }
      return
    }
  }

  private mutating func readDate() throws(NoSuchDate) {
    if let due = found.due {
      guard case .day(let day) = due, let (range, time) = recurrenceTime() else { return }
      found.due = parser.due(on: day, at: time)
      remove(range, as: .due)
      return
    }
    for index in words.indices where isFree(index) {
      guard let (range, due) = try date(at: index) else { continue }
      found.due = due
      remove(range, as: .due)
      return
    }
  }

  private mutating func remove(_ range: Range<Int>, as part: QuickEntryPart) {
    for place in range { isRemoved[place] = true }
    said[part, default: []] += words[range].map(\.typed)
  }

  private func isFree(_ index: Int) -> Bool { !isRemoved[index] && !words[index].isQuoted }

  /// The words from `index` on that may form one date.
  private func run(from index: Int) -> [QuickEntryWord] {
    Array(words[index...].enumerated().prefix { isFree(index + $0.offset) }.map(\.element))
  }

  private func date(at index: Int) throws(NoSuchDate) -> (Range<Int>, DueDate)? {
    let run = run(from: index)
    let before = (0..<index).filter { !isRemoved[$0] }
    let shortDates = ShortDates(in: words, after: before.last.map { words[$0] }, isFirst: before.count == 1)
    let reading = DateReading(run, parser: parser, shortDates: shortDates, isFirst: before.isEmpty, isLast: isLast)
    guard let (count, due) = try reading.date(at: 0) else { return nil }
    return (index..<index + count, due)

    /// Whether only removed words follow this many words.
    func isLast(_ count: Int) -> Bool { isRemoved[(index + count)...].allSatisfy(\.self) }
  }

  /// A time that belongs to the day of `every monday`.
  private func recurrenceTime() -> (Range<Int>, TimeOfDay)? {
    for index in words.indices where isFree(index) {
      guard let time = TimeReading(run(from: index)).time(at: 0), time.clarity != .doubtful || time.hasPreposition else { continue }
      return (index..<index + time.count, time.time)
    }
    return nil
  }
}

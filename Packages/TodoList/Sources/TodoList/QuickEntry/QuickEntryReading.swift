import CoreModule

/// Reads the words of one line from left to right.
struct QuickEntryReading {
  /// What becomes of a word.
  private enum Use {
    /// It may still be understood.
    case free
    /// It was understood, and is taken out of the text.
    case taken
    /// It says what is overruled, and stays in the text.
    case kept
  }

  private var parser: QuickEntryParser
  private let words: [QuickEntryWord]
  private let overruled: OverruledWords
  private var uses: [Use]
  private var found = QuickEntry(text: "")

  init(_ line: String, parser: QuickEntryParser, overruled: OverruledWords) {
    self.parser = parser
    self.overruled = overruled
    words = QuickEntryWord.words(in: line)
    uses = words.map { _ in .free }
  }

  mutating func read() throws(NoSuchDate) {
    readMarks()
    readRecurrence()
    parser.repeats = overruled.repeats ?? found.repeats
    if !overruled.due { try readDate() }
  }

  /// The entry; a line of which every word is part of a date or of a recurrence is all text.
  func entry(_ line: String) -> QuickEntry {
    let rest = zip(words, uses).filter { $0.1 != .taken }.map(\.0.typed).joined(separator: " ")
    guard rest.isEmpty, found.due != nil || found.repeats != nil else {
      var entry = found
      entry.text = rest
      return entry
    }
    var entry = QuickEntry(text: words.filter { Mark($0) == nil }.map(\.typed).joined(separator: " "))
    (entry.tags, entry.priority) = (found.tags, found.priority)
    return entry
  }

  /// What stands for itself: `!high`, `#home`, `every:week`.
  private mutating func readMarks() {
    for (index, word) in words.enumerated() {
      switch Mark(word) {
      case .priority(_) where overruled.priority, .recurrence(_) where overruled.repeats != nil:
        uses[index] = .kept
        continue
      case .priority(let priority) where found.priority == nil: found.priority = priority
      case .tag(let tag): if !found.tags.contains(tag) { found.tags.append(tag) }
      case .recurrence(let frequency) where found.repeats == nil: found.repeats = frequency
      default: continue
      }
      uses[index] = .taken
    }
  }

  /// `every week`, `каждый понедельник`: the latter also says when it is due first, and stays in the text where another date is said.
  private mutating func readRecurrence() {
    guard found.repeats == nil else { return }
    for index in words.indices where isFree(index) {
      guard let (count, recurrence) = RecurrenceWords.recurrence(in: words[index...].prefix { !$0.isQuoted }.map(\.key)) else { continue }
      let isOverruled = overruled.repeats != nil
      let isKept = isOverruled || overruled.due && recurrence.weekday != nil
      for place in index..<index + count { uses[place] = isKept ? .kept : .taken }
      guard !isOverruled else { return }
      found.repeats = recurrence.frequency
      if let weekday = recurrence.weekday, !overruled.due { found.due = .day(parser.today.next(weekday)) }
      return
    }
  }

  private mutating func readDate() throws(NoSuchDate) {
    if let due = found.due {
      guard case .day(let day) = due, let (range, time) = lonelyTime() else { return }
      found.due = parser.due(on: day, at: time)
      take(range)
      return
    }
    for index in words.indices where isFree(index) {
      guard let (range, due) = try date(at: index) else { continue }
      found.due = due
      take(range)
      return
    }
  }

  private mutating func take(_ range: Range<Int>) { for place in range { uses[place] = .taken } }

  private func isFree(_ index: Int) -> Bool { uses[index] == .free && !words[index].isQuoted }

  /// The words from `index` on that may belong to one date.
  private func run(from index: Int) -> [QuickEntryWord] {
    Array(words[index...].enumerated().prefix { isFree(index + $0.offset) }.map(\.element))
  }

  private func date(at index: Int) throws(NoSuchDate) -> (Range<Int>, DueDate)? {
    let run = run(from: index)
    let before = (0..<index).filter { uses[$0] != .taken }
    let shortDates = ShortDates(in: words, after: before.last.map { words[$0] }, isFirst: before.count == 1)
    let reading = DateReading(run, parser: parser, shortDates: shortDates, isFirst: before.isEmpty, isLast: isLast)
    guard let (count, due) = try reading.date(at: 0) else { return nil }
    return (index..<index + count, due)

    /// Whether nothing but what was taken stands behind so many words.
    func isLast(_ count: Int) -> Bool { !(index + count..<words.count).contains { uses[$0] != .taken } }
  }

  /// A time that belongs to the day of `every monday`.
  private func lonelyTime() -> (Range<Int>, TimeOfDay)? {
    for index in words.indices where isFree(index) {
      guard let time = TimeReading(run(from: index)).time(at: 0), time.clarity != .doubtful || time.hasPreposition else { continue }
      return (index..<index + time.count, time.time)
    }
    return nil
  }
}

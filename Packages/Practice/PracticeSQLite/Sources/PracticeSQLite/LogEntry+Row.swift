import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Practice
import PracticeScheduling

extension LogEntry {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = """
    position, id, word, direction, event, given, day, grade, kind, milliseconds, stage, back, retracts, until_day, \
    stability, difficulty
    """

  init(row: StatementRow) throws {
    var columns = RowReader(row, of: "practice_log", from: 1)
    let (id, card) = (ID(try columns.uuid()), try columns.card())
    let (kind, time, day) = (try columns.integer(), try columns.moment(), try columns.day())
    let (grade, asked) = (try columns.integerIfAny(), try columns.textIfAny())
    let (milliseconds, stage) = (try columns.countIfAny(), try columns.integerIfAny())
    let (back, retracted, until) = (try columns.integerIfAny(), try columns.uuidIfAny(), try columns.integerIfAny())
    let memory = try columns.memory()
    let event: Event?
    switch kind {
    case 0:
      let review = Review(stored: (grade, asked, milliseconds, stage, back), memory)
      event = review.map(Event.answer)
    case 1: event = retracted.map { .retraction(of: ID($0)) }
    case 2: event = .suspension
    case 3: event = .release
    case 5: event = .reset
    case 6: event = until.map { .rescheduling(to: CalendarDay(daysSinceEpoch: $0)) }
    default: event = until.map { .burial(until: CalendarDay(daysSinceEpoch: $0)) }
    }
    guard let event else { throw columns.damage }
    self.init(id: id, card: card, time: time, day: day, event: event)
  }

  /// Adds the values of all columns of the table, in its order.
  func add(to values: inout BoundValues, at position: Int64) {
    var (retracted, until): (UUID?, Int64?)
    let kind: Int
    switch event {
    case .answer: kind = 0
    case .retraction(let id): (kind, retracted) = (1, id.rawValue)
    case .suspension: kind = 2
    case .release: kind = 3
    case .burial(let day): (kind, until) = (4, day.daysSinceEpoch)
    case .reset: kind = 5
    case .rescheduling(let day): (kind, until) = (6, day.daysSinceEpoch)
    }
    let review = review
    values.add(position)
    values.add(id.rawValue)
    values.add(card.word.rawValue)
    values.add(card.direction.rawValue)
    values.add(kind)
    values.add(time.milliseconds)
    values.add(day.daysSinceEpoch)
    values.add(review?.grade.rawValue)
    values.add(review?.kind.rawValue)
    values.add(review?.milliseconds)
    values.add(review?.before.rawValue)
    values.add(review?.interval.stored)
    values.add(retracted)
    values.add(until)
    values.add(review?.memory?.stability)
    values.add(review?.memory?.difficulty)
    values.addChecksum()
  }
}

extension Review {
  /// How long the answer took.
  var milliseconds: Int64 { Int64(duration / .milliseconds(1)) }

  /// Creates an answer from its columns; `nil` when one is missing or invalid.
  fileprivate init?(stored: (grade: Int64?, kind: String?, milliseconds: Int?, stage: Int64?, back: Int64?), _ memory: MemoryState?) {
    guard let grade = stored.grade.flatMap({ Grade(rawValue: Int($0)) }), let kind = stored.kind.flatMap(CardKind.init),
      let milliseconds = stored.milliseconds, let stage = stored.stage.flatMap({ CardPhase(rawValue: Int($0)) }),
      let interval = stored.back.flatMap(Interval.init(stored:))
    else { return nil }
    self.init(grade, kind: kind, duration: .milliseconds(milliseconds), before: stage, interval: interval, memory: memory)
  }
}

extension Interval {
  /// Days, or negative seconds.
  fileprivate var stored: Int64 {
    switch self {
    case .days(let days): Int64(days)
    case .time(let duration): -Int64((duration / .seconds(1)).rounded())
    }
  }

  fileprivate init?(stored: Int64) {
    guard (-1_000_000...1_000_000).contains(stored) else { return nil }
    self = stored < 0 ? .time(.seconds(-stored)) : .days(Int(stored))
  }
}

extension RowReader {
  /// Reads the next two columns: a word and a direction.
  mutating func card() throws -> CardID {
    let word = PracticeWord.ID(try uuid())
    guard let direction = PracticeDirection(rawValue: try count()) else { throw damage }
    return CardID(word, direction)
  }

  /// Reads the next column: a day.
  mutating func day() throws -> CalendarDay {
    guard let day = try dayIfAny() else { throw damage }
    return day
  }

  /// Reads the next column: a day, or `nil` for NULL.
  mutating func dayIfAny() throws -> CalendarDay? {
    guard let days = try integerIfAny() else { return nil }
    guard (-1_000_000...10_000_000).contains(days) else { throw damage }
    return CalendarDay(daysSinceEpoch: days)
  }
}

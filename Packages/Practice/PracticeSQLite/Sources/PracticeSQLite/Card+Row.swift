import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Practice
import PracticeScheduling

extension Card {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = "position, \(columnNames.joined(separator: ", "))"

  /// The columns of the table without the position.
  static let columnNames = [
    "word", "direction", "stage", "step", "stability", "difficulty", "day", "due_day", "due_moment", "answered", "answers", "lapses",
    "is_suspended", "is_leech", "buried_until", "version", "latest", "pending",
  ]

  init(row: Row) throws {
    var columns = RowReader(row, of: "practice_card", from: 1)
    let id = try columns.card()
    let (stage, step) = (CardPhase(rawValue: try columns.count()), try columns.count())
    let memory = try columns.memory()
    let day = try columns.dayIfAny()
    let (dueDay, dueMoment) = (try columns.dayIfAny(), try columns.momentIfAny())
    let (answered, answers, lapses) = (try columns.momentIfAny(), try columns.count(), try columns.count())
    let (isSuspended, isLeech, buriedUntil) = (try columns.flag(), try columns.flag(), try columns.dayIfAny())
    let (version, latest, pending) = (try columns.uuidIfAny(), try columns.momentIfAny(), try columns.momentIfAny())
    guard let stage else { throw columns.damage }
    let card = Card(
      id, schedule: StoredSchedule(phase: stage, step: step, memory: memory, day: day),
      due: dueDay.map(Due.day) ?? dueMoment.map(Due.moment), answered: answered, answers: answers, lapses: lapses,
      isSuspended: isSuspended, isLeech: isLeech, buriedUntil: buriedUntil, version: version.map(LogEntry.ID.init), latest: latest,
      pending: pending
    )
    guard let card else { throw columns.damage }
    self = card
  }

  /// The values of its columns in the table, without its position, in the order of ``storedColumns``.
  var values: [DatabaseValue] {
    var (dueDay, dueMoment): (CalendarDay?, Timestamp?)
    switch due {
    case .day(let day)?: dueDay = day
    case .moment(let moment)?: dueMoment = moment
    case nil: break
    }
    let schedule = schedule
    return [
      id.word.rawValue.databaseValue, id.direction.rawValue.databaseValue, schedule.phase.rawValue.databaseValue,
      schedule.step.databaseValue, (schedule.memory?.stability).databaseValue, (schedule.memory?.difficulty).databaseValue,
      Self.value(schedule.day), Self.value(dueDay), Self.value(dueMoment), Self.value(answered), answers.databaseValue,
      lapses.databaseValue, isSuspended.databaseValue, isLeech.databaseValue, Self.value(buriedUntil), (version?.rawValue).databaseValue,
      Self.value(latest), Self.value(pending),
    ]
  }

  private static func value(_ day: CalendarDay?) -> DatabaseValue { (day?.daysSinceEpoch).databaseValue }
  private static func value(_ moment: Timestamp?) -> DatabaseValue { (moment?.milliseconds).databaseValue }
}

extension RowReader {
  /// The next two columns, the two numbers of a memory or neither.
  mutating func memory() throws -> MemoryState? {
    let (stability, difficulty) = (try fractionIfAny(), try fractionIfAny())
    guard let stability, let difficulty else { return nil }
    guard let memory = MemoryState(stability: stability, difficulty: difficulty) else { throw damage }
    return memory
  }
}

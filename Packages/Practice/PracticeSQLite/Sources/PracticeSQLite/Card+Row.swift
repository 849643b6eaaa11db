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

  init(row: StatementRow) throws {
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

  /// Adds the values of its columns in the table, without its position, in the order of ``storedColumns``.
  func add(to values: inout BoundValues) {
    var (dueDay, dueMoment): (CalendarDay?, Timestamp?)
    switch due {
    case .day(let day)?: dueDay = day
    case .moment(let moment)?: dueMoment = moment
    case nil: break
    }
    let schedule = schedule
    values.add(id.word.rawValue)
    values.add(id.direction.rawValue)
    values.add(schedule.phase.rawValue)
    values.add(schedule.step)
    values.add(schedule.memory?.stability)
    values.add(schedule.memory?.difficulty)
    values.add(schedule.day?.daysSinceEpoch)
    values.add(dueDay?.daysSinceEpoch)
    values.add(dueMoment?.milliseconds)
    values.add(answered?.milliseconds)
    values.add(answers)
    values.add(lapses)
    values.add(isSuspended)
    values.add(isLeech)
    values.add(buriedUntil?.daysSinceEpoch)
    values.add(version?.rawValue)
    values.add(latest?.milliseconds)
    values.add(pending?.milliseconds)
  }
}

extension RowReader {
  /// Reads the next two columns, the two numbers of a memory; `nil` when one is NULL.
  mutating func memory() throws -> MemoryState? {
    let (stability, difficulty) = (try fractionIfAny(), try fractionIfAny())
    guard let stability, let difficulty else { return nil }
    guard let memory = MemoryState(stability: stability, difficulty: difficulty) else { throw damage }
    return memory
  }
}

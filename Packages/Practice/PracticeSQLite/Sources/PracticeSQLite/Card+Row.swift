import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Practice
import PracticeScheduling

extension Card {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = """
    position, word, direction, stage, step, stability, difficulty, day, due_day, due_moment, answered, answers, lapses, is_suspended, \
    is_leech, buried_until, version, latest, pending
    """

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

  /// The columns of this card in the table, except for its position.
  var columns: StoredColumns {
    var (dueDay, dueMoment): (Int64?, Int64?)
    switch due {
    case .day(let day)?: dueDay = day.daysSinceEpoch
    case .moment(let moment)?: dueMoment = moment.milliseconds
    case nil: break
    }
    let schedule = schedule
    return [
      ("word", id.word.rawValue), ("direction", id.direction.rawValue), ("stage", schedule.phase.rawValue), ("step", schedule.step),
      ("stability", schedule.memory?.stability), ("difficulty", schedule.memory?.difficulty), ("day", schedule.day?.daysSinceEpoch),
      ("due_day", dueDay), ("due_moment", dueMoment), ("answered", answered?.milliseconds), ("answers", answers), ("lapses", lapses),
      ("is_suspended", isSuspended), ("is_leech", isLeech), ("buried_until", buriedUntil?.daysSinceEpoch),
      ("version", version?.rawValue), ("latest", latest?.milliseconds), ("pending", pending?.milliseconds),
    ]
  }
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

public import CoreModule
import Foundation

extension TodoTask {
  /// The identity of the task that follows this one in its series. It comes from this one's alone, so that two devices which both do the task
  /// make the same next one, and never two.
  public var nextID: ID { ID(id.rawValue.derived(salt: 0x6E65_7874)) }

  /// The task that follows this one in its series when it is done at `moment`; none behind the end of the calendar.
  func next(number: Number, at moment: Timestamp, in localTime: LocalTime) -> TodoTask? {
    guard let recurrence else { return nil }
    let today = localTime.day(of: moment)
    let day = due?.day(in: localTime) ?? today
    let nextDay = recurrence.next(after: day, today: today)
    guard nextDay <= .last else { return nil }
    let (nextDue, timeOfDay) = (due ?? .day(day)).moved(to: nextDay, at: recurrence.timeOfDay, in: localTime)
    return TodoTask(
      number: number, id: nextID, text: text, priority: priority, due: nextDue, recurrence: recurrence.keeping(timeOfDay), tags: tags,
      note: note, parent: parent, remindAt: nextDue, created: moment, updated: moment
    )
  }

  /// This part of a task, as a part of the one that follows it.
  func again(number: Number, parent: TodoTask, at moment: Timestamp) -> TodoTask {
    TodoTask(
      number: number, id: nextID, text: text, priority: priority, tags: tags, note: note, parent: parent.number,
      created: moment, updated: moment
    )
  }
}

extension UUID {
  /// The identity that always follows from a name.
  init(name: String) { self = UUID(sumOf: Array(name.utf8), salt: 0x6E61_6D65) }

  /// Another identity that follows from this one.
  fileprivate func derived(salt: UInt64) -> UUID { UUID(sumOf: withUnsafeBytes(of: uuid) { Array($0) }, salt: salt) }

  /// A version 8 UUID of RFC 9562, by two FNV-1a sums.
  private init(sumOf bytes: [UInt8], salt: UInt64) {
    let sums = [UInt64(0xCBF2_9CE4_8422_2325) ^ salt, 0x8422_2325_CBF2_9CE4 ^ salt.byteSwapped].map { start in
      bytes.reduce(start) { sum, byte in (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    var derived = sums.flatMap { sum in (0..<8).map { UInt8(truncatingIfNeeded: sum >> (56 - 8 * $0)) } }
    derived[6] = derived[6] & 0x0F | 0x80
    derived[8] = derived[8] & 0x3F | 0x80
    self = derived.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

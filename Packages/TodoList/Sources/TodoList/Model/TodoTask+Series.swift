public import CoreModule
import Foundation

extension TodoTask {
  /// The identity of the next task of the series. It is derived from the identity of this task, so that two devices that complete the task
  /// create the same next one.
  public var nextID: ID { ID(id.rawValue.derived(salt: 0x6E65_7874)) }

  /// The next task of the series when this one is completed at `moment`; `nil` without a recurrence and after its last day.
  func next(number: Number, at moment: Timestamp, in localTime: LocalTime) -> TodoTask? {
    guard let recurrence else { return nil }
    let today = localTime.day(of: moment)
    let day = due?.day(in: localTime) ?? today
    guard let nextDay = recurrence.next(after: day, today: today) else { return nil }
    let (nextDue, timeOfDay) = (due ?? .day(day)).moved(to: nextDay, at: recurrence.timeOfDay, in: localTime)
    return TodoTask(
      number: number, id: nextID, text: text, priority: priority, due: nextDue, recurrence: recurrence.keeping(timeOfDay), tags: tags,
      note: note, parent: parent, remindAt: nextDue, created: moment, updated: moment
    )
  }

  /// This part in the next task of the series: the next of its own series, or a copy without a due date.
  func again(number: Number, parent: TodoTask, at moment: Timestamp, in localTime: LocalTime) -> TodoTask {
    if let next = next(number: number, at: moment, in: localTime) { return next.numbered(number, parent: parent.number) }
    return TodoTask(
      number: number, id: nextID, text: text, priority: priority, tags: tags, note: note, parent: parent.number,
      created: moment, updated: moment
    )
  }
}

extension UUID {
  /// The identity derived from a name.
  init(name: String) { self = UUID(hashOf: Array(name.utf8), salt: 0x6E61_6D65) }

  /// Another identity derived from this one.
  fileprivate func derived(salt: UInt64) -> UUID { UUID(hashOf: withUnsafeBytes(of: uuid) { Array($0) }, salt: salt) }

  /// A version 8 UUID of RFC 9562 from two FNV-1a hashes.
  private init(hashOf bytes: [UInt8], salt: UInt64) {
    let hashes = [FNV1a.offsetBasis ^ salt, 0x8422_2325_CBF2_9CE4 ^ salt.byteSwapped].map { start in
      var hash = FNV1a(start)
      bytes.withUnsafeBytes { hash.add($0) }
      return hash.value
    }
    var derived = hashes.flatMap { hash in (0..<8).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * $0)) } }
    derived[6] = derived[6] & 0x0F | 0x80
    derived[8] = derived[8] & 0x3F | 0x80
    self = derived.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

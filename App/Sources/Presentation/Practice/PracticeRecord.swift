package import CoreModule
package import CorePresentation
import Foundation
package import Practice
package import PracticeScheduling

/// An entry of the log of the practice as a record of the export file.
package enum PracticeRecord {
  private enum EventName: String, CaseIterable {
    case answer, retraction, suspension, release, burial, reset, rescheduling
  }

  private enum DirectionName: String, CaseIterable {
    case from, to

    var direction: PracticeDirection { self == .from ? .from : .to }
  }

  private enum PhaseName: String, CaseIterable {
    case new, learning, review, relearning

    var phase: CardPhase {
      switch self {
      case .new: .new
      case .learning: .learning
      case .review: .review
      case .relearning: .relearning
      }
    }
  }

  /// The longest interval: a hundred years.
  private static let maximumDays = 36_500
  private static let maximumSeconds = 86_400 * 365

  package static func name(of direction: PracticeDirection) -> String { direction == .from ? "from" : "to" }

  /// A whole or broken number of seconds.
  package static func seconds(_ interval: Interval) -> JSON { decimal(interval.seconds, digits: 3) }

  /// A number with at most so many digits after the point.
  package static func decimal(_ value: Double, digits: Int = 4) -> JSON {
    let parts = (0..<digits).reduce(1) { power, _ in power * 10 }
    let rounded = Int((value * Double(parts)).rounded())
    var fraction = String(parts + abs(rounded) % parts).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return .decimal((rounded < 0 ? "-" : "") + "\(abs(rounded) / parts)" + (fraction.isEmpty ? "" : ".\(fraction)"))
  }

  package static func json(_ entry: LogEntry) -> JSON {
    .object(
      [
        ("id", .string(entry.id.rawValue.uuidString)), ("word", .string(entry.card.word.rawValue.uuidString)),
        ("direction", .string(name(of: entry.card.direction))), ("time", .string(entry.time.rfc3339)),
        ("day", .string(entry.day.description)),
      ] + members(of: entry.event))
  }

  private static func members(of event: LogEntry.Event) -> [(String, JSON)] {
    switch event {
    case .answer(let review):
      let phase = PhaseName.allCases.first { $0.phase == review.before }
      let interval: (String, JSON) =
        switch review.interval {
        case .days(let days): ("days", .number(days))
        case .time(let time): ("seconds", .number(Int((time / .seconds(1)).rounded())))
        }
      return [
        ("event", .string(EventName.answer.rawValue)), ("grade", .number(review.grade.rawValue)), ("kind", .string(review.kind.rawValue)),
        ("milliseconds", .number(Int((review.duration / .milliseconds(1)).rounded()))), ("before", JSON(phase?.rawValue)), interval,
      ] + (review.memory.map { [("memory", json($0))] } ?? [])
    case .retraction(let id):
      return [("event", .string(EventName.retraction.rawValue)), ("answer", .string(id.rawValue.uuidString))]
    case .suspension: return [("event", .string(EventName.suspension.rawValue))]
    case .release: return [("event", .string(EventName.release.rawValue))]
    case .burial(let day): return [("event", .string(EventName.burial.rawValue)), ("until", .string(day.description))]
    case .reset: return [("event", .string(EventName.reset.rawValue))]
    case .rescheduling(let day): return [("event", .string(EventName.rescheduling.rawValue)), ("due", .string(day.description))]
    }
  }

  private static func json(_ memory: MemoryState) -> JSON {
    .object([("stability", .decimal("\(memory.stability)")), ("difficulty", .decimal("\(memory.difficulty)"))])
  }

  /// Parameters of the memory model, a list of numbers.
  package static func json(_ parameters: FSRSParameters) -> JSON { .array(parameters.values.map { .decimal("\($0)") }) }

  /// The parameters of a list; `nil` when they are not such a list.
  package static func parameters(_ value: JSON) -> FSRSParameters? {
    guard case .array(let items) = value else { return nil }
    let numbers = items.compactMap { item in
      switch item {
      case .number(let number): Double(number)
      case .decimal(let text): Double(text)
      default: nil
      }
    }
    guard numbers.count == items.count else { return nil }
    do { return try FSRSParameters(numbers) } catch { return nil }
  }

  package static let badParameters = RecordFault.mustBe(
    "practice_parameters",
    LocalizedText(
      en: "the \(FSRSParameters.bounds.count) parameters of FSRS-6, each within its bounds",
      ru: "списком параметров FSRS-6 (\(FSRSParameters.bounds.count)), каждый в своих пределах"
    ), code: "bad_parameters")

  /// - Returns: The entry of a record, or all faults of the record.
  package static func entry(_ value: JSON) -> (entry: LogEntry?, faults: [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let (id, word, direction) = (fields.identity("id"), fields.identity("word"), fields.choice("direction", of: DirectionName.self))
    let (time, day, event) = (fields.moment("time"), day("day", in: &fields), event(&fields))
    guard fields.faults.isEmpty, let id, let word, let direction, let time, let day, let event else { return (nil, fields.faults) }
    let card = CardID(PracticeWord.ID(word), direction.direction)
    return (LogEntry(id: LogEntry.ID(id), card: card, time: time, day: day, event: event), [])
  }

  private static func event(_ fields: inout RecordFields) -> LogEntry.Event? {
    switch fields.choice("event", of: EventName.self) {
    case .answer?: return review(&fields).map(LogEntry.Event.answer)
    case .retraction?: return fields.identity("answer").map { .retraction(of: LogEntry.ID($0)) }
    case .suspension?: return .suspension
    case .release?: return .release
    case .burial?: return day("until", in: &fields).map { .burial(until: $0) }
    case .reset?: return .reset
    case .rescheduling?: return day("due", in: &fields).map { .rescheduling(to: $0) }
    case nil: return nil
    }
  }

  private static func review(_ fields: inout RecordFields) -> Review? {
    let grade = fields.number("grade", in: 1...4).flatMap(Grade.init(rawValue:))
    let (kind, before) = (fields.choice("kind", of: CardKind.self), fields.choice("before", of: PhaseName.self))
    let milliseconds = fields.number("milliseconds")
    let interval: Interval? =
      fields.has("days")
      ? fields.number("days", in: 1...maximumDays).map { .days($0) }
      : fields.number("seconds", in: 1...maximumSeconds).map { .time(.seconds($0)) }
    let memory = fields.has("memory") ? memory(&fields) : nil
    guard fields.faults.isEmpty, let grade, let kind, let before, let milliseconds, let interval else { return nil }
    return Review(grade, kind: kind, duration: .milliseconds(milliseconds), before: before.phase, interval: interval, memory: memory)
  }

  /// The memory after an answer that was given in another program.
  private static func memory(_ fields: inout RecordFields) -> MemoryState? {
    fields.optional(
      "memory", en: "an object with a stability above 0 and a difficulty from 1 to 10",
      ru: "объектом с полями «stability» (больше 0) и «difficulty» (от 1 до 10)", code: "bad_number"
    ) { value in
      guard let stability = value["stability"]?.double, let difficulty = value["difficulty"]?.double else { return nil }
      return MemoryState(stability: stability, difficulty: difficulty)
    }
  }

  private static func day(_ name: String, in fields: inout RecordFields) -> CalendarDay? {
    let text = fields.text(name)
    guard let text else { return nil }
    guard let day = CalendarDay(iso8601: text) else {
      let example = "2026-11-21"
      fields.fail(.mustBe(name, LocalizedText(en: "a day such as \(example)", ru: "датой вида \(example)"), code: "bad_date"))
      return nil
    }
    return day
  }
}

extension JSON {
  fileprivate var double: Double? {
    switch self {
    case .number(let number): Double(number)
    case .decimal(let text): Double(text)
    default: nil
    }
  }
}

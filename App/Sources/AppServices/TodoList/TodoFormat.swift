package import CoreModule
package import CorePresentation
import Presentation
package import TodoList

/// The format of a file of tasks.
package enum TodoFormat: String, CaseIterable {
  case taskwarrior
  case todotxt
  case ical

  /// Detects the format by the file name, else by the first bytes.
  package init(named file: String?, beginning bytes: [UInt8] = []) {
    let name = file?.lowercased() ?? ""
    if name.hasSuffix(".ics") || name.hasSuffix(".ical") {
      self = .ical
    } else if name.hasSuffix(".txt") {
      self = .todotxt
    } else if name.hasSuffix(".json") || bytes.isEmpty {
      self = .taskwarrior
    } else {
      let first = bytes.first { $0 > 0x20 && $0 < 0x7F }
      let isCalendar = String(decoding: bytes.prefix(64), as: UTF8.self).uppercased().contains("BEGIN:VCALENDAR")
      self = isCalendar ? .ical : first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? .taskwarrior : .todotxt
    }
  }

  package func text(_ tasks: [TodoTask], _ localTime: LocalTime, now: Timestamp) -> String {
    switch self {
    case .taskwarrior: TaskwarriorFile(localTime: localTime).text(tasks)
    case .todotxt: TodoTxt(localTime: localTime).text(tasks)
    case .ical: ICalendar(localTime: localTime).text(tasks, now: now)
    }
  }

  /// - Parameters:
  ///   - refusesOtherTexts: Whether a text that does not look like a list of tasks is refused.
  ///   - zone: Finds a time zone by name.
  package func read(
    _ input: InputFile, _ localTime: LocalTime, now: Timestamp, refusesOtherTexts: Bool, zone: @escaping @Sendable (String) -> LocalTime?
  ) throws(Problem) -> ReadTasks {
    let file: TodoFile
    var unreadable: [BadRecord] = []
    switch self {
    case .taskwarrior: return try TaskwarriorFile(localTime: localTime).read(input, now: now)
    case .todotxt:
      let (text, lines) = input.readableText()
      let todoTxt = TodoTxt(localTime: localTime)
      if refusesOtherTexts, let line = todoTxt.foreignLine(in: text) { throw .noTaskList(line, in: input.name) }
      file = todoTxt.read(text, now: now)
      unreadable = lines.map { BadRecord(line: $0, place: nil, faults: [.notUTF8]) }
    case .ical: file = ICalendar(localTime: localTime, zone: zone).read(try input.text(), now: now)
    }
    if file.faults.first?.reason == .foreign { throw .foreignTaskFile(input.name) }
    let bad = file.faults.map { BadRecord(line: $0.line, place: nil, faults: [RecordFault($0.reason)]) }
    return ReadTasks(tasks: file.tasks, bad: (bad + unreadable).sorted { $0.line < $1.line }, leftOut: file.leftOut)
  }

  /// What remains of `tasks` after writing and reading them in this format.
  package func written(_ tasks: [TodoTask], _ localTime: LocalTime, now: Timestamp) -> [IncomingTask] {
    let text = text(tasks, localTime, now: now)
    switch self {
    case .taskwarrior: return (try? TaskwarriorFile(localTime: localTime).read(text, now: now))?.tasks ?? []
    case .todotxt: return TodoTxt(localTime: localTime).read(text, now: now).tasks
    case .ical: return ICalendar(localTime: localTime).read(text, now: now).tasks
    }
  }
}

/// The content of a file of tasks.
package struct ReadTasks {
  package var tasks: [IncomingTask] = []
  package var bad: [BadRecord] = []
  /// The attributes that glot does not have, with the number of tasks.
  package var leftOut: [String: Int] = [:]
}

extension RecordFault {
  fileprivate static let notUTF8 = RecordFault(code: "invalid_utf8", message: LocalizedText(en: "It is not UTF-8.", ru: "Это не UTF-8."))

  /// Translates a fault of a file of tasks.
  package init(_ reason: TodoFileFault.Reason) {
    switch reason {
    case .text(let problem): self.init(problem, in: "text")
    case .noText: self.init(.blank, in: "text")
    case .date(let text):
      let shown = DisplayWidth.cut(text.visible, to: 60)
      self.init(code: "bad_date", message: LocalizedText(en: "“\(shown)” is not a valid date.", ru: "«\(shown)» — неверная дата."))
    case .zone(let name):
      let shown = DisplayWidth.cut(name.visible, to: 60)
      self.init(
        code: "bad_zone", message: LocalizedText(en: "There is no time zone “\(shown)”.", ru: "Часового пояса «\(shown)» не существует.")
      )
    case .identity(let text):
      let shown = DisplayWidth.cut(text.visible, to: 60)
      self.init(code: "bad_id", message: LocalizedText(en: "“\(shown)” is not a UUID.", ru: "«\(shown)» — не UUID."))
    case .unfinished:
      self.init(code: "unfinished", message: LocalizedText(en: "The task is incomplete.", ru: "Задача записана не до конца."))
    case .foreign:
      self.init(code: "foreign", message: LocalizedText(en: "This is not a task file.", ru: "Это не файл задач."))
    }
  }
}

extension Problem {
  fileprivate static func noTaskList(_ line: String, in name: LocalizedText) -> Problem {
    let shown = DisplayWidth.cut(line.visible, to: 60)
    return Problem(
      .badData, "no_task_list",
      en: (
        "\(name(.english)) does not look like a list of tasks: “\(shown)”.",
        "Nothing was changed. If it is one all the same, name its format (--format todotxt) or use --force."
      ),
      ru: (
        "\(name(.russian)): не похоже на список задач: «\(shown)».",
        "Ничего не изменено. Если это всё-таки список задач, укажите формат (--format todotxt) или добавьте --force."
      )
    )
  }

  fileprivate static func foreignTaskFile(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "foreign_file",
      en: ("\(name(.english)) is not iCalendar.", "Nothing was changed. Set the format with --format."),
      ru: ("\(name(.russian)): это не iCalendar.", "Ничего не изменено. Укажите формат через --format.")
    )
  }
}

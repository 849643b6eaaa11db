import Foundation

/// What differs from run to run, written the same. Only what is right for this run is: the moment of another run, the size of no file here,
/// the identity of something else stay as they are, and differ from what was recorded.
struct SessionMask {
  private let home: URL
  private let start = Date()
  private var identities: [String: Int] = [:]

  /// The home is where files have sizes; the zone of the run is UTC. Help is never masked: its dates are examples.
  init(_ terminal: Terminal) { home = terminal.home }

  /// What is in a text that was just printed, the same in every run.
  mutating func masked(_ text: String) -> String {
    named(
      text
        // Two in one second are told apart by a number, which moves the column after the name.
        .replacing(#/glot-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-\d+)?(\.db  +)?/#) {
          isNow(moment($0.output.1)) ? "glot-TIME" + ($0.output.2 == nil ? "" : ".db  ") : String($0.output.0)
        }
        .replacing(#/(next_try":"|offline\t|"last":"[^"]+","due":")(\d{4}-\d\d-\d\dT[0-9:]{8}(?:\.\d{3}Z|\+00:00))/#) {
          String($0.output.1) + later(moment($0.output.2))
        }
        .replacing(#/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d\d\dZ|\+00:00)/#) { onDay(String($0.output)) }
        .replacing(#/(\t|":")(\d{4}-\d\d-\d\d)(?=[\t"])/#) { $0.output.1 + (day(moment($0.output.2)) ?? String($0.output.2)) }
        .replacing(#/(next try: |следующая попытка: )(\d\d?) (\p{L}+), (\d\d):(\d\d)/#) {
          String($0.output.1) + later(inWords($0.output.2, $0.output.3, $0.output.4, $0.output.5))
        }
        .replacing(#/(\d\d?) (\p{L}+)(?:, (\d\d):(\d\d))?(?! \d{4})/#) { match in
          let (whole, number, month, hour, minute) = match.output
          let moment = inWords(number, month, hour, minute)
          guard isNow(moment, within: hour == nil ? 86_400 : 60) else { return nextWeek(moment) ?? String(whole) }
          return (Self.english.contains(String(month)) ? "1 May" : "1 мая") + (hour == nil ? "" : ", 12:34")
        }
        .replacing(#/(\d+) (KiB|КиБ)/#) { match in
          (sizes.contains { "\($0 / 1024)" == match.output.1 } ? "9" : match.output.1) + " \(match.output.2)"
        }
        .replacing(#/("size":|\t)(\d{5,})(?=[,\t])/#) { match in
          match.output.1 + (sizes.contains(Int(match.output.2) ?? 0) ? "9" : match.output.2)
        }
        // A program that App/build has made knows its commit.
        .replacing(#/(glot \d+\.\d+\.\d+) \([0-9a-f]{8}\+?\)/#) { String($0.output.1) }
        .replacing(#/(glot\t\d+\.\d+\.\d+\t)[0-9a-f]{8}\+?/#) { String($0.output.1) }
        .replacing(#/"commit":"[0-9a-f]{8}\+?"/#, with: "\"commit\":null")
        .replacing(#/fetched [0-5]?\d seconds? ago/#, with: "fetched 9 seconds ago")
        .replacing(#/загружена [0-5]?\d секунд[уы]? назад/#, with: "загружена 9 секунд назад")
        .replacing(#/"age":[0-5]?\d\b/#, with: "\"age\":9")
    )
  }

  /// Identities as numbers, the same one always by the same.
  private mutating func named(_ text: String) -> String {
    var named = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: #/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/#) {
      let number = identities[String(match.output)] ?? identities.count + 1
      identities[String(match.output)] = number
      named += rest[..<match.range.lowerBound] + "UUID\(number)"
      rest = rest[match.range.upperBound...]
    }
    return named + rest
  }

  /// The databases and backups that there are.
  private var sizes: [Int] {
    let paths = FileManager.default.enumerator(at: home, includingPropertiesForKeys: [.fileSizeKey])?.compactMap { $0 as? URL } ?? []
    return paths.filter { $0.pathExtension == "db" }.compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }
  }

  /// Whether the moment is one of this session, told to this many seconds.
  private func isNow(_ moment: Date?, within unit: TimeInterval = 1) -> Bool {
    guard let moment else { return false }
    return moment > start.addingTimeInterval(-unit) && moment <= Date()
  }

  /// A moment of this session, and one at a fixed time on a day near to it.
  private func onDay(_ text: String) -> String {
    let moment = moment(text[...])
    if isNow(moment) { return "TIME" }
    return day(moment).map { $0 + text.dropFirst(10) } ?? text
  }

  /// How long after the session a moment lies, to what a slow run does not change.
  private func later(_ moment: Date?) -> String {
    // Moments are told in whole seconds.
    moment.map { "TIME+\(Int((($0.timeIntervalSince(start) + 1) / 300).rounded(.down)) * 5)min" } ?? "no time"
  }

  /// Yesterday, today, tomorrow.
  private func day(_ moment: Date?) -> String? { moment.flatMap { [-1: "YESTERDAY", 0: "TODAY", 1: "TOMORROW"][days(to: $0)] } }

  /// Where what was due tomorrow comes back a week later.
  private func nextWeek(_ moment: Date?) -> String? {
    guard let moment, days(to: moment) == 8, moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 86_400) > 0 else { return nil }
    return "TOMORROW+7, " + moment.formatted(.iso8601.time(includingFractionalSeconds: false))
  }

  private func days(to moment: Date) -> Int {
    Int((moment.timeIntervalSince1970 / 86_400).rounded(.down)) - Int((start.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// The moment in `2022-12-31T23:59:59`, whatever stands between its numbers; midnight where it names a day.
  private func moment(_ text: Substring) -> Date? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) } + [0, 0, 0]
    return date(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// The moment in words, which leave out this year.
  private func inWords(_ day: Substring, _ month: Substring, _ hour: Substring?, _ minute: Substring?) -> Date? {
    let months = [Self.english, Self.russian].compactMap { $0.firstIndex(of: String(month)) }
    guard let month = months.first, let day = Int(day) else { return nil }
    let year = Calendar(identifier: .gregorian).component(.year, from: start)
    return date(year, month + 1, day, hour.flatMap { Int($0) } ?? 0, minute.flatMap { Int($0) } ?? 0, 0)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  private static let russian = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря",
  ]
}

import Foundation
import Testing

/// How fitting the schedule is shown while it lasts, and what is told at its end. A disk that waits before each reading makes it last.
struct PracticeOptimiseTests {
  private let terminal: Terminal

  /// A user with nine hundred answers.
  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    let answers = """
      import datetime, json, uuid
      id = lambda number: str(uuid.UUID(int=number, version=4))
      day = lambda word, place: (datetime.date(2024, 1, 1) + datetime.timedelta(20 * place + word % 20)).isoformat()
      print(json.dumps({"format": "glot", "version": 1, "practice": [
        {"id": id(1000 + 10 * word + place), "word": id(word), "direction": "from", "time": day(word, place) + "T12:00:00Z",
         "day": day(word, place), "event": "answer", "grade": 1 if (7 * word + 3 * place) % 9 == 0 else 3, "kind": "recall",
         "milliseconds": 5000, "before": "review" if place else "new", "days": 30}
        for word in range(100) for place in range(9)]}))
      """
    try Data(answers.utf8).write(to: terminal.home.appending(path: "answers.py"))
    _ = try terminal.run("python3 answers.py | glot import - -q")
  }

  private static let slowly = "strace -f -qq -o trace -e trace=pread64 -e inject=pread64:delay_enter=50000:when=1..20"

  @Test(
    arguments: [
      ("en", "Fitting the schedule: ", " %; Ctrl-C cancels", "The schedule now follows your own answers. Log-loss "),
      ("ru", "Подбор расписания: ", " %; отменить — Ctrl-C", "Расписание теперь подобрано по вашим ответам. Логарифмические потери "),
    ])
  func `on a terminal a line tells how much is done, and gives way to the result`(
    language: String, before: String, after: String, result: String
  ) throws {
    let told = try terminal.run("script -qec '\(Self.slowly) glot practice optimise --lang \(language)' /dev/null")
    let parts = told.output.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: true)
    let percents = parts.dropLast().compactMap { line in
      line.hasPrefix(before) && line.hasSuffix(after) ? Int(line.dropFirst(before.count).dropLast(after.count)) : nil
    }
    #expect(percents.count == parts.count - 1 && percents.count > 1, "\(told)")
    #expect(percents == percents.sorted() && percents.last == 100, "\(percents)")
    #expect(parts.last?.hasPrefix(result) == true, "\(told)")
  }

  @Test func `in a pipe nothing but the result is told`() throws {
    let told = try terminal.run("\(Self.slowly) glot practice optimise")
    #expect(told.errors == "" && told.output.hasPrefix("The schedule now follows your own answers. Log-loss "), "\(told)")
    let quiet = try terminal.run("glot undo -q; script -qec '\(Self.slowly) glot practice optimise -q' /dev/null")
    #expect(!quiet.output.contains("Fitting"), "\(quiet)")
  }
}

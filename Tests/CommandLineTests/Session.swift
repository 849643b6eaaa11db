import Foundation

/// A session at the terminal, written down: each command after `$ `, what it printed, its messages after `! `, its exit status in
/// brackets when it is not 0. Lines with `#` before the first command are about the session.
struct Session {
  struct Step {
    let command: String
    let answer: String
  }

  let preamble: String
  let steps: [Step]

  init(_ text: String) {
    var preamble = ""
    var steps: [Step] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), answer: ""))
      } else if let last = steps.popLast() {
        steps.append(Step(command: last.command, answer: last.answer + line + "\n"))
      } else {
        preamble += line + "\n"
      }
    }
    self.preamble = preamble
    self.steps = steps.map { Step(command: $0.command, answer: $0.answer.trimmingFinalLineBreaks) }
  }

  /// The same commands with the answers that they get now, in a new home.
  func replayed(mixingStreams: Bool = false) throws -> Session {
    let terminal = try Terminal()
    let steps = try steps.map { step in
      let answer = try terminal.run(step.command)
      let text = mixingStreams ? answer.output + answer.errors : answer.output + answer.errors.lines.map { "! \($0)\n" }.joined()
      let status = answer.status == 0 || mixingStreams ? "" : "[\(answer.status)]\n"
      let home = terminal.home.path(percentEncoded: false)
      return Step(command: step.command, answer: Session.steady((text + status).replacing(home, with: "~")).trimmingFinalLineBreaks)
    }
    return Session(preamble: preamble, steps: steps)
  }

  private init(preamble: String, steps: [Step]) {
    self.preamble = preamble
    self.steps = steps
  }

  var text: String {
    preamble + steps.map { "$ \($0.command)\n" + ($0.answer.isEmpty ? "" : $0.answer + "\n") }.joined()
  }

  /// What differs from run to run, written the same: identities, moments, days.
  static func steady(_ text: String) -> String {
    text
      // Two in one second are told apart by a number, which moves the column after the name.
      .replacing(#/glot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?\.db  +/#, with: "glot-TIME.db  ")
      .replacing(#/glot-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?/#, with: "glot-TIME")
      .replacing(#/"due":"\d{4}-\d\d-\d\d"/#, with: "\"due\":\"DAY\"")
      .replacing(#/\t\d{4}-\d\d-\d\d\t/#, with: "\tDAY\t")
      .replacing(#/\d+ (KiB|КиБ)/#) { "9 \($0.output.1)" }
      .replacing(#/"size":\d+/#, with: "\"size\":9")
      .replacing(#/\t\d{5,}\t/#, with: "\t9\t")
      .replacing(#/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/#, with: "UUID")
      .replacing(#/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ/#, with: "TIME")
      .replacing(#/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/#, with: "TIME")
      .replacing(#/\d\d? (January|February|March|April|May|June|July|August|September|October|November|December)/#, with: "1 May")
      .replacing(#/\d\d? (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)/#, with: "1 мая")
      .replacing(#/(1 May|1 мая), \d\d:\d\d/#) { "\($0.output.1), 12:34" }
      .replacing(#/fetched \d+ seconds? ago/#, with: "fetched 9 seconds ago")
      .replacing(#/загружена \d+ секунд[уы]? назад/#, with: "загружена 9 секунд назад")
      .replacing(#/"age":\d+/#, with: "\"age\":9")
  }
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

  fileprivate var trimmingFinalLineBreaks: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

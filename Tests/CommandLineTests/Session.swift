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
    var mask = SessionMask(terminal)
    let steps = try steps.map { step in
      let answer = try terminal.run(step.command)
      let text = mixingStreams ? answer.output + answer.errors : answer.output + answer.errors.lines.map { "! \($0)\n" }.joined()
      let status = answer.status == 0 || mixingStreams ? "" : "[\(answer.status)]\n"
      let home = terminal.home.path(percentEncoded: false)
      let told = (text + status).replacing(home, with: "~")
      return Step(command: step.command, answer: (step.command.contains("help") ? told : mask.masked(told)).trimmingFinalLineBreaks)
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
}

extension String {
  fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

  fileprivate var trimmingFinalLineBreaks: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

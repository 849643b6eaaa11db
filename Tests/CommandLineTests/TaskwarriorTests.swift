import Foundation
import Testing

/// Tasks go to a real Taskwarrior and come back.
@Suite(.enabled(if: Components.hasTaskwarrior, "skipped: there is no Taskwarrior (the command task)"))
struct TaskwarriorTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    terminal["TASKRC"] = terminal.home.appending(path: "taskrc").path(percentEncoded: false)
    terminal["TASKDATA"] = terminal.home.appending(path: "tasks").path(percentEncoded: false)
    _ = try terminal.run("printf '%s\\n' confirmation=off hooks=off verbose=nothing news.version=2.6.0 > taskrc; mkdir tasks")
    _ = try terminal.run(
      """
      glot todo add Call Ann 2099-12-31 p:high +home --note 'about the car' -q; glot todo add 'Ein «Test»; with "quotes" \\ and 日本' p:low -q
      glot todo add Meet --due '2099-12-30 18:30' --repeat weekly -q; glot todo add Part --parent 1 -q; glot todo add Gone -q; glot todo done 5 -q
      """)
  }

  private func listed() throws -> [String] {
    try terminal.run("glot todo list --all --json | python3 -c 'import json,sys; [print(json.dumps(t)) for t in json.load(sys.stdin)]'")
      .output
      .split(separator: "\n").map(String.init)
  }

  @Test func `what went there and came back is the same`() throws {
    let before = try listed()
    #expect(before.count == 5)
    let answer = try terminal.run("glot todo export --format taskwarrior | task import - && task export | glot todo import - --json")
    #expect(answer.output.hasSuffix(#"{"new":0,"merged":0,"skipped":5,"deleted":0,"bad":[],"left_out":[]}"# + "\n"), "\(answer)")
    #expect(try listed() == before)
  }

  @Test func `what was changed there is all that differs`() throws {
    let before = try listed()
    _ = try terminal.run("glot todo export --format taskwarrior | task import -; sleep 1.1; task Call modify Call Bob")
    let answer = try terminal.run("task export | glot todo import - --format taskwarrior --json")
    #expect(answer.output == #"{"new":0,"merged":1,"skipped":4,"deleted":0,"bad":[],"left_out":[]}"# + "\n", "\(answer)")
    let after = try listed()
    let changed = zip(before, after).filter { $0 != $1 }
    #expect(before.count == after.count && changed.count == 1)
    let plain = try terminal.run("glot todo show 1 --plain").output
    #expect(plain.hasPrefix("1\tCall Bob\thigh\t2099-12-31\t\thome\t\t"))
    #expect(try terminal.run("glot todo show 1 --json").output.contains("about the car"))
    #expect(try terminal.run("glot undo -q; glot todo show 1 --plain").output.contains("Call Ann"))
  }

  @Test func `a task that was done there is done here, and one that was made there comes`() throws {
    _ = try terminal.run("glot todo export | task import -; sleep 1.1; task Meet done; task add Made there due:2099-01-01 +x priority:H")
    let answer = try terminal.run("task export | glot todo import - --json")
    #expect(answer.output == #"{"new":1,"merged":1,"skipped":4,"deleted":0,"bad":[],"left_out":[]}"# + "\n", "\(answer)")
    #expect(try terminal.run("glot todo show 3 --plain").output.contains("\tx\t"))
    #expect(try terminal.run("glot todo show 'made there' --plain").output == "6\tMade there\thigh\t2099-01-01\t\tx\t\t\n")
  }

  @Test func `a task that was deleted there is deleted here, and what is not kept is named`() throws {
    _ = try terminal.run("glot todo export | task import -; sleep 1.1; task Meet delete; task add Other project:house wait:2099-01-01")
    let answer = try terminal.run("task export | glot todo import - --json")
    let leftOut = #"[{"field":"project","tasks":1},{"field":"wait","tasks":1}]"#
    #expect(answer.output == #"{"new":1,"merged":0,"skipped":4,"deleted":1,"bad":[],"left_out":\#(leftOut)}"# + "\n", "\(answer)")
    #expect(answer.errors == "Left out, because glot does not support it: project (1 task), wait (1 task).\n")
    #expect(try terminal.run("glot todo show 3").status == 1)
    #expect(try terminal.run("glot undo >/dev/null; glot todo show 3 --plain").output.hasPrefix("3\tMeet"))
  }
}

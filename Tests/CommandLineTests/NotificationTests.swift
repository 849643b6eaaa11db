import Foundation
import Testing

/// Reminders on a private bus with a notification service of our own.
struct NotificationTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  /// Runs a command on a bus of its own; what the bus itself says is left out.
  private func onBus(_ command: String) throws -> Terminal.Answer {
    try terminal.run("dbus-run-session -- \(command) 2> said; status=$?; grep -v 'fd limit' said >&2; exit $status")
  }

  /// Runs a line where such a service answers.
  private func run(_ line: String, answering answer: String) throws -> Terminal.Answer {
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/Desktop/notifications.py").path(percentEncoded: false)
    try """
    coproc service { exec /usr/bin/python3 '\(script)' shown \(answer); }
    read -r ready <&"${service[0]}"
    \(line)
    status=$?
    kill -9 "$service_PID"
    exit "$status"
    """.write(to: terminal.home.appending(path: "session"), atomically: true, encoding: .utf8)
    return try onBus("bash session")
  }

  private func shown() throws -> String { try terminal.run("cat shown").output }

  @Test func `the reminder is a notification, in the user's language`() throws {
    #expect(try run("glot remind now --force --json", answering: "left").output == "{\"word\":\"due\",\"shown\":true}\n")
    #expect(try run("glot remind now --force -q --lang ru --wait 20", answering: "left").status == 0)
    let lines = try shown().split(separator: "\n")
    #expect(
      lines == [
        #"{"app": "glot", "title": "A word for today", "body": "Add a new word to your dictionary today.", "actions": "#
          + #"["default", "Add a word", "open", "Add a word"], "timeout": -1}"#,
        #"{"app": "glot", "title": "Слово на сегодня", "body": "Добавьте сегодня новое слово в свой словарь.", "actions": "#
          + #"["default", "Добавить слово", "open", "Добавить слово"], "timeout": -1}"#,
      ])
  }

  @Test func `choosing it opens a terminal with a new word`() throws {
    _ = try terminal.run("printf '#!/bin/sh\\necho \"$@\" > opened.new; mv opened.new opened\\n' > terminal; chmod +x terminal")
    let answer = try run(
      "TERMINAL=$PWD/terminal glot --data-dir words remind now --force -q --wait 20; until [ -e opened ]; do :; done", answering: "chosen")
    #expect(answer.status == 0, "\(answer)")
    let opened = try terminal.run("cat opened").output
    let folder = terminal.home.appending(path: "words").path(percentEncoded: false)
    #expect(opened.hasPrefix("-e /") && opened.hasSuffix("ui --add --data-dir \(folder)\n"), "\(opened)")
  }

  @Test func `a service that refuses is told, and the reminder comes later`() throws {
    let answer = try run("glot remind now --force", answering: "refused")
    #expect(answer.status == 69 && answer.errors.contains("the service said: not today"), "\(answer)")
    #expect(try terminal.run("script -qec 'glot list' /dev/null").output.contains("Add a new word"))
  }

  @Test func `a session without a service is told`() throws {
    let answer = try onBus("glot remind now --force")
    #expect(answer.status == 69 && answer.errors.contains("nothing in this session shows notifications"), "\(answer)")
  }

  @Test func `the units are what systemd accepts, whatever the names`() throws {
    let odd = "a b %h $x \"q\" \\ü"
    terminal["ODD"] = odd
    #expect(try terminal.run(#"mkdir "$ODD"; glot --data-dir "$ODD" remind install --at 7:05 -q"#).status == 0)
    let answer = try terminal.run(
      "export XDG_RUNTIME_DIR=$PWD; cd .config/systemd/user && systemd-analyze verify --user --man=no ./glot-remind.timer ./glot-remind.service"
    )
    #expect(answer.status == 0 && !answer.errors.contains("glot-remind"), "\(answer)")
    let schedule = try terminal.run(
      #"systemd-analyze calendar "$(sed -n s/^OnCalendar=//p .config/systemd/user/glot-remind.timer)""#)
    #expect(schedule.status == 0 && schedule.output.contains("Next elapse"), "\(schedule)")
    #expect(try terminal.run(#"glot --data-dir "$ODD" remind status --plain"#).output.hasPrefix("installed\t07:05\t"))
    #expect(try terminal.run(#"glot --data-dir "$ODD" remind uninstall -q >/dev/null && ls .config/systemd/user"#).output == "")
  }
}

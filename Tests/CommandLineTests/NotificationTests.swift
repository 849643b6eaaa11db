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

  private static let opened = "for try in {1..400}; do [ -e opened ] && break; sleep 0.05; done"

  private func shown() throws -> String { try terminal.run("cat shown").output }

  @Test func `the reminder is a notification, in the user's language`() throws {
    let told = try run("glot remind now --force --json", answering: "left").output
    #expect(told == "{\"word\":\"due\",\"tasks\":[],\"practice\":0,\"shown\":true}\n")
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

  @Test func `tasks that are due are shown once, and again after a snooze`() throws {
    _ = try terminal.run("glot add casa -d es:en -q; glot todo add -q 'Call <Ann> & Bob yesterday'; glot todo add -q 'Later tomorrow'")
    #expect(try run("glot remind now --plain", answering: "left").output.contains("Call <Ann> & Bob"))
    #expect(try run("glot remind now -q", answering: "left").status == 0)
    _ = try terminal.run("glot todo add -q 'Pay <b> yesterday'; glot todo snooze 1 1min -q")
    let snoozed = try terminal.run("glot todo show 1 --json").output
    #expect(try run("glot remind now --lang ru", answering: "left").status == 0)
    let titles = try shown().split(separator: "\n").map { String($0.prefix(60)) }
    #expect(titles.count == 2 && titles[0].contains("Call <Ann> & Bob") && titles[1].contains("Pay <b>"), "\(titles) \(snoozed)")
  }

  @Test func `words that are due are counted also when it is not time to remind of them`() throws {
    _ = try terminal.run("glot add casa -d es:en -q; echo 4 | glot practice --direction from --now 2026-01-01T12:00:00Z > told")
    let early = try terminal.run("glot remind now --at 23:59 --json").output
    #expect(early == "{\"word\":\"not_yet\",\"tasks\":[],\"practice\":1,\"shown\":false}\n")
  }

  @Test func `several tasks are one notification, in which no text is markup`() throws {
    _ = try terminal.run("glot add casa -d es:en -q; glot todo add -q 'Call <Ann> & Bob yesterday'; glot todo add -q 'Pay yesterday'")
    let choosing = "TERMINAL=$PWD/terminal glot remind now --lang ru --wait 20; \(Self.opened)"
    _ = try terminal.run("printf '#!/bin/sh\\necho \"$@\" > opened.new; mv opened.new opened\\n' > terminal; chmod +x terminal")
    let answer = try run(choosing, answering: "chosen")
    #expect(answer.status == 0 && answer.output == "Показано напоминание: 2 задачи.\n", "\(answer)")
    let notification = try shown()
    #expect(notification.contains("\"title\": \"Пора выполнить: 2 задачи\""), "\(notification)")
    #expect(notification.contains("Call &lt;Ann&gt; &amp; Bob"), "\(notification)")
    #expect(try terminal.run("cat opened").output.hasSuffix("ui --tasks\n"))
  }

  @Test func `tasks that cannot be shown are told at the next run in a terminal`() throws {
    _ = try terminal.run("glot add casa -d es:en -q; glot todo add -q 'Call Ann yesterday'; glot todo add -q 'Pay yesterday'")
    let answer = try run("glot remind now; glot todo add -q 'Third yesterday'; glot remind now", answering: "refused")
    #expect(answer.status == 69, "\(answer)")
    let told = try terminal.run("script -qec 'glot todo list' /dev/null").output
    #expect(told.contains("Due: Call Ann, Pay. Due: Third."), "\(told)")
  }

  @Test func `choosing it opens a terminal with a new word`() throws {
    _ = try terminal.run("printf '#!/bin/sh\\necho \"$@\" > opened.new; mv opened.new opened\\n' > terminal; chmod +x terminal")
    let answer = try run(
      "TERMINAL=$PWD/terminal glot --data-dir words remind now --force -q --wait 20; \(Self.opened)", answering: "chosen")
    #expect(answer.status == 0, "\(answer)")
    let opened = try terminal.run("cat opened").output
    let folder = terminal.home.appending(path: "words").path(percentEncoded: false)
    #expect(opened.hasPrefix("-e /") && opened.hasSuffix("ui --add --data-dir \(folder)\n"), "\(opened)")
  }

  /// Learns so many words long ago, so that they are due.
  private func learn(_ count: Int) throws {
    _ = try terminal.run(
      "yes 4 | head -\(count) | glot practice --direction from --new \(count) --limit 0 --now 2025-01-01T12:00:00Z --plain > /dev/null")
  }

  @Test func `words that are due are counted in a notification once a day, and choosing it opens the practice`() throws {
    _ = try terminal.run(
      "glot config set remind_at 00:00 -q; glot add casa perro gato mesa libro -d es:en -q"
        + "; printf '#!/bin/sh\necho \"$@\" > opened.new; mv opened.new opened\n' > terminal; chmod +x terminal")
    try learn(1)
    let told = try run("TERMINAL=$PWD/terminal glot remind now --wait 20; \(Self.opened); glot remind now --plain", answering: "chosen")
    #expect(told.output == "You were reminded of 1 word to practise.\nword_added_today\n", "\(told)")
    #expect(try terminal.run("cat opened").output.hasSuffix("ui --practice\n"))
    try learn(1)
    _ = try run("glot remind now --force -q --lang ru; glot remind now --force -q", answering: "left")
    try learn(3)
    _ = try run("glot remind now --force -q --lang ru", answering: "left")
    let lines = try shown().split(separator: "\n").filter { $0.contains("практи") || $0.contains("повтор") || $0.contains("practise") }
    #expect(
      lines.map { $0.prefix { $0 != "[" } } == [
        #"{"app": "glot", "title": "1 word to practise", "body": "It is about to be forgotten.", "actions": "#,
        #"{"app": "glot", "title": "Пора повторить: 2 слова", "body": "Иначе они скоро забудутся.", "actions": "#,
        #"{"app": "glot", "title": "2 words to practise", "body": "They are about to be forgotten.", "actions": "#,
        #"{"app": "glot", "title": "Пора повторить: 5 слов", "body": "Иначе они скоро забудутся.", "actions": "#,
      ])
    #expect(lines.allSatisfy { $0.contains(#"["default", "Practise", "open", "Practise"]"#) || $0.contains(#"["default", "Повторить","#) })
  }

  @Test func `words to practise that cannot be shown are told at the next run in a terminal`() throws {
    _ = try terminal.run("glot config set remind_at 00:00 -q; glot add casa perro -d es:en -q; glot todo add -q 'Call Ann yesterday'")
    try learn(2)
    #expect(try run("glot remind now", answering: "refused").status == 69)
    #expect(try terminal.run("script -qec 'glot list' /dev/null").output.contains("Due: Call Ann. 2 words to practise.\r\n"))
  }

  @Test func `a service that refuses is told, and the reminder comes later`() throws {
    let answer = try run("glot remind now --force", answering: "refused")
    #expect(answer.status == 69 && answer.errors.contains("the service said: not today"), "\(answer)")
    #expect(try terminal.run("script -qec 'glot list' /dev/null").output.contains("Add a new word"))
  }

  @Test func `a session without a service is told`() throws {
    let answer = try onBus("glot remind now --force")
    #expect(answer.status == 69 && answer.errors.contains("this session has no notification service"), "\(answer)")
  }

  @Test func `the units keep the places that the shell names`() throws {
    terminal["XDG_DATA_HOME"] = "/tmp/a b %h $x \"q\""
    terminal["XDG_CACHE_HOME"] = "not/absolute"
    let json = try terminal.run("glot remind install --json -q").output
    #expect(json.contains(#"Environment=\"XDG_DATA_HOME=/tmp/a b %%h $x \\\"q\\\"\"\nExecStart="#), "\(json)")
    #expect(!json.contains("XDG_CACHE_HOME"))
    let portable = try terminal.run("glot remind install --json -q --data-dir d").output
    #expect(!portable.contains("Environment=") && portable.contains("--data-dir"))
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

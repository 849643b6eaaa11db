import AppLive
import CommandHost
import CoreModule
import CoreModuleLive
import Foundation
import Testing

/// A clock that was wrong for a while: what was kept under it must not be in the way of anything when it is right again.
@MainActor
struct ClockTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    // A process behind would still write while the home folder is deleted.
    _ = try terminal.run("glot config set backup off --data-dir d -q")
  }

  /// Runs a command in this process, under a clock that is `days` ahead.
  private func run(_ command: String, daysAhead days: Int64) -> Int32 {
    let launch = LiveLaunch(program: "/usr/bin/false", clock: WallClock { WallClock.system.now().adding(seconds: days * 86_400) })
    let folder = terminal.home.appending(path: "d").path(percentEncoded: false)
    let arguments = command.split(separator: " ").map(String.init) + ["--data-dir", folder, "--quiet"]
    return CommandHost(launch: launch) { _ in .success(nil) }.run(arguments.map { Array($0.utf8) })
  }

  private static let changes = [
    "add casa -d es:en --no-lookup", "star 1", "edit 1 --note new --translation house",
    "practice suspend casa", "practice unsuspend casa", "practice bury casa", "practice reschedule casa --due tomorrow",
    "practice reset casa", "practice rebuild", "todo add water plants every day", "todo done 1",
    "todo edit 2 --note new",
    "todo snooze 2 --until 9999-12-31", "keys press 1 1 2", "ubco --keep Hello", "stem --keep KMZLZ", "undo", "redo", "remind now",
    "backup",
  ]

  private static let readings = [
    "list", "list --since 1d", "show 1", "find casa", "todo list", "todo list --due overdue", "todo list --done", "keys",
    "keys show 1 --frequent",
    "keys press 1 1 2", "keys back", "ubco history", "ubco last", "stem roots", "play scores", "practice due", "practice stats",
    "practice rebuild", "remind status", "history", "undo", "redo",
    "backup",
    "export --all -", "verify",
  ]

  /// Where there is no desktop, a reminder cannot be shown.
  private static func statuses(of command: String) -> [Int32] { command == "remind now" ? [0, 69] : [0] }

  @Test(arguments: [20 * 365, 1, -1, -54 * 365] as [Int64])
  func `every feature goes on after a clock that was wrong`(days: Int64) throws {
    for command in Self.changes {
      #expect(Self.statuses(of: command).contains(run(command, daysAhead: days)), "\(command)")
    }
    for command in Self.changes + Self.readings {
      let answer = try terminal.run("glot \(command) --data-dir d -q")
      #expect(Self.statuses(of: command).contains(answer.status), "\(command): \(answer)")
    }
  }

  @Test(arguments: ["2046-11-29", "1972-11-29"])
  func `an answer under a clock that was wrong is in the way of no other`(day: String) throws {
    _ = try terminal.run("glot add casa perro -d es:en -q --data-dir d; echo 4 | glot practice --data-dir d --plain --now \(day)T12:00:00Z")
    let due = try terminal.run("glot practice due --direction from --plain --data-dir d")
    #expect(due.status == 0 && ["0\t2\n", "1\t1\n"].contains(due.output), "\(due)")
    let practised = try terminal.run("yes 4 | glot practice --direction from --plain --data-dir d")
    #expect(practised.status == 0 && practised.output.hasSuffix("\t0\t0\n") && practised.errors == "", "\(practised)")
    #expect(try terminal.run("glot practice due --direction from --plain --data-dir d").output == "0\t0\n")
    for command in ["practice stats --json", "practice rebuild", "verify --deep"] {
      #expect(try terminal.run("glot \(command) --data-dir d").status == 0)
    }
  }
}

import Foundation
import Testing

/// Days of tasks that were written in one zone and are read in another, as a traveller meets them.
struct CalendarDayTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  private func dues(_ command: String = "glot todo list --all --json") throws -> [String?] {
    let tasks = try JSONSerialization.jsonObject(with: Data(try terminal.run(command).output.utf8)) as? [[String: Any]]
    return try #require(tasks).map { $0["due"] as? String }
  }

  @Test func `a day is found in another zone, and is late there when it is over there`() throws {
    terminal["TZ"] = "Europe/Berlin"
    #expect(try terminal.run("glot todo add X --due 2099-12-31 -q; glot todo add Y --due 2020-02-03 -q").status == 0)
    for zone in ["Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati"] {
      terminal["TZ"] = zone
      #expect(try dues("glot todo list --due 2099-12-31 --json") == ["2099-12-31"])
      #expect(try dues("glot todo list --due 2099-12-30 --json") == [])
      #expect(try dues("glot todo list --due overdue --json") == ["2020-02-03"])
    }
  }

  @Test(arguments: ["taskwarrior", "todotxt", "ical"], ["Asia/Tokyo", "America/Los_Angeles"])
  func `a day goes out in one zone and comes in in another as the same day`(format: String, zone: String) throws {
    terminal["TZ"] = "Europe/Berlin"
    _ = try terminal.run("glot todo add X --due 2099-12-31 -q")
    let exported = try terminal.run("glot todo export --format \(format) > tasks; glot export --all > all")
    #expect(exported.status == 0, "\(exported)")
    terminal["TZ"] = zone
    #expect(try terminal.run("glot todo import tasks --format \(format) --data-dir other -q").status == 0)
    #expect(try dues("glot todo list --json --data-dir other") == ["2099-12-31"])
    #expect(try terminal.run("glot import all --data-dir third -q").status == 0)
    #expect(try dues("glot todo list --json --data-dir third") == ["2099-12-31"])
    #expect(try terminal.run("glot todo import tasks --format \(format) --json").output.contains(#""skipped":1"#))
  }

  @Test func `a date of Taskwarrior with a letter in it is a bad record`() throws {
    let record = #"[{"uuid":"11111111-2222-3333-4444-555555555555","description":"x","due":"20261231T18300é"}]"#
    let answer = try terminal.run("glot todo import - --format taskwarrior --json", input: Data(record.utf8))
    #expect(answer.status == 65 && answer.output.contains(#""code":"bad_date""#), "\(answer)")
  }

  @Test func `a third level of parts stands on its own, and is told`() throws {
    let ids = (1...3).map { "0A0A0A0A-0000-4000-8000-00000000000\($0)" }
    _ = try terminal.run("printf '%s\\n' 'b uuid:\(ids[1])' 'c uuid:\(ids[2]) parent:\(ids[1])' > first.txt; glot todo import first.txt -q")
    _ = try terminal.run("printf '%s\\n' 'a uuid:\(ids[0])' 'b uuid:\(ids[1]) parent:\(ids[0])' > second.txt")
    let answer = try terminal.run("glot todo import second.txt")
    #expect(answer.status == 0 && answer.errors.contains("these became separate tasks: “b”"), "\(answer)")
    #expect(try terminal.run("glot todo rm b >/dev/null; glot todo list --plain | cut -f 2").output == "a\n")
  }
}

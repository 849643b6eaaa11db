import Foundation
import Testing

/// The content keyboard with a service on this machine.
@Suite(.serialized)
struct KeysServiceTests {
  let terminal: Terminal
  private let service: KeysService

  init() throws {
    terminal = try Terminal()
    service = try KeysService(in: terminal)
  }

  private func texts(_ command: String) throws -> [String] {
    try terminal.run(command).output.split(separator: "\n").map(String.init)
  }

  @Test func `a service that fails one time in five gives the right board each time, whole`() throws {
    try service.answer("flaky")
    #expect(try terminal.run("glot keys source \(service.address) -q").status == 0)
    for round in 1...20 {
      try service.setRound(round)
      let answer = try terminal.run("glot keys refresh --json")
      #expect(answer.status == 0, "\(answer.errors)")
      let pieces = Set(try texts("glot keys show --plain -q | cut -f 5"))
      #expect(pieces == ["round \(round)"])
    }
  }

  @Test func `a press is answered from what is kept, and the board is fetched behind`() throws {
    try service.answer("good")
    #expect(try terminal.run("glot keys source \(service.address) --max-age 0s -q").status == 0)
    try service.setRound(7)
    #expect(try texts("glot keys press 1") == ["round 0"])
    var pieces: [String] = []
    for _ in 1...400 where pieces != ["round 7"] {
      pieces = try texts("sleep 0.05; glot keys peek 1 --offline")
    }
    #expect(pieces == ["round 7"])
  }

  @Test(arguments: [
    ("500", 69, "bad_status"), ("429", 75, "rate_limited"), ("403", 69, "bad_status"), ("204", 69, "bad_status"), ("html", 65, "bad_board"),
    ("truncated", 65, "bad_board"), ("closed", 69, ""), ("loop", 69, ""), ("huge", 69, ""), ("error200", 65, "bad_board"),
  ])
  func `every fault of a service has its own error, and the old board stays`(fault: String, status: Int32, code: String) throws {
    try service.answer("good")
    #expect(try terminal.run("glot keys source \(service.address) -q").status == 0)
    try service.answer(fault)
    let answer = try terminal.run("glot keys refresh --json")
    #expect(answer.status == status, "\(answer.errors)")
    #expect(answer.errors.contains("\"code\":\"\(code)"), "\(answer.errors)")
    #expect(try texts("glot keys press 1 2") == ["round 0", "round 0"])
  }

  @Test func `a wrong content type does not matter when the content is right`() throws {
    try service.answer("wrongtype")
    #expect(try terminal.run("glot keys source \(service.address)").status == 0)
  }
}

/// A service that answers as its file says: in Python, on a free port of this machine.
final class KeysService {
  private let terminal: Terminal
  let address: String

  init(in terminal: Terminal) throws {
    self.terminal = terminal
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/board-service.py").path(percentEncoded: false)
    _ = try terminal.run("echo good > answer; echo 0 > round; setsid python3 '\(script)' > port 2> service.log & echo $! > service.pid")
    var port = ""
    for _ in 1...200 where port.isEmpty { port = try terminal.run("cat port; sleep 0.05").output.filter(\.isNumber) }
    let log = try terminal.run("cat service.log").output
    try #require(!port.isEmpty, "\(log)")
    address = "http://127.0.0.1:\(port)/board"
  }

  deinit { _ = try? terminal.run("kill $(cat service.pid)") }

  func answer(_ name: String) throws { _ = try terminal.run("echo \(name) > answer") }

  func setRound(_ round: Int) throws { _ = try terminal.run("echo \(round) > round") }
}

import Foundation
import Testing

/// The server as the user starts and ends it.
struct ServeTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  @Test func `the server lets a browser in, tells it what a terminal adds, and ends with Ctrl-C`() throws {
    let client = Terminal.checkout.appending(path: "Tests/CommandLineTests/serve-client.py").path(percentEncoded: false)
    let answer = try terminal.run("timeout 60 python3 '\(client)'")
    #expect(answer.errors == "")
    #expect(answer.output == "page 200 stranger 401 other name 421\ntold True shown True\nsame as --json True\nended 0\n")
  }

  @Test func `a taken port is told with what to do`() throws {
    let taken =
      "python3 -c 'import socket, time; s = socket.socket(); s.bind((\"127.0.0.1\", 0)); s.listen(); print(s.getsockname()[1], flush=True); time.sleep(60)'"
    let answer = try terminal.run(
      "exec 3< <(exec \(taken)); read -ru 3 port; timeout 30 glot serve --no-open --port $port; status=$?; kill $!; exit $status")
    #expect(answer.status == 69)
    #expect(answer.output == "")
    #expect(answer.errors.hasPrefix("Another program uses the port ") && answer.errors.contains("glot serve --port "))
  }

  @Test(arguments: [
    ("glot serve --port 70000", 64, "“70000” is no port. Use a number from 1 to 65535, or 0 for any that is free.\n"),
    ("glot serve --plain", 64, "A server has no --plain. --json prints its address and its token as one document.\n"),
    (
      "glot serve --listen 8.8.8.8 --no-open", 64,
      "“8.8.8.8” is not an address of this machine. “ip address” lists them; 0.0.0.0 means all.\n"
    ),
    (
      "glot serve --listen 8.8.8.8 --no-open --lang ru", 64,
      "«8.8.8.8» — не адрес этого компьютера. Их показывает «ip address»; 0.0.0.0 — все сразу.\n"
    ),
  ])
  func `what cannot be served is told in a sentence`(command: String, status: Int32, errors: String) throws {
    let answer = try terminal.run("timeout 30 " + command)
    #expect(answer == Terminal.Answer(output: "", errors: errors, status: status))
  }
}

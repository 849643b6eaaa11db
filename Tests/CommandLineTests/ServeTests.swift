import Foundation
import Testing

/// The server as the user starts and ends it.
struct ServeTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  @Test func `the server lets a browser in, tells it what a terminal adds, and ends with Ctrl-C`() throws {
    let answer = try run("serve-client.py")
    #expect(
      answer.output == "page 200 stranger 401 other name 421\ntold True shown True\nsame as --json True\nrevoked 401\nended 0\n",
      "\(answer)")
  }

  private func run(_ script: String) throws -> Terminal.Answer {
    let folder = Terminal.checkout.appending(path: "Tests/CommandLineTests").path(percentEncoded: false)
    return try terminal.run("timeout 120 python3 -B '\(folder)'/\(script)")
  }

  @Test func `with a certificate the server speaks HTTPS alone`() throws {
    let made = try terminal.run(
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem -out cert.pem -subj /CN=glot -days 2")
    #expect(made.status == 0, "\(made)")
    let answer = try run("serve-https.py")
    #expect(answer.output == "page 200 secure True plain refused\nended 0\n", "\(answer)")
    let swapped = try terminal.run("timeout 30 glot serve --no-open --port 0 --tls key.pem cert.pem")
    #expect(swapped.status == 64 && swapped.errors.contains("are not a certificate and its private key"), "\(swapped)")
  }

  @Test func `who wants to bring the server down does not`() throws {
    let answer = try run("serve-attack.py")
    #expect(
      answer.output == """
        many headers 400
        long header 400
        10 MB 413
        chunked 413
        others are answered 200 soon True held True
        slow head closed True
        ended 0

        """, "\(answer)")
  }

  @Test func `a locked database is told, and what was read before stays readable`() throws {
    let answer = try run("serve-faults.py locked")
    #expect(answer.output.hasPrefix("read 200\nwrite 503 "), "\(answer)")
    #expect(answer.output.hasSuffix("\nlater 303\nended 0\n"))
  }

  @Test func `a damaged database is told, the server stays, and a backup can be restored`() throws {
    let answer = try run("serve-faults.py damaged")
    #expect(answer.output.hasPrefix("read 500 ") && answer.output.contains("is not a glot database"), "\(answer)")
    #expect(answer.output.hasSuffix("\nrestored 303 read 200\nended 0\n"), "\(answer)")
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
    ("glot serve --port 70000", 64, "“70000” is not a port number. Use a number from 1 to 65535, or 0 for any that is free.\n"),
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

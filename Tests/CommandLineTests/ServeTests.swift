import Foundation
import Testing

/// The server as the user starts and ends it.
struct ServeTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  @Test func `the server lets a browser in, tells it what a terminal adds, and ends with Ctrl-C`() throws {
    let answer = try run("serve-client.py")
    #expect(
      answer.output == """
        page 200 stranger 401 other name 421
        told True shown True
        not as --json []
        token 200 401 401 OpenAPI 3.1.0
        revoked 401
        ended 0

        """,
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
        beside who reads nothing 200 soon True small True
        others are answered 200 soon True held True
        slow head closed True
        ended 0

        """, "\(answer)")
  }

  @Test func `the browser is opened once, through a file that only the user can read`() throws {
    let answer = try run("serve-start.py opens")
    #expect(
      answer.output == """
        opened 0o600 for others [] entered 200 page 200 ended 0
        calls 1
        --no-open opened False entered 200 ended 0
        no desktop opened False entered 200 ended 0
        empty DISPLAY opened False entered 200 ended 0
        no xdg-open opened False entered 200 ended 0
        calls 1
        Wayland opened True ended 0

        """, "\(answer)")
  }

  @Test func `a terminal shows who lets others connect what that means, and a picture for their cameras`() throws {
    let answer = try run("serve-start.py message")
    #expect(answer.output == "sentence True picture True address True\nended 0\n", "\(answer)")
  }

  @Test func `the threads of the server are run as soon as they have something to do`() throws {
    let answer = try run("serve-slices.py")
    guard answer.output != "slices\nended 0\n" else { return print("Skipped: this kernel does not tell the time slices of threads.") }
    #expect(answer.output == "slices 100000\nended 0\n", "\(answer)")
  }

  @Test func `an import that runs when Ctrl-C is pressed is finished and answered`() throws {
    let answer = try run("serve-end.py import")
    #expect(answer.output == "answered 200 new 3000\nended 0 stored 3000\n", "\(answer)")
  }

  @Test func `the rest of a form that is being sent when Ctrl-C is pressed is awaited`() throws {
    let answer = try run("serve-end.py form")
    #expect(answer.output == "answered 303\nended 0 stored 1\n", "\(answer)")
  }

  @Test func `the server does not wait for a form that nobody sends on`() throws {
    let answer = try run("serve-end.py unsent")
    #expect(answer.output == "ended 0 stored 0\n", "\(answer)")
  }

  @Test func `a browser that is let in by a command is listed, until it is revoked`() throws {
    let answer = try run("serve-devices.py")
    #expect(
      answer.output == """
        http://HOST/?token=…
        It lets one browser in within ten minutes, while the server runs.
        first 200 second 401 page 200
        devices
        1  Firefox, Linux  TIME
        devices --lang ru
        1  Firefox, Linux  TIME
        devices --plain
        1\tFirefox, Linux\tTIME\tTIME
        devices --json
        [{"number":1,"name":"Firefox, Linux","created":"TIME","seen":"TIME"}]
        devices revoke 1
        1  Firefox, Linux  TIME
        Revoked.
        devices
        No browser has been let in yet.
        page 401 ended 0

        """, "\(answer)")
  }

  @Test func `the unit of the server is what systemd accepts, whatever the names`() throws {
    terminal["ODD"] = "a b %h $x \"q\" \\ü"
    terminal["XDG_CACHE_HOME"] = "/tmp/a b %h $x \"q\""
    let installed = try terminal.run(#"mkdir "$ODD"; glot --data-dir "$ODD" serve install --port 8000 --tls "$ODD/c.pem" "$ODD/k.pem" -q"#)
    #expect(installed.status == 0, "\(installed)")
    let answer = try terminal.run(
      "export XDG_RUNTIME_DIR=$PWD; cd .config/systemd/user && systemd-analyze verify --user --man=no ./glot-serve.service")
    #expect(answer.status == 0 && !answer.errors.contains("glot-serve"), "\(answer)")
    #expect(try terminal.run("cat .config/systemd/user/glot-serve.service").output.contains("\"8000\""))
    #expect(try terminal.run("glot serve uninstall -q >/dev/null && ls .config/systemd/user").output == "")
  }

  @Test func `a locked database is told, and what was read before stays readable`() throws {
    let answer = try run("serve-faults.py locked")
    #expect(answer.output.hasPrefix("read 200\nwrite 503 Другой процесс уже больше десяти секунд записывает в "), "\(answer)")
    #expect(answer.output.hasSuffix("\nlater 303\nended 0\n"))
  }

  @Test func `a damaged database is told, the server stays, and a backup can be restored`() throws {
    let answer = try run("serve-faults.py damaged")
    #expect(answer.output.hasPrefix("read\n500 ") && answer.output.contains("is not a glot database"), "\(answer)")
    #expect(answer.output.contains("glot.db — не база данных glot."), "\(answer)")
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

  @Test(arguments: [("en", "Another program uses the port 7465."), ("ru", "Порт 7465 занят другой программой.")])
  func `the usual port is told when it is taken`(language: String, sentence: String) throws {
    // Whoever has it already takes it as well.
    let taken = """
      import socket, sys
      s = socket.socket()
      try: s.bind(("127.0.0.1", 7465)); s.listen()
      except OSError: pass
      print(flush=True)
      sys.stdin.read()
      """
    let answer = try terminal.run(
      "coproc taken { exec python3 -c '\(taken)'; }; read -ru \"${taken[0]}\"; timeout 30 glot serve --no-open --lang \(language)")
    #expect(answer.status == 69 && answer.output == "" && answer.errors.hasPrefix(sentence), "\(answer)")
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

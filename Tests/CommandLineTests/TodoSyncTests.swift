import Foundation
import Testing

/// The sync with a task server on this machine, as a user runs it.
@Suite(.serialized, .enabled(if: Components.hasNetwork, "skipped: there is no glot-network beside the program under test"))
struct TodoSyncTests {
  let terminal: Terminal
  let server: TaskServer

  init() throws {
    terminal = try Terminal()
    server = try TaskServer(in: terminal.home)
    _ = try terminal.run("glot config set todo.sync_url http://127.0.0.1:\(server.port); echo secret > key; chmod 600 key")
    _ = try terminal.run("glot config set todo.sync_key_file $HOME/key; glot todo add Call Ann tomorrow +home -q; glot todo add Walk -q")
  }

  @Test func `tasks go there and come from there, with the key`() throws {
    try server.put("0A0A0A0A-0000-4000-8000-000000000001", "From afar")
    let answer = try terminal.run("glot todo sync --plain")
    #expect(answer.output == "sent\t2\nadded\t1\nchanged\t0\ndeleted\t0\nunsent\t0\n", "\(answer)")
    #expect(try server.texts() == ["Call Ann", "From afar", "Walk"])
    #expect(try terminal.run("cat authorization").output == "secret")
    #expect(try terminal.run("glot todo show 1 --plain").output.contains("\thome\t"))
    #expect(try terminal.run("glot undo -q >/dev/null; glot todo list --plain | wc -l").output == "2\n")
  }

  @Test func `what is unsent is told without the network, and stays unsent while it is to be left alone`() throws {
    let status = try terminal.run("glot todo sync --status --json")
    #expect(status.output == #"{"unsent_changes":2,"unsent_deletions":0,"unsent":2,"last_success":null}"# + "\n", "\(status)")
    let offline = try terminal.run("glot todo sync --offline --json")
    #expect(offline.status == 75 && offline.errors.contains(#""code":"offline""#), "\(offline)")
    #expect(try server.texts() == [])
  }

  @Test(arguments: [
    ("/dev/zero", "is not a file, so no key can be read from it"), ("pipe", "is not a file, so no key can be read from it"),
    (".", "is not a file, so no key can be read from it"),
    ("missing", "does not exist"), ("empty", "There is no key"), ("large", "There is no key"), ("binary", "There is no key"),
  ])
  func `what gives no key is told, and nothing is read without end`(file: String, sentence: String) throws {
    _ = try terminal.run("mkfifo pipe; : > empty; head -c 3000000 /dev/zero | tr '\\0' a > large; printf 'a\\001b\\n' > binary")
    _ = try terminal.run("glot config set todo.sync_key_file \(file)")
    let answer = try terminal.run("glot todo sync --json")
    #expect(answer.status == 78 && answer.errors.contains(#""code":"unreadable_key""#) && answer.errors.contains(sentence), "\(answer)")
    #expect(try server.texts() == [])
  }

  @Test func `a key that others can read is told`() throws {
    let key = terminal.home.appending(path: "key").path(percentEncoded: false)
    let note = "Other users can read the key in \(key). To prevent that: chmod 600"
    #expect(try terminal.run("chmod 644 key; glot config set todo.sync_key_file '~/key'").errors.hasPrefix(note))
    let answer = try terminal.run("glot todo sync")
    #expect(answer.status == 0 && answer.errors.hasPrefix(note), "\(answer)")
  }

  @Test func `Ctrl-C ends the waiting for a slow server at once`() throws {
    try "slow".write(to: terminal.home.appending(path: "fault"), atomically: true, encoding: .utf8)
    let program = """
      import os, signal, subprocess, time
      run = subprocess.Popen(['glot', 'todo', 'sync'])
      while not os.path.exists('authorization'): time.sleep(0.02)
      run.send_signal(signal.SIGINT)
      print(run.wait())
      """
    try program.write(to: terminal.home.appending(path: "interrupt.py"), atomically: true, encoding: .utf8)
    let answer = try terminal.run("python3 interrupt.py")
    #expect(["130\n", "-2\n"].contains(answer.output), "\(answer)")
  }

  @Test(arguments: [("500", 69, "unavailable"), ("403", 77, "unauthorized"), ("html", 69, "bad_answer"), ("twice", 69, "bad_answer")])
  func `a server that fails loses nothing`(fault: String, status: Int, code: String) throws {
    try fault.write(to: terminal.home.appending(path: "fault"), atomically: true, encoding: .utf8)
    let answer = try terminal.run("glot todo sync --json")
    #expect(answer.status == Int32(status) && answer.errors.contains("\"code\":\"\(code)\""), "\(answer)")
    _ = try terminal.run("rm fault")
    #expect(try terminal.run("glot todo sync").status == 0)
    #expect(try server.texts() == ["Call Ann", "Walk"])
  }
}

/// A task server in Python; a file `fault` in its folder says how it fails.
final class TaskServer {
  let port: Int
  private let process = Process()
  private let folder: URL

  init(in folder: URL) throws {
    self.folder = folder
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", Self.program]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = Int(line.prefix { $0.isNumber }) ?? 0
  }

  deinit { process.terminate() }

  func texts() throws -> [String] {
    guard let data = try? Data(contentsOf: folder.appending(path: "tasks.json")) else { return [] }
    let tasks = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    return (tasks ?? [:]).values.compactMap { $0["text"] as? String }.sorted()
  }

  func put(_ id: String, _ text: String) throws {
    let task: [String: Any] = [
      "id": id, "text": text, "importance": "low", "done": false, "created_at": 1_790_000_000, "updated_at": 1_790_000_000,
    ]
    try JSONSerialization.data(withJSONObject: [id: task]).write(to: folder.appending(path: "tasks.json"))
  }

  private static let program = """
    import http.server, json, os, time
    class Tasks(http.server.BaseHTTPRequestHandler):
        def log_message(self, *arguments): pass
        def answer(self, status, body, kind='application/json'):
            self.send_response(status)
            self.send_header('Content-Type', kind)
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        def do_GET(self): self.serve({'deleted': [], 'other': []})
        def do_PUT(self): self.serve(json.loads(self.rfile.read(int(self.headers['Content-Length']))))
        def serve(self, change):
            fault = open('fault').read() if os.path.exists('fault') else ''
            open('authorization', 'w').write(self.headers['Authorization'] or '')
            if fault == 'slow': time.sleep(600)
            if fault in ('500', '403'): return self.answer(int(fault), b'')
            tasks = json.load(open('tasks.json')) if os.path.exists('tasks.json') else {}
            for id in change['deleted']: tasks.pop(id, None)
            for task in change['other']: tasks[task['id']] = task
            json.dump(tasks, open('tasks.json', 'w'))
            if fault == 'html': return self.answer(200, b'<html>', 'text/html')
            self.answer(200, json.dumps(list(tasks.values()) * (2 if fault == 'twice' else 1)).encode())
    server = http.server.HTTPServer(('127.0.0.1', 0), Tasks)
    print(server.server_port, flush=True)
    server.serve_forever()
    """
}

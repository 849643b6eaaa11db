import CoreModuleNetworkTesting
import Foundation
import Synchronization
import Testing

/// The program with services on this machine's loopback address, over its real network program.
struct ServiceTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    _ = try terminal.run("echo k3y > key; chmod 600 key; glot lang en it -q")
  }

  /// A service that knows `soon`, as PONS answers; no other word.
  private static func pons(_ request: LoopbackRequest) -> LoopbackReply {
    guard request.method == "GET", request.headers["x-secret"] == "k3y" else { return .answer(status: 403) }
    guard request.path == "/v1/dictionary", request.query["l"] == "enit" else { return .answer(status: 404, body: "Not found") }
    guard request.query["q"]?.hasPrefix("sooq") == true else { return .answer(status: 204) }
    return .answer(status: 200, body: entry(request.query["q"] ?? ""))
  }

  private static func entry(_ word: String) -> String {
    """
    [{"lang":"en","hits":[{"type":"entry","opendict":false,"roms":[{"headword":"\(word)","headword_full":"\(word)","wordclass":"adverb",\
    "arabs":[{"header":"","translations":[{"source":"<strong class=\\"headword\\">\(word)</strong>","target":"presto"}]}]}]}]}]
    """
  }

  private func add(_ server: LoopbackHTTPServer) throws {
    _ = try terminal.run("glot source add pons pons --key-file key --url \(server.url) -q")
  }

  @Test func `a word that no dictionary here has is asked for once, and shown ever after without the network`() throws {
    let server = try LoopbackHTTPServer(Self.pons)
    try add(server)
    #expect(try terminal.run("glot add sooq --plain").output == "1\tsooq\tpresto\ten\tit\t\ttranslated\n")
    #expect(try terminal.run("glot add sooq --json").output.contains("\"source\":\"pons\""))
    #expect(server.requests.map(\.target) == ["/v1/dictionary?q=sooq&l=enit&in=en&language=en"])
    #expect(server.requests.map { $0.headers["user-agent"] } == ["glot/0.1.0"])
    server.stop()
    #expect(try terminal.run("glot show sooq --json").output.contains("\"part_of_speech\":\"adverb\",\"source\":\"pons\""))
    #expect(try terminal.run("glot lookup sooq --plain").output.hasPrefix("\tsooq\tpresto\t"))
    #expect(try terminal.run("glot fetch --clear-cache --plain").output == "cleared\t1\n")
    #expect(try terminal.run("glot show sooq --json").output.contains("\"translations\":[\"presto\"],\"context\""))
  }

  @Test func `a word that the service does not know is not pending`() throws {
    let server = try LoopbackHTTPServer(Self.pons)
    try add(server)
    #expect(try terminal.run("glot add zzqx --plain").output == "1\tzzqx\t\ten\tit\t\tuntranslated\n")
    #expect(try terminal.run("glot fetch --json").output == "{\"done\":[],\"pending\":[]}\n")
    #expect(server.requests.count == 1)
  }

  @Test func `what the dictionaries here have is not asked for`() throws {
    let server = try LoopbackHTTPServer(Self.pons)
    try add(server)
    #expect(try terminal.run("glot add house --plain").output.hasSuffix("translated\n"))
    #expect(server.requests.isEmpty)
  }

  @Test func `offline nothing is asked, by option or by setting`() throws {
    let server = try LoopbackHTTPServer(Self.pons)
    try add(server)
    #expect(try terminal.run("glot add sooq --offline --json").output.contains("\"status\":\"pending\",\"reason\":\"offline\""))
    #expect(try terminal.run("glot fetch --offline --json").status == 75)
    _ = try terminal.run("glot config set offline true")
    #expect(try terminal.run("glot fetch").status == 75)
    let answer = try terminal.run("glot lookup sooq")
    #expect(answer.status == 75)
    #expect(answer.errors.contains("was not asked: offline mode is on"))
    #expect(server.requests.isEmpty)
    _ = try terminal.run("glot config set offline false")
    #expect(try terminal.run("glot fetch --plain").output == "done\t1\tsooq\tpresto\t\t\n")
  }

  /// Everything that a service can do wrong, and why the word is pending then.
  private static let faults: [(String, String, LoopbackReply)] = [
    ("500", "unavailable", .answer(status: 500)), ("429", "rate_limited", .answer(status: 429)),
    ("503", "rate_limited", .answer(status: 503)),
    ("403", "unauthorized", .answer(status: 403)), ("404", "misconfigured", .answer(status: 404, body: "Not found")),
    ("HTML", "unavailable", .answer(status: 200, type: "text/html", body: "<html>Maintenance</html>")),
    ("wrong type", "unavailable", .answer(status: 200, type: "text/plain", body: "later")),
    ("truncated", "unavailable", .answer(status: 200, body: "[{\"lang\":\"en\",\"hits\":[{\"ty")),
    ("circle", "unavailable", .answer(status: 302, headers: ["Location": "/v1/dictionary"])),
    ("elsewhere", "unavailable", .answer(status: 302, headers: ["Location": "file:///etc/passwd"])),
    ("closed", "unavailable", .custom { _ in }),
    ("half", "unavailable", .custom { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[") }),
    (
      "endless", "unavailable",
      .custom { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
        while connection.send(String(repeating: " ", count: 1 << 16)) {}
      }
    ),
    (
      "drip", "unavailable",
      .custom { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n[")
        connection.waitForEnd()
      }
    ),
  ]

  @Test(arguments: faults.map { ($0.0, $0.1) })
  func `whatever the service does, the word is kept, with the reason, and translated when it works again`(fault: String, reason: String)
    throws
  {
    let mended = Count(0)
    let reply = try #require(Self.faults.first { $0.0 == fault }).2
    let server = try LoopbackHTTPServer { mended.value > 0 ? Self.pons($0) : reply }
    try add(server)
    let started = Date()
    let answer = try terminal.run("glot add sooq --json")
    #expect(answer.status == 0)
    #expect(answer.output.contains("\"status\":\"pending\",\"reason\":\"\(reason)\""))
    #expect(Date().timeIntervalSince(started) < 15)
    mended.set(1)
    let fetched = try terminal.run("glot fetch\(["unauthorized", "misconfigured"].contains(reason) ? " --retry sooq" : "") --plain")
    #expect(fetched.output == "done\t1\tsooq\tpresto\t\t\n")
    #expect(fetched.status == 0)
    #expect(try terminal.run("glot undo --list --plain").output.split(separator: "\n").count == 3)
  }

  @Test func `a word that was refused is not tried again by itself`() throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 403) }
    try add(server)
    _ = try terminal.run("glot add sooq")
    let answer = try terminal.run("glot fetch --json")
    #expect(answer.status == 75)
    #expect(answer.output.contains("\"pending\":[{\"number\":1,\"text\":\"sooq\",\"reason\":\"unauthorized\",\"next_try\":null}]"))
    #expect(server.requests.count == 1)
  }

  @Test func `a service that goes away in the middle of a fetch loses nothing, and the next fetch goes on`() throws {
    let left = Count(3)
    let words = (1...6).map { "sooq\($0)" }
    _ = try terminal.run(
      "glot source add pons pons --key-file key --url http://127.0.0.1:1 -q; glot add \(words.joined(separator: " ")) -q")
    let server = try LoopbackHTTPServer { request in
      left.take() ? Self.pons(request) : .custom { _ in }
    }
    _ = try terminal.run("glot source rm pons -q; glot source add pons pons --key-file key --url \(server.url) -q")
    let first = try terminal.run("glot fetch --plain")
    #expect(first.status == 75)
    #expect(first.output.split(separator: "\n").map { $0.prefix(6) } == ["done\t1", "done\t2", "done\t3", "pendin", "pendin", "pendin"])
    left.set(100)
    let second = try terminal.run("glot fetch --plain")
    #expect(second.status == 0)
    #expect(second.output == "done\t4\tsooq4\tpresto\t\t\ndone\t5\tsooq5\tpresto\t\t\ndone\t6\tsooq6\tpresto\t\t\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
  }

  @Test func `two that fetch at once never ask for the same word`() throws {
    let words = (1...5).map { "sooq\($0)" }
    _ = try terminal.run(
      "glot source add pons pons --key-file key --url http://127.0.0.1:1 -q; glot add \(words.joined(separator: " ")) -q")
    let server = try LoopbackHTTPServer(Self.pons)
    _ = try terminal.run("glot source rm pons -q; glot source add pons pons --key-file key --url \(server.url) -q")
    let answer = try terminal.run("glot fetch -q >one & first=$!; glot fetch -q >two & second=$!; wait $first && wait $second")
    #expect(answer.status == 0)
    #expect(server.requests.map { $0.query["q"] ?? "" }.sorted() == words)
    #expect(try terminal.run("glot list --status translated --plain | wc -l").output == "5\n")
  }

  @Test func `a word is kept before its service is asked`() throws {
    let server = try LoopbackHTTPServer { _ in .custom { $0.waitForEnd() } }
    try add(server)
    _ = try terminal.run("timeout -s KILL 3 glot add sooq")
    #expect(try terminal.run("glot list --plain").output == "1\tsooq\t\ten\tit\t\tpending\n")
  }

  @Test func `a key that others can read is told`() throws {
    let answer = try terminal.run("chmod 644 key; glot source add pons pons --key-file key --url http://127.0.0.1:1")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("chmod 600"))
    #expect(try terminal.run("chmod 600 key; glot source add pons other --key-file key --url http://127.0.0.1:1").errors == "")
  }

  @Test func `a key that is not there is named`() throws {
    let server = try LoopbackHTTPServer(Self.pons)
    for file in ["nokey", "."] {
      let answer = try terminal.run("glot source add pons pons --key-file \(file) --url \(server.url)")
      #expect(answer.status == 66)
      #expect(answer.errors.contains("The key for “pons” cannot be read"))
      #expect(!answer.errors.contains("chmod"))
    }
    let empty = try terminal.run("printf '\\n' > empty; glot source add pons pons --key-file empty --url \(server.url)")
    #expect(empty.status == 65)
    #expect(empty.errors.contains("empty holds none. Put the key"))
    try add(server)
    _ = try terminal.run("rm key")
    let answer = try terminal.run("glot add sooq")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("The key for “pons” cannot be read: there is no file"))
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [(429, "rate_limited", Int32(75)), (403, "unauthorized", 77), (404, "misconfigured", 78), (500, "unavailable", 69)])
  func `a look-up that a service did not answer says why by its status`(status: Int, code: String, exit: Int32) throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: status) }
    try add(server)
    let answer = try terminal.run("glot lookup sooq --json")
    #expect(answer.status == exit)
    #expect(answer.errors.contains("\"code\":\"\(code)\""))
    #expect(answer.output.contains("\"status\":\"pending\",\"reason\":\"\(code)\""))
    #expect(try terminal.run("glot lookup house").status == 0)
  }

  @Test func `how long a service wants to be left alone is kept to, and known to the next run`() throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 429, headers: ["Retry-After": "7200"]) }
    _ = try terminal.run("glot source add libretranslate libre --url \(server.url) -q")
    _ = try terminal.run("glot add sooq -q")
    let answer = try terminal.run("glot fetch --offline --json")
    #expect(answer.output.contains("\"reason\":\"rate_limited\",\"next_try\":\"2"))
    #expect(try terminal.run("glot show sooq").output.contains("next try: "))
    #expect(try terminal.run("glot lookup sooq").errors.contains("has not been asked again yet"))
    #expect(server.requests.count == 1)
  }

  @Test func `what a service sends is kept so that it can be shown and imported again`() throws {
    let long = String(repeating: "x", count: 100_000)
    let server = try LoopbackHTTPServer { _ in
      .answer(status: 200, body: "{\"translatedText\":\"a\\u001b[31mred\\u0007\",\"alternatives\":[\"\(long)\"]}")
    }
    _ = try terminal.run("glot source add libretranslate libre --url \(server.url) -q")
    #expect(try terminal.run("glot add sooq --plain").output == "1\tsooq\ta [31mred\ten\tit\t\ttranslated\n")
    for format in ["csv", "tsv", "json"] {
      #expect(try terminal.run("glot export words.\(format) -q && glot import words.\(format) --dry-run").status == 0)
    }
    #expect(try terminal.run("glot export --all all.json -q && glot import all.json --dry-run").status == 0)
  }

  @Test func `a service without the languages is told with what to do, owes nothing, and is asked again when it may have them`() throws {
    let translations = Count(0)
    let server = try LoopbackHTTPServer { _ in
      translations.value > 0
        ? .answer(status: 200, body: #"{"responseData":{"translatedText":"presto"},"responseStatus":200}"#)
        : .answer(status: 400, body: #"{"status":"error","code":400,"explanation":"That pair is not installed"}"#)
    }
    _ = try terminal.run("glot source add apertium apertium --url \(server.url) -q")
    let answer = try terminal.run("glot lookup sooq")
    #expect(answer.status == 1)
    #expect(answer.errors.contains("“apertium” does not translate en → it. To use it only for its own languages: glot source rm apertium"))
    let added = try terminal.run("glot add sooq --plain")
    #expect(added.output == "1\tsooq\t\ten\tit\t\tuntranslated\n")
    #expect(added.errors.contains("“apertium” does not translate en → it"))
    translations.set(1)
    #expect(try terminal.run("glot fetch --retry sooq --plain").output == "done\t1\tsooq\tpresto\t\t\n")
  }

  @Test func `an address where there is no such service is told with what to do`() throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 404, type: "text/html", body: "<html>") }
    _ = try terminal.run("glot source add libretranslate libre --url \(server.url) -q")
    let sentence = "There is no such service at the address of “libre”. To change the address: glot source rm libre"
    for command in ["source test libre sooq", "lookup sooq", "add sooq"] {
      #expect(try terminal.run("glot \(command)").errors.contains(sentence))
    }
  }

  @Test func `a service that wants a key is told apart from one that does not work, with its own words`() throws {
    let server = try LoopbackHTTPServer { request in
      request.target == "/languages"
        ? .answer(status: 200, body: #"[{"code":"en","targets":["en","it"]},{"code":"it","targets":["en"]}]"#)
        : .answer(status: 400, body: #"{"error":"Visit us to get an API key"}"#)
    }
    _ = try terminal.run("glot source add libretranslate libre --url \(server.url) -q")
    let answer = try terminal.run("glot source test libre sooq")
    #expect(answer.status == 77)
    #expect(answer.errors.contains("“Visit us to get an API key”"))
    #expect(try terminal.run("glot add sooq --json").output.contains("\"reason\":\"unauthorized\""))
  }
}

/// A number that a test and its server share.
private final class Count: Sendable {
  private let state: Mutex<Int>

  init(_ value: Int) { state = Mutex(value) }

  var value: Int { state.withLock { $0 } }

  func set(_ value: Int) { state.withLock { $0 = value } }

  /// Takes one, if there is one left.
  func take() -> Bool {
    state.withLock { value in
      value -= 1
      return value >= 0
    }
  }
}

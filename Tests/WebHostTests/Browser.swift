import AppGraph
import AppLive
import AppServices
import CoreModule
import Foundation
import Hummingbird
import HummingbirdTesting
import PersonalDictionary
import Reading
import Synchronization
import Testing

@testable import WebHost

/// A browser before the server of a new data folder.
final class Browser: Sendable {
  struct Reply {
    let status: Int
    let text: String
    let headers: HTTPFields
  }

  private let client: any TestClientProtocol
  private let site: Site
  private let grants: any ServerGrantStore
  private let cookie = Mutex<String?>(nil)
  private let language: String
  private let clock: SettableClock
  let options: LaunchOptions

  private init(
    _ client: any TestClientProtocol, _ site: Site, _ grants: any ServerGrantStore, _ clock: SettableClock, _ options: LaunchOptions,
    language: String
  ) {
    self.client = client
    self.site = site
    self.grants = grants
    self.clock = clock
    self.options = options
    self.language = language
  }

  /// Another browser before the same server, which was let in too.
  func another() async throws -> Browser {
    let browser = Browser(client, site, grants, clock, options, language: language)
    #expect(try await browser.enter(entryToken).status == 200)
    return browser
  }

  /// Lets time go by.
  func wait(_ seconds: Int) { clock.advance(milliseconds: seconds * 1000) }
  /// From now on no time goes by of its own.
  func stopClock() { clock.stop() }
  func waitMilliseconds(_ count: Int) { clock.advance(milliseconds: count) }

  /// Runs `body` with a browser that was let in.
  ///
  /// - Parameter words: The words of the server; `nil` for those of a database.
  static func run(
    language: String = "en", isLetIn: Bool = true, words: (any WordStore)? = nil, _ body: @escaping @Sendable (Browser) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = LaunchOptions()
    options.dataFolder = folder.path(percentEncoded: false)
    options.isOffline = true
    options.makesBackups = false
    let launch = LiveLaunch(program: "/usr/bin/false") { _, _ in true }
    var app = launch.open(options) { _ in }
    var reading = launch.open(options) { _ in }
    let watching = launch.open(options) { _ in }
    if let words { (app.environment.wordStore, reading.environment.wordStore) = (words, words) }
    let clock = SettableClock()
    app.environment.clock = WallClock { [present = app.environment.clock] in clock.moment(at: present.now()) }
    reading.environment.clock = app.environment.clock
    defer {
      _ = watching.finish()
      _ = reading.finish()
      _ = app.finish()
    }
    let site = await Site(app: app, reading: reading, watching: watching, launch: launch, options, choice: nil)
    let application = await WebHost.application(site, ServerOptions()) { _ in }
    try await application.test(.router) { [options] client in
      let browser = Browser(client, site, launch.serverGrants(options), clock, options, language: language)
      await browser.watchPairing()
      if isLetIn { #expect(try await browser.enter(site.access.entryToken).status == 200) }
      try await body(browser)
    }
  }

  /// Adds a word as another process does.
  @MainActor
  func addElsewhere(_ text: String) async {
    let app = LiveLaunch(program: "/usr/bin/false") { _, _ in true }.open(options) { _ in }
    let dictionary = AppGraph(environment: app.environment).personalDictionary(router: ClosureRouter { _ in }).build()
    await dictionary.newWord.build().submit(NewWordRequest([text], from: .spanish, to: .english))
    _ = app.finish()
  }

  /// Reads a text in another process.
  ///
  /// - Returns: The path of its file.
  @MainActor
  func readElsewhere(_ text: String) async throws -> String {
    let path = (options.dataFolder ?? "") + "/text.txt"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let app = LiveLaunch(program: "/usr/bin/false") { _, _ in true }.open(options) { _ in }
    let reader = AppGraph(environment: app.environment).reading(router: ClosureRouter { _ in }).build().reader.build()
    await reader.open(.path(path), LanguageChoice(from: "es", to: "en", usual: LanguagePair(from: "es", to: "en")))
    #expect(reader.state.problem == nil)
    _ = app.finish()
    return path
  }

  func enter(_ token: String) async throws -> Reply {
    let reply = try await get("/?token=\(token)")
    if let set = reply.headers[.setCookie] { cookie.withLock { $0 = String(set.prefix { $0 != ";" }) } }
    return reply
  }

  // MARK: Access

  private let code = Mutex<String?>(nil)

  /// The code that the terminal showed last.
  var shownCode: String? { get async { code.withLock { $0 } } }

  @MainActor
  private func watchPairing() {
    site.onPairing = { [weak self] _, code in self?.code.withLock { $0 = code } }
  }

  /// Types a code.
  func pair(_ code: String) async throws -> Reply {
    let reply = try await send(.post, "/pair", [("code", code)])
    if let set = reply.headers[.setCookie] { cookie.withLock { $0 = String(set.prefix { $0 != ";" }) } }
    return reply
  }

  /// Sends wrong tokens from an address.
  @MainActor
  func guess(_ count: Int, from sender: String) throws {
    for _ in 0..<count {
      #expect(throws: Refusal.self) { try site.access.enter(with: "0", from: sender, device: "") }
    }
  }

  /// Whether the right token is taken from an address.
  @MainActor
  func letsIn(from sender: String) -> Bool {
    (try? site.access.enter(with: site.access.entryToken, from: sender, device: "")) != nil
  }

  /// Forgets what the server has in memory.
  @MainActor
  func restart() {
    site.access = AccessControl(store: grants, random: site.graph.random, clock: site.graph.clock)
  }

  /// Changes the grants as another process does.
  @discardableResult
  func changeGrants<Value: Sendable>(_ change: (inout ServerGrants) -> Value) async throws -> Value { try grants.change(change) }

  func digest(_ secret: String) -> String { grants.digest(secret) }

  var entryToken: String { get async { await site.access.entryToken } }
  var programToken: String { get async { await site.access.programToken } }

  func get(_ path: String, bearer: String? = nil) async throws -> Reply { try await send(.get, path, nil, bearer: bearer) }

  /// Sends a form with the token that pages give to forms.
  func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Reply {
    try await send(.post, path, [("form", try await formToken)] + fields)
  }

  /// The token that pages give to forms.
  var formToken: String {
    get async throws {
      let page = try await get("/history").text
      return page.firstMatch(of: #/name="form" value="([0-9a-f]+)"/#).map { String($0.1) } ?? ""
    }
  }

  /// The names of the texts that came from browsers.
  var keptTexts: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: (options.dataFolder ?? "") + "/texts")) ?? []).sorted()
  }

  /// Sends a form with a file.
  ///
  /// - Parameter token: The token of the form; that of pages when it is left out.
  func upload(
    _ path: String, _ fields: [(String, String)] = [], file: String, _ bytes: [UInt8], token: String? = nil
  ) async throws -> Reply {
    try await upload(path, rawFields: fields.map { ($0, Array($1.utf8)) }, file: file, bytes, token: token)
  }

  func upload(
    _ path: String, rawFields: [(String, [UInt8])], file: String = "", _ bytes: [UInt8] = [], token: String? = nil
  ) async throws -> Reply {
    var form = token ?? ""
    if token == nil { form = try await formToken }
    let parts = ([("form", Array(form.utf8))] + rawFields).flatMap { name, value in
      Array("--limit\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n".utf8) + value + Array("\r\n".utf8)
    }
    let head =
      "--limit\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(file)\"\r\nContent-Type: application/octet-stream\r\n\r\n"
    let body = parts + Array(head.utf8) + bytes + Array("\r\n--limit--\r\n".utf8)
    var headers: HTTPFields = [.acceptLanguage: language, .contentType: "multipart/form-data; boundary=limit"]
    headers[.cookie] = cookie.withLock { $0 }
    let response = try await client.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(bytes: body))
    return Reply(status: response.status.code, text: String(buffer: response.body), headers: response.headers)
  }

  /// A file that the server gives, as bytes.
  func download(_ path: String) async throws -> [UInt8] {
    var headers: HTTPFields = [.acceptLanguage: language]
    headers[.cookie] = cookie.withLock { $0 }
    let response = try await client.execute(uri: path, method: .get, headers: headers, body: nil)
    return Array(response.body.readableBytesView)
  }

  /// Asks the API with the token of programs.
  func call(_ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, type: String = "application/json") async throws -> Reply {
    try await call(method, path, bytes: body.map { Array($0.utf8) }, type: type)
  }

  func call(_ method: HTTPRequest.Method, _ path: String, bytes: [UInt8]?, type: String = "application/json") async throws -> Reply {
    var headers: HTTPFields = [.acceptLanguage: language, .contentType: type]
    headers[.authorization] = "Bearer \(await programToken)"
    let response = try await client.execute(uri: path, method: method, headers: headers, body: bytes.map { ByteBuffer(bytes: $0) })
    return Reply(status: response.status.code, text: String(buffer: response.body), headers: response.headers)
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [(String, String)]?, bearer: String? = nil, origin: String? = nil
  ) async throws -> Reply {
    var headers: HTTPFields = [.acceptLanguage: language, .userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"]
    headers[.origin] = origin
    headers[.cookie] = cookie.withLock { $0 }
    headers[.authorization] = bearer.map { "Bearer \($0)" }
    let body = fields.map { fields in fields.map { "\($0.escaped)=\($1.escaped)" }.joined(separator: "&") }
    return try await send(method, path, body: body, headers)
  }

  /// Asks for parts of a page, as the script does.
  func getParts(_ path: String) async throws -> Reply {
    var headers: HTTPFields = [.acceptLanguage: language, .accept: "text/html;parts"]
    headers[.cookie] = cookie.withLock { $0 }
    return try await send(.get, path, body: nil, headers)
  }

  /// Sends a form whose fields are escaped already.
  func sendRaw(_ path: String, _ form: String) async throws -> Reply {
    var headers: HTTPFields = [.acceptLanguage: language]
    headers[.cookie] = cookie.withLock { $0 }
    return try await send(.post, path, body: form, headers)
  }

  private func send(_ method: HTTPRequest.Method, _ path: String, body: String?, _ headers: HTTPFields) async throws -> Reply {
    let response = try await client.execute(uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) })
    return Reply(status: response.status.code, text: String(buffer: response.body), headers: response.headers)
  }
}

/// The system's clock, set ahead.
private final class SettableClock: Sendable {
  private let ahead = Mutex<Int64>(0)
  private let stopped = Mutex<Timestamp?>(nil)

  func stop() {
    let now = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    stopped.withLock { $0 = now }
  }

  func advance(milliseconds: Int) { ahead.withLock { $0 += Int64(milliseconds) } }
  func moment(at present: Timestamp) -> Timestamp {
    let present = stopped.withLock { $0 } ?? present
    return Timestamp(milliseconds: present.milliseconds + ahead.withLock { $0 })
  }
}

extension String {
  /// As a form sends it.
  var escaped: String {
    utf8.map { $0.isPlain ? String(UnicodeScalar($0)) : "%" + String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}

import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The browsers that have access.
struct ServeDevicesCommand: Command {
  static let name = "devices"
  static let help = CommandHelp(
    en: "List the browsers that have access, let another one in, or revoke one.",
    ru: "Показать подключённые браузеры, подключить ещё один или отключить.",
    details: [
      LocalizedText(
        en: """
          add prints an address that lets one browser in within ten minutes, while the server runs. revoke takes effect at once, also \
          while the server runs. The names are those that the browsers report.
          """,
        ru: """
          add выводит адрес, который в течение десяти минут впустит один браузер, пока работает сервер. revoke отключает браузеры сразу, \
          в том числе у работающего сервера. Названия — по тому, как браузеры называют себя сами.
          """
      ),
      GrantHelp.record,
    ], examples: ["glot serve devices", "glot serve devices add", "glot serve devices revoke 2"]
  )

  let action: [String]

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", en: "add, or revoke and numbers.", ru: "add или revoke и номера.",
      completion: .list(["add", "revoke"])
    )
  }

  private static let minutes: Int64 = 10

  func run(in context: Context) async throws(Problem) -> Outcome {
    let store = context.launch.serverGrants(context.options)
    switch action.first {
    case nil:
      let grants = try stored { () throws(StorageError) in try store.grants() }.devices.grants
      return Outcome(GrantsDocument(grants: grants), notes: grants.isEmpty ? [noDevices] : [])
    case "add"? where action.count == 1: return try add(store, context)
    case "revoke"?: return try revoke(action.dropFirst(), from: \.devices, store)
    default:
      throw Problem.unclearGrant("add, revoke NUMBER", "add, revoke НОМЕР").suggesting(
        action.first, among: ["add", "revoke"], of: "serve devices")
    }
  }

  @MainActor
  private func add(_ store: any ServerGrantStore, _ context: Context) throws(Problem) -> Outcome {
    let secret = context.graph.random.secret()
    let invitation = ServerGrants.Invitation(
      digest: store.digest(secret), end: Timestamp(milliseconds: context.now.milliseconds + Self.minutes * 60_000))
    let address = try stored { () throws(StorageError) in
      try store.change { grants in
        if grants.address != nil { grants.invitations.append(invitation) }
        return grants.address
      }
    }
    guard let address else { throw .noServerYet }
    let note = LocalizedText(
      en: "It lets one browser in within ten minutes, while the server runs.",
      ru: "Он впустит один браузер в течение десяти минут, пока работает сервер."
    )
    return Outcome(SecretDocument(name: "url", secret: "\(address)/?token=\(secret)"), notes: [note])
  }

  private var noDevices: LocalizedText { LocalizedText(en: "No browser has been let in yet.", ru: "Ни один браузер ещё не подключён.") }
}

/// The tokens of programs.
struct ServeTokenCommand: Command {
  static let name = "token"
  static let help = CommandHelp(
    en: "List the tokens of programs, make one, or revoke one.", ru: "Показать токены программ, создать или отозвать.",
    details: [
      LocalizedText(
        en: """
          create prints a token, once: only its digest is stored. A program sends it as “Authorization: Bearer TOKEN” to the addresses \
          under /api/. Tokens stay valid when the server restarts; revoke ends them at once.
          """,
        ru: """
          create выводит токен один раз: хранится только его хеш. Программа отправляет его как «Authorization: Bearer ТОКЕН» по адресам от \
          /api/. Токены переживают перезапуск сервера; revoke отзывает их сразу.
          """
      ),
      GrantHelp.record,
    ], examples: ["glot serve token", "glot serve token create backup", "glot serve token revoke 1"]
  )

  let action: [String]

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operands(
      "action", russianValue: "ДЕЙСТВИЕ", en: "create and a name, or revoke and numbers.", ru: "create и название или revoke и номера.",
      completion: .list(["create", "revoke"])
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let store = context.launch.serverGrants(context.options)
    switch action.first {
    case nil:
      let grants = try stored { () throws(StorageError) in try store.grants() }.tokens.grants
      return Outcome(GrantsDocument(grants: grants), notes: grants.isEmpty ? [noTokens] : [])
    case "create"? where action.count <= 2:
      let name = DisplayWidth.cut((action.count == 2 ? action[1] : "API").visibleLine, to: 60)
      let secret = context.graph.random.secret()
      let (digest, now) = (store.digest(secret), context.now)
      try stored { () throws(StorageError) in try store.change { $0.tokens.add(name, digest: digest, at: now) } }
      return Outcome(SecretDocument(name: "token", secret: secret), notes: [shownOnce])
    case "revoke"?: return try revoke(action.dropFirst(), from: \.tokens, store)
    default:
      throw Problem.unclearGrant("create NAME, revoke NUMBER", "create НАЗВАНИЕ, revoke НОМЕР")
        .suggesting(action.first, among: ["create", "revoke"], of: "serve token")
    }
  }

  private var noTokens: LocalizedText { LocalizedText(en: "There are no tokens.", ru: "Токенов нет.") }
  private var shownOnce: LocalizedText {
    LocalizedText(en: "The token is not shown again.", ru: "Больше токен показан не будет.")
  }
}

private func stored<Value>(_ work: () throws(StorageError) -> Value) throws(Problem) -> Value {
  do throws(StorageError) { return try work() } catch { throw Problem(error) }
}

/// Revokes the grants with these numbers, or none when one of them is missing.
private func revoke(
  _ words: some Sequence<String>, from list: any WritableKeyPath<ServerGrants, GrantList> & Sendable, _ store: any ServerGrantStore
) throws(Problem) -> Outcome {
  let numbers = try words.map { word throws(Problem) in try Int(word, of: "revoke") }
  guard !numbers.isEmpty else { throw .noGrantNumber }
  let known = try stored { () throws(StorageError) in try store.grants() }[keyPath: list].grants
  if let missing = numbers.first(where: { number in !known.contains { $0.number == number } }) { throw .noSuchGrant(missing) }
  let revoked = try stored { () throws(StorageError) in
    try store.change { grants in numbers.compactMap { grants[keyPath: list].revoke($0) } }
  }
  return Outcome(GrantsDocument(grants: revoked), notes: [LocalizedText(en: "Revoked.", ru: "Доступ отозван.")])
}

/// Texts that the help of several commands shares.
private enum GrantHelp {
  static let record = LocalizedText(
    en: "--plain prints the number, the name, when it was made and when it was last used; --json number, name, created and seen.",
    ru: "--plain выводит номер, название, время создания и последнего использования; --json — number, name, created и seen."
  )
}

/// What is shown once.
private struct SecretDocument: Document {
  let name: String
  let secret: String

  func json(_ localTime: LocalTime) -> JSON { .object([(name, .string(secret))]) }
  var plain: [[String]] { [[secret]] }
  func text(_ style: TextStyle) -> String { secret }
}

extension Problem {
  fileprivate static func unclearGrant(_ english: String, _ russian: String) -> Problem {
    .usage(
      en: ("It is not clear what is to be done.", "Use one of: \(english)."),
      ru: ("Неясно, что сделать.", "Возможные действия: \(russian).")
    )
  }

  fileprivate static let noGrantNumber = Problem.usage(
    en: ("revoke needs a number.", "It stands first in the list."), ru: ("Для revoke нужен номер.", "Он стоит в списке первым.")
  )

  fileprivate static func noSuchGrant(_ number: Int) -> Problem {
    Problem(
      .nothingFound, "not_found", en: ("There is no number \(number) in the list.", "Nothing was revoked."),
      ru: ("Номера \(number) в списке нет.", "Ничего не отозвано.")
    )
  }

  fileprivate static let noServerYet = Problem(
    .unavailable, "no_server_yet", en: ("The server is not running.", "Start it: glot serve"),
    ru: ("Сервер не запущен.", "Запустите его: glot serve")
  )
}

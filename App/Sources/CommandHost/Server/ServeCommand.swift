import AppServices
import CoreModule
import CorePresentation
import TerminalKit

struct ServeCommand: Command {
  static let name = "serve"
  static let help = CommandHelp(
    en: "Open your words, practice and tasks in a browser.", ru: "Открыть слова, повторение и задачи в браузере.",
    details: [
      LocalizedText(
        en: """
          The server runs until Ctrl-C, and is reachable only from this machine unless you name another address. It prints an address \
          that lets one browser in, and then the next one. Other users of this machine cannot get in without it. A browser that was let \
          in keeps its access until you revoke it with “glot serve devices revoke”.
          """,
        ru: """
          Сервер работает до Ctrl-C и доступен только с этого компьютера, если не указан другой адрес. Он выводит адрес, который \
          впускает один браузер, а затем — следующий. Без него другие пользователи компьютера не войдут. Подключённый браузер остаётся \
          известным, пока вы не отключите его командой «glot serve devices revoke».
          """
      ),
      LocalizedText(
        en: """
          Changes made in a terminal appear in open pages automatically, and vice versa. The pages work without JavaScript, in English \
          and in Russian, as the browser requests unless “glot config set language” has chosen one.
          """,
        ru: """
          Сделанное в терминале само появляется на открытых страницах, и наоборот. Страницы работают и без JavaScript, по-русски и \
          по-английски — как просит браузер, если язык не выбран командой «glot config set language».
          """
      ),
      LocalizedText(
        en: """
          Other devices reach the server with --listen ADDRESS, such as 192.168.1.20. They get access by the QR code, read by the camera \
          of a phone, or by a code of six digits, which this terminal shows when they ask for it. Without --tls, data is sent unencrypted: \
          do that only on a network that you trust.
          """,
        ru: """
          С других устройств сервер доступен с параметром --listen АДРЕС, например 192.168.1.20. Войти можно, отсканировав QR-код камерой \
          телефона или введя код из шести цифр, который по запросу покажет этот терминал. Без --tls данные передаются без шифрования: \
          делайте так только в сети, которой доверяете.
          """
      ),
      LocalizedText(
        en: """
          Programs read and change words, tasks and the rest under /api/, with the same JSON as --json, and with a token from “glot \
          serve token create”: Authorization: Bearer TOKEN. /api/openapi.json describes the API. --json prints url, api, and a token \
          that is valid while the server runs, as one document.
          """,
        ru: """
          Программы читают и изменяют слова, задачи и остальное по адресам /api/…, в том же JSON, что и с --json, с токеном от «glot serve \
          token create»: Authorization: Bearer ТОКЕН. Описание — /api/openapi.json. С --json одним документом выводятся url, api и token, \
          который действует, пока работает сервер.
          """
      ),
      LocalizedText(
        en: "Every minute the server starts what is due: backups, and reminders if you have set remind_at but not installed them.",
        ru:
          "Каждую минуту сервер запускает то, чему пришло время: резервное копирование, а если задано remind_at, но таймер не установлен, — и напоминания."
      ),
    ], examples: ["glot serve", "glot serve --port 8000 --no-open", "glot serve --listen 192.168.1.20 --tls cert.pem key.pem"]
  )

  static var subcommands: [any Command.Type] {
    [ServeDevicesCommand.self, ServeTokenCommand.self, ServeInstallCommand.self, ServeUninstallCommand.self]
  }

  let place: ServerPlace
  let noOpen: Bool

  init(_ arguments: inout ArgumentReader) {
    place = ServerPlace(&arguments)
    noOpen = arguments.flag("no-open", en: "Do not open the browser.", ru: "Не открывать браузер.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard context.session.format != .plain else { throw .noPlainServer }
    var options = ServerOptions()
    try place.apply(to: &options, context)
    options.opensBrowser = !noOpen && context.session.format == .text
    options.isJSON = context.session.format == .json
    options.language = context.session.isLanguageOverridden ? context.session.language : nil
    options.launch = context.options
    context.launch.becomeServer(options)
    throw .noServer
  }
}

/// Where the server is reached.
struct ServerPlace {
  private let port: String?
  private let listen: String?
  private let certificates: String?
  private let key: String?

  init(_ arguments: inout ArgumentReader) {
    port = arguments.option(
      "port", russianValue: "ПОРТ", en: "The port; 7465 by default, and 0 for any that is free.",
      ru: "Порт; по умолчанию 7465, 0 — любой свободный."
    )
    listen = arguments.option(
      "listen", russianValue: "АДРЕС", en: "The IP address to listen on, in place of 127.0.0.1; 0.0.0.0 is every one.",
      ru: "IP-адрес вместо 127.0.0.1; 0.0.0.0 — все адреса."
    )
    certificates = arguments.option(
      "tls", russianValue: "СЕРТИФИКАТ", en: "Serve over HTTPS with the certificate of this PEM file, and the key of the one after it.",
      ru: "Работать по HTTPS с сертификатом из этого файла PEM и ключом из следующего за ним.", completion: .file
    )
    key = arguments.operand(
      "key", russianValue: "КЛЮЧ", en: "The PEM file with the private key, after --tls CERTIFICATE.",
      ru: "Файл PEM с закрытым ключом, после --tls СЕРТИФИКАТ.", completion: .file
    )
  }

  @MainActor
  func apply(to options: inout ServerOptions, _ context: Context) throws(Problem) {
    if let port {
      guard let number = UInt16(port) else { throw .badPort(port) }
      options.port = Int(number)
    }
    options.address = listen ?? options.address
    switch (certificates, key) {
    case (nil, nil): break
    case (nil, let other?): throw .unknownCommand("serve \(other)")
    case (_, nil): throw .noKey
    case (let certificates?, let key?): options.tls = (context.launch.absolutePath(certificates), context.launch.absolutePath(key))
    }
  }

  /// The same for another run of the program.
  @MainActor
  func arguments(_ context: Context) throws(Problem) -> [String] {
    var options = ServerOptions()
    try apply(to: &options, context)
    return ["--port", "\(options.port)", "--listen", options.address] + (options.tls.map { ["--tls", $0.certificates, $0.key] } ?? [])
  }
}

extension Problem {
  fileprivate static let noPlainServer = Problem.usage(
    en: ("A server has no --plain.", "--json prints its address and its token as one document."),
    ru: ("У сервера нет --plain.", "С --json его адрес и токен выводятся одним документом.")
  )

  fileprivate static func badPort(_ text: String) -> Problem {
    .usage(
      en: ("“\(text)” is not a port number.", "Use a number from 1 to 65535, or 0 for any that is free."),
      ru: ("«\(text)» — не порт.", "Укажите число от 1 до 65535 или 0 — любой свободный.")
    )
  }

  fileprivate static let noKey = Problem.usage(
    en: ("--tls needs two files.", "Name the certificate and its private key: glot serve --tls cert.pem key.pem"),
    ru: ("Для --tls нужны два файла.", "Укажите сертификат и его закрытый ключ: glot serve --tls cert.pem key.pem")
  )

  fileprivate static let noServer = Problem(
    .unavailable, "no_server",
    en: ("glot-web, the program for browsers, is not installed beside glot.", "Install it with glot: App/install"),
    ru: ("Рядом с glot не установлена программа для браузеров glot-web.", "Установите её вместе с glot: App/install")
  )
}

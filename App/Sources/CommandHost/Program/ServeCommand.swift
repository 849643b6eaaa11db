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
          The server runs until Ctrl-C, on this machine alone unless you name another address. It prints an address that opens one \
          browser; then it prints the next one. Other people of this machine do not get in without it.
          """,
        ru: """
          Сервер работает до Ctrl-C и доступен только с этого компьютера, если не указан другой адрес. Он выводит адрес, который \
          открывает один браузер, а затем — следующий. Без него другие пользователи компьютера не войдут.
          """
      ),
      LocalizedText(
        en: """
          What is changed in a terminal appears in open pages by itself, and the reverse. The pages work without JavaScript, in English \
          and in Russian, as the browser asks unless “glot config set language” has chosen.
          """,
        ru: """
          Сделанное в терминале само появляется на открытых страницах, и наоборот. Страницы работают и без JavaScript, по-русски и \
          по-английски — как просит браузер, если язык не выбран командой «glot config set language».
          """
      ),
      LocalizedText(
        en: """
          Programs read and change words, tasks and the rest under /api/, in the JSON of --json, with the token that is printed: \
          Authorization: Bearer TOKEN. /api/openapi.json describes it. --json prints url, api and token as one document.
          """,
        ru: """
          Программы читают и изменяют слова, задачи и остальное по адресам /api/…, в том же JSON, что и с --json, с выведенным токеном: \
          Authorization: Bearer ТОКЕН. Описание — /api/openapi.json. С --json одним документом выводятся url, api и token.
          """
      ),
      LocalizedText(
        en: """
          Other devices reach the server at --listen ADDRESS, such as 192.168.1.20. What is sent is not encrypted: do that only in a \
          network that you trust.
          """,
        ru: """
          С других устройств сервер доступен с параметром --listen АДРЕС, например 192.168.1.20. Данные передаются без шифрования: \
          делайте так только в сети, которой доверяете.
          """
      ),
    ], examples: ["glot serve", "glot serve --port 8000 --no-open", "glot serve --listen 192.168.1.20"]
  )

  let port: String?
  let listen: String?
  let noOpen: Bool

  init(_ arguments: inout ArgumentReader) {
    port = arguments.option(
      "port", russianValue: "ПОРТ", en: "The port, 7465 unless you choose; 0 is any that is free.",
      ru: "Порт; по умолчанию 7465, 0 — любой свободный."
    )
    listen = arguments.option(
      "listen", russianValue: "АДРЕС", en: "The IP address to listen on, in place of 127.0.0.1; 0.0.0.0 is every one.",
      ru: "IP-адрес вместо 127.0.0.1; 0.0.0.0 — все адреса."
    )
    noOpen = arguments.flag("no-open", en: "Do not open the browser.", ru: "Не открывать браузер.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    guard context.session.format != .plain else { throw .noPlainServer }
    var options = ServerOptions()
    if let port {
      guard let number = UInt16(port) else { throw .badPort(port) }
      options.port = Int(number)
    }
    options.address = listen ?? options.address
    options.opensBrowser = !noOpen && context.session.format == .text
    options.isJSON = context.session.format == .json
    options.language = context.session.isLanguageOverridden ? context.session.language : nil
    options.launch = context.options
    context.launch.becomeServer(options)
    throw .noServer
  }
}

extension Problem {
  fileprivate static let noPlainServer = Problem.usage(
    en: ("A server has no --plain.", "--json prints its address and its token as one document."),
    ru: ("У сервера нет --plain.", "С --json его адрес и токен выводятся одним документом.")
  )

  fileprivate static func badPort(_ text: String) -> Problem {
    .usage(
      en: ("“\(text)” is no port.", "Use a number from 1 to 65535, or 0 for any that is free."),
      ru: ("«\(text)» — не порт.", "Укажите число от 1 до 65535 или 0 — любой свободный.")
    )
  }

  fileprivate static let noServer = Problem(
    .unavailable, "no_server",
    en: ("glot-web, the program for browsers, is not installed beside glot.", "Install it with glot: App/install"),
    ru: ("Рядом с glot не установлена программа для браузеров glot-web.", "Установите её вместе с glot: App/install")
  )
}

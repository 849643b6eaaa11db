import AppServices
import CoreModule
import NIOCore
import QRCode

/// What is printed when the server has started.
struct StartMessage {
  let options: ServerOptions
  let port: Int
  /// Whether it is printed on a terminal, which can show a code for the camera of a phone.
  let isTerminal: Bool

  private var language: InterfaceLanguage { options.launch.language }

  /// The address of the server.
  var base: String { options.base(host: host, port: port) }

  /// An address of this machine, when the server listens on all.
  private var host: String {
    guard ["0.0.0.0", "::"].contains(options.address) else { return options.address }
    let devices = (try? System.enumerateDevices()) ?? []
    let addresses = devices.compactMap { $0.address?.ipAddress }
    return addresses.first { $0.contains(".") && !$0.hasPrefix("127.") && !$0.hasPrefix("169.254.") } ?? ServerOptions.thisMachine
  }

  func address(_ token: String) -> String { "\(base)/?token=\(token)" }

  @MainActor
  func text(_ access: AccessControl) -> HarmlessText {
    let address = address(access.entryToken)
    if options.isJSON {
      let document = JSON.object([("url", .string(address)), ("api", .string(base + "/api")), ("token", .string(access.programToken))])
      return HarmlessText(document.text + "\n")
    }
    guard !options.launch.isQuiet else { return HarmlessText(address + "\n") }
    var lines = [
      LocalizedText(en: "glot is open at \(address)", ru: "glot открыт по адресу \(address)"),
      LocalizedText(
        en: "The address opens one browser. Ctrl-C ends the server.", ru: "Адрес открывает один браузер. Ctrl-C завершает работу сервера."),
    ]
    if !options.isForThisMachine {
      lines.append(
        LocalizedText(
          en: "Another device can also open \(base) and ask for a code, which is shown here.",
          ru: "С другого устройства можно открыть \(base) и запросить код: он появится здесь."))
      if options.tls == nil { lines.append(Self.unencrypted) }
    }
    return HarmlessText(lines.map { $0(language) + "\n" }.joined()) + picture(address)
  }

  /// The address for the camera of a phone, in the colours that such a code needs, regardless of those of the terminal.
  private func picture(_ address: String) -> HarmlessText {
    guard isTerminal, !options.isForThisMachine, let code = QRCode(Array(address.utf8)) else { return "" }
    return code.halfBlocks.reduce("") { $0 + "\u{1B}[38;5;16;48;5;231m\($1)\u{1B}[0m\n" }
  }

  /// What is said when the address was used.
  func nextAddress(_ token: String) -> HarmlessText {
    note(en: "A browser was let in. For another one: \(address(token))", ru: "Браузер подключён. Для другого: \(address(token))")
  }

  /// The message when a browser asks for access. The code is all that it needs.
  func pairing(_ device: String, _ code: String) -> HarmlessText {
    let shown = "\(code.prefix(3)) \(code.suffix(3))"
    return note(
      en: "A browser (\(device)) asks for access. If it is yours, type this in it within two minutes: \(shown)",
      ru: "Браузер (\(device)) просит доступа. Если он ваш, введите в нём в течение двух минут: \(shown)"
    )
  }

  private func note(en english: String, ru russian: String) -> HarmlessText {
    guard !options.launch.isQuiet else { return "" }
    return HarmlessText(LocalizedText(en: english, ru: russian)(language) + "\n")
  }

  private static let unencrypted = LocalizedText(
    en: "What is sent is not encrypted: whoever is on the same network can read it, and come in with what they have read.",
    ru: "Данные передаются без шифрования: любой в этой сети может прочитать их и войти с ними."
  )
}

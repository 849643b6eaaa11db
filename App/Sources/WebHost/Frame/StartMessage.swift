import AppServices
import CoreModule

/// What is printed when the server has started.
struct StartMessage {
  let options: ServerOptions
  let port: Int

  private var language: InterfaceLanguage { options.launch.language }

  /// The address of the server.
  private var base: String {
    let host = options.address.contains(":") ? "[\(options.address)]" : options.address
    return "http://\(host):\(port)"
  }

  func address(_ token: String) -> String { "\(base)/enter?token=\(token)" }

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
      LocalizedText(
        en: "For programs: \(base)/api/words with “Authorization: Bearer \(access.programToken)”",
        ru: "Для программ: \(base)/api/words с заголовком «Authorization: Bearer \(access.programToken)»"),
    ]
    if !options.isForThisMachine { lines.append(Self.unencrypted) }
    return HarmlessText(lines.map { $0(language) + "\n" }.joined())
  }

  /// What is said when the address was used.
  func nextAddress(_ token: String) -> HarmlessText {
    guard !options.isJSON, !options.launch.isQuiet else { return "" }
    let text = LocalizedText(
      en: "A browser was let in. For another one: \(address(token))", ru: "Браузер подключён. Для другого: \(address(token))")
    return HarmlessText(text(language) + "\n")
  }

  private static let unencrypted = LocalizedText(
    en: "What is sent is not encrypted: whoever is in the same network can read it, and come in with what they have read.",
    ru: "Данные передаются без шифрования: их может прочитать любой в этой сети и войти с тем, что прочитал."
  )
}

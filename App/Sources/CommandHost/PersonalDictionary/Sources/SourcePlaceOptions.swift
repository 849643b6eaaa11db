import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Where the source to add is.
struct SourcePlaceOptions {
  let host: String?
  let port: String?
  let database: String?
  let url: String?
  let keyFile: String?

  init(_ arguments: inout ArgumentReader) {
    host = arguments.option("host", russianValue: "УЗЕЛ", en: "The host of a DICT server.", ru: "Узел сервера DICT.")
    port = arguments.option("port", russianValue: "ПОРТ", en: "Its port; 2628 by default.", ru: "Его порт; по умолчанию 2628.")
    database = arguments.option(
      "database", russianValue: "БАЗА", en: "The database to ask there; by default all of them.",
      ru: "База данных на нём; по умолчанию все."
    )
    url = arguments.option(
      "url", russianValue: "АДРЕС", en: "The address of a service: http://… or https://…", ru: "Адрес службы: http://… или https://…"
    )
    keyFile = arguments.option(
      "key-file", russianValue: "ФАЙЛ", en: "The file that holds the key for the service.", ru: "Файл с ключом для службы.",
      completion: .file
    )
  }

  private static let usualPort = 2628

  @MainActor
  func kind(_ kind: SourceKindName, name: String, path: String?, in context: Context) throws(Problem) -> SourceKind {
    try rejectUnusedOptions(of: kind, path: path)
    let key = keyFile.map(context.launch.absolutePath)
    switch kind {
    case .core: throw .unknownSourceKind(kind.rawValue)
    case .dictorg: return .dictorg(path: path ?? name)
    case .stardict: return .stardict(path: path ?? name)
    case .dict: return .dict(host: try required(host, "--host"), port: try portNumber(), database: database)
    case .libretranslate: return .libretranslate(url: try address(try required(url, "--url")), keyFile: key)
    case .apertium: return .apertium(url: try address(try required(url, "--url")))
    case .pons:
      _ = try required(keyFile, "--key-file")
      return .pons(keyFile: key ?? "", url: try url.map { url throws(Problem) in try address(url) })
    }
  }

  /// Reports options that this kind does not use.
  private func rejectUnusedOptions(of kind: SourceKindName, path: String?) throws(Problem) {
    let accepted: Set<String> =
      switch kind {
      case .core: []
      case .dictorg, .stardict: ["PATH"]
      case .dict: ["--host", "--port", "--database"]
      case .libretranslate, .pons: ["--url", "--key-file"]
      case .apertium: ["--url"]
      }
    let options = [("PATH", path), ("--host", host), ("--port", port), ("--database", database), ("--url", url), ("--key-file", keyFile)]
    for (name, value) in options where value != nil && !accepted.contains(name) {
      let shown = name == "PATH" ? LocalizedText(en: "path", ru: "путь") : LocalizedText(verbatim: name)
      throw .usage(
        en: ("A source of the kind \(kind.rawValue) takes no \(shown(.english)).", "See “glot help source”."),
        ru: ("Для источника вида \(kind.rawValue) \(shown(.russian)) не нужен.", "См. «glot help source».")
      )
    }
  }

  private func required(_ value: String?, _ option: String) throws(Problem) -> String {
    if let value, !value.isBlank { return value }
    throw .usage(
      en: ("\(option) is missing.", "See “glot help source”."),
      ru: ("Не указан параметр \(option).", "См. «glot help source».")
    )
  }

  private func portNumber() throws(Problem) -> Int {
    guard let port else { return Self.usualPort }
    guard let number = Int(port), (1...65_535).contains(number) else {
      throw .usage(
        en: ("“\(port)” is not a port.", "Give a number from 1 to 65535."),
        ru: ("«\(port)» — не номер порта.", "Укажите число от 1 до 65535.")
      )
    }
    return number
  }

  private func address(_ url: String) throws(Problem) -> String {
    for scheme in ["http://", "https://"] where url.lowercased().hasPrefix(scheme) {
      let rest = url.dropFirst(scheme.count)
      if let first = rest.first, first != "/", !rest.contains(where: { $0.isWhitespace || $0 == "@" }) { return url }
    }
    let shown = ShownAddress(url)
    throw .usage(
      LocalizedText(en: "“\(shown)” is not the address of a service.", ru: "«\(shown)» — не адрес службы."),
      hint: shown.isShortened
        ? LocalizedText(
          en: "A user name and a password cannot be part of it.", ru: "Имя пользователя и пароль не могут быть его частью."
        ) : LocalizedText(en: "Use an address such as http://localhost:5000.", ru: "Напишите, например, http://localhost:5000.")
    )
  }
}

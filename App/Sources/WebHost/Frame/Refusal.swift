import CoreModule
import CorePresentation
import Hummingbird

/// Why the server does not answer a request, before any page is asked for.
struct Refusal: Error {
  let status: HTTPResponse.Status
  let problem: Problem
  /// The methods that the path answers, if it was asked for by another one.
  private(set) var allowed: String?

  private init(_ status: HTTPResponse.Status, _ code: String, en: (String, String), ru: (String, String)) {
    self.status = status
    let kind: Problem.Kind =
      switch status {
      case .notFound: .nothingFound
      case .serviceUnavailable: .tryAgainLater
      default: .permissionDenied
      }
    problem = Problem(
      kind, code, en: (message: en.0, hint: en.1), ru: (message: ru.0, hint: ru.1))
  }

  static let unknown = Refusal(
    .unauthorized, "not_admitted",
    en: ("This browser is not known here.", "Open the address that “glot serve” printed; each opens one browser."),
    ru: ("Этот браузер здесь неизвестен.", "Откройте адрес, который вывела команда «glot serve»: каждый открывает один браузер.")
  )
  static let unknownProgram = Refusal(
    .unauthorized, "not_admitted",
    en: ("The token is missing or wrong.", "Send “Authorization: Bearer TOKEN”; “glot serve token create” makes one."),
    ru: ("Токен не указан или неверен.", "Отправьте «Authorization: Bearer ТОКЕН»; токен создаёт «glot serve token create».")
  )
  static let guessing = Refusal(
    .tooManyRequests, "too_many_tries",
    en: ("There were too many wrong tries.", "Try again in a few minutes."),
    ru: ("Слишком много неверных попыток.", "Повторите через несколько минут.")
  )
  static let noCode = Refusal(
    .unauthorized, "code_expired",
    en: ("That code is no longer good.", "Ask for another one."), ru: ("Этот код больше не действует.", "Запросите другой.")
  )
  static func wrongMethod(allowed: String) -> Refusal {
    var refusal = Refusal(
      .methodNotAllowed, "wrong_method",
      en: ("This address does not accept such requests.", "It accepts \(allowed)."),
      ru: ("Такие запросы этот адрес не принимает.", "Он принимает \(allowed).")
    )
    refusal.allowed = allowed
    return refusal
  }
  static let foreignHost = Refusal(
    .misdirectedRequest, "wrong_host",
    en: ("The server does not go by this name.", "Use its IP address or localhost."),
    ru: ("У сервера другое имя.", "Используйте его IP-адрес или localhost.")
  )
  static let foreignForm = Refusal(
    .forbidden, "wrong_form",
    en: ("The form does not come from this server, or is too old.", "Nothing was changed. Open the page again and repeat it."),
    ru: ("Форма отправлена не с этого сервера или устарела.", "Ничего не изменено. Откройте страницу снова и повторите.")
  )
  static let tooLarge = Refusal(
    .contentTooLarge, "too_large",
    en: ("The form is too large; a megabyte is allowed.", "Nothing was changed. Send less at once."),
    ru: ("Форма слишком велика: допустим один мегабайт.", "Ничего не изменено. Отправьте меньше.")
  )
  static let fileTooLarge = Refusal(
    .contentTooLarge, "too_large",
    en: (
      "The file is too large; \(FileForm.largestFile >> 20) megabytes are allowed.", "Nothing was changed. Import it with “glot import”."
    ),
    ru: (
      "Файл слишком велик: допустимо \(FileForm.largestFile >> 20) мегабайт.",
      "Ничего не изменено. Импортируйте его командой «glot import»."
    )
  )
  static let brokenForm = Refusal(
    .badRequest, "broken_form",
    en: ("The file did not arrive whole.", "Nothing was changed. Send it again."),
    ru: ("Файл пришёл не целиком.", "Ничего не изменено. Отправьте его ещё раз.")
  )
  static let noSpace = Refusal(
    .serviceUnavailable, "no_space",
    en: ("The server cannot store the file; perhaps its disk is full.", "Nothing was changed."),
    ru: ("Сервер не может сохранить файл: возможно, на диске нет места.", "Ничего не изменено.")
  )
  static let failed = Refusal(
    .internalServerError, "internal_error",
    en: ("The server could not do this.", "Go back and try again; “glot verify” checks the data."),
    ru: ("Сервер не смог это выполнить.", "Вернитесь и повторите; данные проверяет «glot verify».")
  )
  static let noSuchPage = Refusal(
    .notFound, "no_such_page", en: ("There is no such page.", "Begin with the words."), ru: ("Такой страницы нет.", "Начните со слов.")
  )
}

extension Problem {
  /// The status of an answer with this problem. That the server's own data is damaged is no fault of the request.
  var status: HTTPResponse.Status {
    switch code {
    case "foreign_database", "corrupt_database", "unknown_structure": .internalServerError
    default: kind.status
    }
  }
}

extension Problem.Kind {
  fileprivate var status: HTTPResponse.Status {
    switch self {
    case .nothingFound: .notFound
    case .usage, .noInput: .badRequest
    case .badData: .unprocessableContent
    case .unavailable, .tryAgainLater, .hungUp, .interrupted, .terminated: .serviceUnavailable
    case .permissionDenied: .forbidden
    case .internalError, .cannotCreate, .inputOutput, .configuration: .internalServerError
    }
  }
}

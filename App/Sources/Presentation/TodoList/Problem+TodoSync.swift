import AppGraph
import CoreModule
package import CorePresentation
package import TodoList

extension Problem {
  package init(_ problem: SyncProblem) {
    switch problem {
    case .network(let error): self = .unreachableServer(error)
    case .notConfigured:
      self.init(
        .configuration, "not_configured", LocalizedText(en: "No task server is set up.", ru: "Сервер задач не настроен."),
        hint: LocalizedText(en: "Set one: glot config set todo.sync_url URL", ru: "Укажите его: glot config set todo.sync_url АДРЕС")
      )
    case .unreadableKey(let path, let fault): self = .unreadableKey(path, fault)
    case .store(let error): self.init(error)
    default: self = .serverAnswer(problem)
    }
  }

  private static func unreadableKey(_ path: String, _ fault: APIKeyFileFault) -> Problem {
    let message =
      switch fault {
      case .missing: LocalizedText(en: "The key file \(path) does not exist.", ru: "Файла с ключом \(path) нет.")
      case .permissionDenied:
        LocalizedText(en: "There is no permission to read the key file \(path).", ru: "Нет прав на чтение файла с ключом \(path).")
      case .noFile:
        LocalizedText(en: "\(path) is not a file, so no key can be read from it.", ru: "\(path) — не файл, прочитать из него ключ нельзя.")
      case .noKey: LocalizedText(en: "There is no key in the file \(path).", ru: "В файле \(path) нет ключа.")
      }
    return Problem(
      .configuration, "unreadable_key", message,
      hint: LocalizedText(en: "Check todo.sync_key_file.", ru: "Проверьте todo.sync_key_file.")
    )
  }

  private static func serverAnswer(_ problem: SyncProblem) -> Problem {
    let (kind, code, message): (Problem.Kind, String, LocalizedText)
    var hint = LocalizedText(
      en: "Nothing was lost; the next “glot todo sync” sends the rest.",
      ru: "Ничего не потеряно; остальное отправит следующая команда «glot todo sync»."
    )
    switch problem {
    case .unauthorized:
      (kind, code) = (.permissionDenied, "unauthorized")
      message = LocalizedText(en: "The task server does not accept the key.", ru: "Сервер задач не принял ключ.")
      hint = LocalizedText(en: "Check todo.sync_key_file.", ru: "Проверьте todo.sync_key_file.")
    case .rateLimited:
      (kind, code) = (.tryAgainLater, "rate_limited")
      message = LocalizedText(en: "The task server limits the number of requests.", ru: "Сервер задач ограничивает число запросов.")
    case .changedMeanwhile:
      (kind, code) = (.tryAgainLater, "changed_meanwhile")
      message = LocalizedText(en: "The tasks were changed during each attempt.", ru: "Задачи менялись во время каждой попытки.")
    case .refused(let status):
      (kind, code) = (.unavailable, "refused")
      let (en, ru) = ("The task server does not support such requests (status", "Сервер задач не поддерживает такие запросы (код")
      message = LocalizedText(en: "\(en) \(status)).", ru: "\(ru) \(status)).")
      hint = LocalizedText(en: "Check todo.sync_url.", ru: "Проверьте todo.sync_url.")
    case .foreignList:
      (kind, code) = (.badData, "foreign_list")
      message = LocalizedText(en: "The server sent the list of someone else.", ru: "Сервер прислал чужой список.")
      hint = LocalizedText(
        en: "Nothing was changed. Check todo.sync_url; --force accepts its list.",
        ru: "Ничего не изменено. Проверьте todo.sync_url; --force принимает его список."
      )
    case .repeatedTask(let text):
      let shown = DisplayWidth.cut(text.visible, to: 60)
      (kind, code) = (.unavailable, "bad_answer")
      message = LocalizedText(en: "The server’s list has “\(shown)” twice.", ru: "В списке сервера «\(shown)» встречается дважды.")
    case .unavailable(let status): return unavailableServer(status, hint: hint)
    default:
      (kind, code) = (.unavailable, "bad_answer")
      message = LocalizedText(en: "The task server did not answer with tasks.", ru: "Сервер задач ответил не списком задач.")
    }
    return Problem(kind, code, message, hint: hint)
  }

  private static func unavailableServer(_ status: Int, hint: LocalizedText) -> Problem {
    Problem(
      .unavailable, "unavailable",
      LocalizedText(en: "The task server is not working (status \(status)).", ru: "Сервер задач не работает (код \(status))."), hint: hint
    )
  }

  private static func unreachableServer(_ error: HTTPError) -> Problem {
    if error == .offline {
      return Problem(
        .tryAgainLater, "offline",
        en: ("Offline mode is on.", "Try again without --offline."),
        ru: ("Включён автономный режим.", "Повторите без --offline.")
      )
    }
    if case .badAddress(let address) = error {
      return Problem(
        .configuration, "bad_address",
        en: ("“\(address)” is not an address.", "Check todo.sync_url."),
        ru: ("«\(address)» — не адрес.", "Проверьте todo.sync_url.")
      )
    }
    if case .tooLarge = error { return tooLargeList }
    let isLate = if case .timedOut = error { true } else { false }
    let limit = KeyboardPhrases.second(Int(BoundedHTTPClient.limit.components.seconds))
    return Problem(
      .tryAgainLater, "unreachable",
      isLate
        ? LocalizedText(
          en: "The task server did not answer within \(limit(.english)).", ru: "Сервер задач не ответил за \(limit(.russian)).")
        : LocalizedText(en: "The task server cannot be reached.", ru: "Сервер задач недоступен."),
      hint: LocalizedText(
        en: "Nothing was lost; the next “glot todo sync” sends the rest.",
        ru: "Ничего не потеряно; остальное отправит следующая команда «glot todo sync»."
      )
    )
  }

  private static var tooLargeList: Problem {
    let megabytes = TodoServer.maximumBytes >> 20
    return Problem(
      .unavailable, "too_large",
      en: (
        "The task server’s list is larger than \(megabytes) MB.",
        "Nothing was changed here. Delete tasks that are done on the server, or use another server: glot config set todo.sync_url URL"
      ),
      ru: (
        "Список на сервере задач больше \(megabytes) МБ.",
        "Здесь ничего не изменено. Удалите на сервере выполненные задачи или укажите другой сервер: glot config set todo.sync_url АДРЕС"
      )
    )
  }
}

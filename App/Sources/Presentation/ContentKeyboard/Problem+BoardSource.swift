package import ContentKeyboard
package import CoreModule
package import CorePresentation

extension Problem {
  private static let boardStays = LocalizedText(en: "The previous board stays.", ru: "Остаётся прежняя доска.")

  /// The network is disabled.
  package static func offline(_ source: BoardSource) -> Problem {
    Problem(
      .tryAgainLater, "offline",
      en: ("Offline mode is on.", "Leave out --offline, or check “glot config get offline”."),
      ru: ("Включён автономный режим.", "Уберите --offline или проверьте «glot config get offline».")
    )
  }

  package static func source(_ source: BoardSource, _ error: ContentSourceError, _ language: InterfaceLanguage) -> Problem {
    let place = source.shownPlace ?? source.kind
    switch error {
    case .transport(let error): return transport(error, place)
    case .status(let status, let message, let retryAfter): return self.status(status, message, retryAfter, place)
    case .shape(let faults):
      var problem = badBoard(faults, in: LocalizedText(verbatim: place), language: language)
      problem.hint = boardStays
      return problem
    case .file(let failure): return reading(UserFileError(path: place, failure.reason))
    }
  }

  private static func transport(_ error: HTTPError, _ place: String) -> Problem {
    let (code, message): (String, LocalizedText) =
      switch error {
      case .badAddress: ("bad_address", LocalizedText(en: "\(place) is not an address.", ru: "\(place) — не адрес."))
      case .timedOut: ("timed_out", LocalizedText(en: "\(place) did not answer in time.", ru: "\(place) не отвечает."))
      case .untrusted:
        ("untrusted", LocalizedText(en: "The certificate of \(place) is not trusted.", ru: "Сертификату \(place) нельзя доверять."))
      case .badAnswer, .badRedirection:
        ("bad_answer", LocalizedText(en: "\(place) gave an invalid answer.", ru: "\(place): некорректный ответ."))
      case .missingProgram(let path):
        ("missing_program", LocalizedText(en: "The program \(path) is missing.", ru: "Нет программы \(path)."))
      case .tooLarge: ("too_large", LocalizedText(en: "The answer of \(place) is too large.", ru: "Ответ от \(place) слишком велик."))
      case .unreachable, .cancelled, .offline:
        ("unreachable", LocalizedText(en: "\(place) cannot be reached.", ru: "Не удаётся связаться с \(place)."))
      }
    if code == "bad_address" {
      return .usage(message, hint: LocalizedText(en: "Check the address.", ru: "Проверьте адрес."))
    }
    return Problem(.unavailable, code, message, hint: boardStays)
  }

  private static func status(_ status: Int, _ message: String?, _ retryAfter: Int64?, _ place: String) -> Problem {
    let said = message.map { LocalizedText(en: ", and said “\($0)”", ru: " с сообщением «\($0)»") } ?? LocalizedText(verbatim: "")
    let isLimit = status == 429 || retryAfter != nil
    var details: [(String, JSON)] = [("status", .number(status))]
    if let retryAfter { details.append(("retry_after", .number(Int(clamping: retryAfter)))) }
    return Problem(
      isLimit ? .tryAgainLater : .unavailable, isLimit ? "rate_limited" : "bad_status",
      LocalizedText(
        en: "\(place) answered with status \(status)\(said(.english)).", ru: "\(place): ответ со статусом \(status)\(said(.russian))."
      ), hint: boardStays, details: details
    )
  }
}

extension FileFailure {
  fileprivate var reason: UserFileError.Reason {
    switch self {
    case .missing: .missing
    case .isFolder: .isFolder
    case .silentPipe: .silentPipe
    case .permissionDenied: .permissionDenied
    case .tooLarge: .tooLarge(limit: BoardReader.maximumBytes)
    case .failed(let words): .failed(words)
    }
  }
}

import CoreModule
package import CorePresentation
package import PersonalDictionary

extension Problem {
  /// A tested source does not have the word.
  package static func notInSource(_ trial: SourceTrial) -> Problem {
    Problem(
      .nothingFound, "not_found",
      en: ("“\(trial.source)” does not have “\(trial.text)”.", "Check the spelling and the languages (--from, --to)."),
      ru: ("В источнике «\(trial.source)» нет «\(trial.text)».", "Проверьте написание и языки (--from, --to).")
    )
  }

  /// A tested source failed.
  package init(_ failure: SourceFailure) {
    switch failure.error {
    case .unusable(let fault): self.init(fault, of: failure.source)
    case .unreachable(let reason, let refusal): self = .unreachable(failure.source, reason, response: refusal.text)
    case .postponed(let reason, _, let text): self = .unreachable(failure.source, reason, response: text)
    case .unasked(.offline, nil): self = .networkDisabled(failure.source)
    case .notServed(let direction): self = .notServed(by: failure.source, direction)
    case .unasked(let reason, _): self = .unreachable(failure.source, reason, response: nil)
    }
  }

  /// A service does not support the direction.
  private static func notServed(by source: String, _ direction: Direction) -> Problem {
    Problem(
      .nothingFound, "direction_not_served",
      en: (
        "“\(source)” does not translate \(direction).",
        "To use it only for its own languages: glot source rm \(source), then add it again with --from and --to."
      ),
      ru: (
        "Источник «\(source)» не переводит в направлении \(direction).",
        "Чтобы использовать его только для его языков: glot source rm \(source), затем добавьте его снова с --from и --to."
      )
    )
  }

  /// The network is disabled.
  private static func networkDisabled(_ source: String) -> Problem {
    Problem(
      .tryAgainLater, PendingReason.offline.rawValue,
      en: (
        "“\(source)” was not asked: offline mode is on.",
        "Leave out --offline, or turn offline mode off: glot config set offline false"
      ),
      ru: (
        "Источник «\(source)» не опрашивался: включён автономный режим.",
        "Уберите --offline или отключите автономный режим: glot config set offline false"
      )
    )
  }

  /// - Parameter text: What the service sent instead of an answer.
  private static func unreachable(_ source: String, _ reason: PendingReason, response text: String?) -> Problem {
    let problem = unreachable(source, reason)
    guard let text else { return problem }
    return Problem(
      problem.kind, problem.code,
      LocalizedText(
        en: "\(problem.message(.english)) It says: “\(text)”.", ru: "\(problem.message(.russian)) Его ответ: «\(text)»."
      ),
      hint: problem.hint, details: problem.details + [("said", .string(text))]
    )
  }

  private static func unreachable(_ source: String, _ reason: PendingReason) -> Problem {
    let (kind, english, russian): (Kind, (String, String), (String, String)) =
      switch reason {
      case .offline:
        (
          .tryAgainLater, ("“\(source)” could not be asked: there is no connection.", "Check the network and try again."),
          ("Источник «\(source)» недоступен: нет связи.", "Проверьте сеть и повторите попытку.")
        )
      case .rateLimited:
        (
          .tryAgainLater, ("“\(source)” wants fewer requests.", "Try again later."),
          ("Источник «\(source)» ограничивает число запросов.", "Повторите попытку позже.")
        )
      case .unauthorized:
        (
          .permissionDenied,
          (
            "“\(source)” requires a key, or does not accept the given one.",
            "Check the file given with --key-file when the source was added."
          ),
          (
            "Источник «\(source)» требует ключ или не принимает указанный.",
            "Проверьте файл, указанный в --key-file при добавлении источника."
          )
        )
      case .misconfigured: misconfigured(source)
      case .interrupted:
        (
          .tryAgainLater, ("“\(source)” was not waited for.", "Try again."),
          ("Источник «\(source)» не ответил вовремя.", "Повторите попытку.")
        )
      case .unavailable:
        (
          .unavailable, ("“\(source)” does not work at the moment.", "Try again later."),
          ("Источник «\(source)» сейчас не работает.", "Повторите попытку позже.")
        )
      }
    return Problem(kind, reason.rawValue, en: english, ru: russian)
  }

  /// The address does not belong to such a service.
  private static func misconfigured(_ source: String) -> (Kind, (String, String), (String, String)) {
    (
      .configuration,
      (
        "There is no such service at the address of “\(source)”.",
        "To change the address: glot source rm \(source), then add it again."
      ),
      (
        "По адресу источника «\(source)» нет такой службы.",
        "Чтобы изменить адрес: glot source rm \(source), затем добавьте источник снова."
      )
    )
  }
}

package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// Texts about pending look-ups.
package enum PendingPhrases {
  private static let answer = CountedNoun(en: ("answer", "answers"), ru: ("ответ", "ответа", "ответов"))

  /// Why a look-up is pending, as the end of a sentence.
  package static func reason(_ reason: PendingReason) -> LocalizedText {
    switch reason {
    case .offline: LocalizedText(en: "the service could not be reached", ru: "служба недоступна")
    case .rateLimited: LocalizedText(en: "the service accepts no more requests for now", ru: "служба пока не принимает новых запросов")
    case .unauthorized: LocalizedText(en: "the service refused the key", ru: "служба не приняла ключ")
    case .misconfigured: LocalizedText(en: "there is no such service at the address", ru: "по указанному адресу нет такой службы")
    case .interrupted: LocalizedText(en: "the look-up was not finished", ru: "поиск не был завершён")
    case .unavailable: LocalizedText(en: "a source is not working properly", ru: "источник не работает как следует")
    }
  }

  /// The remark about a new word.
  static func addedAsPending(_ word: Word, _ reason: PendingReason) -> LocalizedText {
    let why = Self.reason(reason)
    let retry = reason.isPassing ? "glot fetch" : "glot fetch --retry \(word.number)"
    return LocalizedText(
      en: "“\(word.text)” was saved; its translation is pending: \(why(.english)). To try again: \(retry)",
      ru: "«\(word.text)» сохранено, перевод ожидается: \(why(.russian)). Повторить попытку: \(retry)"
    )
  }

  /// Remarks about services that did not answer, when no source knows the word.
  package static func unanswered(_ failures: [SourceFailure]) -> [LocalizedText] {
    var seen: Set<String> = []
    return failures.compactMap { failure in
      let source = failure.source
      guard seen.insert(source).inserted else { return nil }
      switch failure.error {
      case .unusable, .notServed, .unreachable(.misconfigured, _), .postponed(.misconfigured, _, _): return nil
      case .unasked(.offline, nil):
        return LocalizedText(
          en: "“\(source)” was not asked: offline mode is on.", ru: "Источник «\(source)» не опрашивался: включён автономный режим."
        )
      case .unasked(let reason, _):
        let why = Self.reason(reason)
        return LocalizedText(
          en: "“\(source)” has not been asked again yet: \(why(.english)).",
          ru: "Источник «\(source)» не опрашивался: с прошлой попытки прошло мало времени (\(why(.russian)))."
        )
      case .unreachable(.unavailable, _), .postponed(.unavailable, _, _):
        return LocalizedText(en: "“\(source)” gave an invalid answer.", ru: "Источник «\(source)» дал некорректный ответ.")
      case .unreachable(let reason, _), .postponed(let reason, _, _):
        let why = Self.reason(reason)
        return LocalizedText(en: "“\(source)” did not answer: \(why(.english)).", ru: "Источник «\(source)» не ответил: \(why(.russian)).")
      }
    }
  }

  /// Shown instead of a word's translations.
  package static func waiting(_ reason: PendingReason) -> LocalizedText {
    let why = Self.reason(reason)
    return LocalizedText(en: "… pending: \(why(.english))", ru: "… перевод ожидается: \(why(.russian))")
  }

  /// The state in a row of the list.
  package static func state(_ pending: PendingWord, _ style: TextStyle) -> String {
    let why = pending.word.pendingReason.map { reason($0)(style.language) } ?? ""
    guard let next = pending.nextTry else { return why }
    return why + "; " + nextTry(next, style)
  }

  /// The time of the next attempt.
  package static func nextTry(_ moment: Timestamp, _ style: TextStyle) -> String {
    let (day, today) = (style.localTime.day(of: moment), style.localTime.day(of: style.now))
    let time = DatePhrases.day(day, today: today)(style.language) + ", " + style.localTime.hoursAndMinutes(of: moment)
    return LocalizedText(en: "next try: \(time)", ru: "следующая попытка: \(time)")(style.language)
  }

  package static func progress(_ progress: PendingWordsProgress) -> LocalizedText {
    guard let text = progress.text else {
      return LocalizedText(en: "Another “glot fetch” is running; waiting …", ru: "Уже выполняется другая команда «glot fetch», ожидание …")
    }
    return LocalizedText(verbatim: "\(progress.asked + 1)/\(progress.all)  \(text)")
  }

  package static let title = LocalizedText(en: "Pending words", ru: "Ожидают перевода")
  package static let nothing = LocalizedText(en: "No words are pending.", ru: "Нет слов, ожидающих перевода.")

  package static func done(_ count: Int) -> LocalizedText {
    let words = WordPhrases.word(count)
    return LocalizedText(en: "Looked up: \(words(.english)).", ru: "Обработано: \(words(.russian)).")
  }

  package static let offline = LocalizedText(
    en: "No look-ups were made: offline mode is on.", ru: "Запросов не было: включён автономный режим."
  )

  /// Other users can read a key file.
  package static func readableKeyFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "Other users can read the key in \(path). To prevent that: chmod 600 \(path)",
      ru: "Ключ в \(path) могут прочитать другие пользователи. Чтобы закрыть доступ: chmod 600 \(path)"
    )
  }

  package static func cleared(_ count: Int) -> LocalizedText {
    LocalizedText(en: "Removed from the cache: \(answer(count)(.english)).", ru: "Удалено из кэша: \(answer(count)(.russian)).")
  }
}

extension Problem {
  /// Look-ups are still pending.
  package static func wordsPending(_ pending: [PendingWord]) -> Problem {
    let words = WordPhrases.word(pending.count)
    let needsUserAction = !pending.isEmpty && pending.allSatisfy { $0.word.pendingReason?.isPassing == false }
    return Problem(
      .tryAgainLater, "words_pending",
      LocalizedText(en: "Still pending: \(words(.english)).", ru: "Ещё ожидают перевода: \(words(.russian))."),
      hint: needsUserAction
        ? LocalizedText(
          en: "Check the key and the address of the service, then run “glot fetch --retry WORD”.",
          ru: "Проверьте ключ и адрес службы, затем выполните «glot fetch --retry СЛОВО»."
        ) : LocalizedText(en: "Try “glot fetch” again later.", ru: "Повторите «glot fetch» позже.")
    )
  }
}

package import CoreModule
package import CorePresentation
package import PersonalDictionary
package import Practice

/// How well words are known, in lists and entries.
package enum KnowledgePhrases {
  /// One character for a list, from an almost empty circle to a full one; a dash for a word that is set aside; `nil` for one that was never
  /// asked.
  package static func sign(_ knowledge: WordKnowledge) -> String? {
    guard !knowledge.isSuspended else { return setAside }
    return switch knowledge.level {
    case .new: nil
    case .learning: "◔"
    case .fresh: "◑"
    case .familiar: "◕"
    case .known: "●"
    }
  }

  private static let setAside = "–"

  /// What the signs of a list mean.
  package static let signs = LocalizedText(
    en: """
      A sign shows how well a practised word is known: ◔ it is being learned, ◑ it will be remembered for days, ◕ for a week or more, ● \
      for weeks; – it is set aside.
      """,
    ru: """
      Знак показывает, насколько известно слово, которое вы повторяете: ◔ — изучается, ◑ — запомнено на несколько дней, ◕ — на неделю и \
      дольше, ● — надолго; – — исключено из повторения.
      """
  )

  /// As in `known: 94 % chance of recall, next on 3 December`.
  package static func sentence(_ knowledge: WordKnowledge, _ style: TextStyle) -> LocalizedText {
    let parts = [knowledge.recall.map(chance), place(knowledge, style)].compactMap(\.self)
    let level = level(knowledge.level)
    guard !parts.isEmpty else { return level }
    return LocalizedText(
      en: "\(level(.english)): \(parts.map { $0(.english) }.joined(separator: ", "))",
      ru: "\(level(.russian)): \(parts.map { $0(.russian) }.joined(separator: ", "))"
    )
  }

  private static func level(_ level: WordKnowledge.Level) -> LocalizedText {
    switch level {
    case .new: LocalizedText(en: "not practised yet", ru: "ещё не повторялось")
    case .learning: LocalizedText(en: "being learned", ru: "изучается")
    case .fresh: LocalizedText(en: "fresh", ru: "недавно выучено")
    case .familiar: LocalizedText(en: "familiar", ru: "знакомо")
    case .known: LocalizedText(en: "known", ru: "хорошо известно")
    }
  }

  private static func chance(_ recall: Double) -> LocalizedText {
    let percent = PracticePhrases.percent(recall)
    return LocalizedText(en: "\(percent) chance of recall", ru: "вспомнится с вероятностью \(percent)")
  }

  /// When it comes back, or why it does not.
  private static func place(_ knowledge: WordKnowledge, _ style: TextStyle) -> LocalizedText? {
    switch (knowledge.isSuspended, knowledge.isLeech) {
    case (true, true): return LocalizedText(en: "set aside, as it is forgotten too often", ru: "исключено: слишком часто забывается")
    case (true, false): return LocalizedText(en: "set aside", ru: "исключено из повторения")
    case (false, _): break
    }
    if knowledge.isDue { return LocalizedText(en: "due now", ru: "пора повторить") }
    guard let next = knowledge.nextDay else { return nil }
    let today = style.localTime.day(of: style.now)
    guard next > today else { return LocalizedText(en: "next today", ru: "следующее повторение сегодня") }
    let day = DatePhrases.day(next, today: today)
    return LocalizedText(en: "next on \(day(.english))", ru: "следующее повторение \(day(.russian))")
  }
}

extension WordKnowledge {
  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("level", .string(level.rawValue)), ("recall", recall.map { PracticeRecord.decimal($0) } ?? .null),
      ("stability", stability.map { PracticeRecord.decimal($0) } ?? .null), ("next", JSON(next.map(localTime.rfc3339))),
      ("due", .bool(isDue)), ("leech", .bool(isLeech)), ("suspended", .bool(isSuspended)),
    ])
  }
}

extension Word {
  /// Its identity in the practice.
  package var practised: PracticeWord.ID { PracticeWord.ID(id.rawValue) }
}

package import CoreModule
package import CorePresentation
package import PracticeScheduling

/// What fitting the schedule has found.
package struct OptimizationDocument: Document {
  package let optimization: Optimization

  package init(optimization: Optimization) { self.optimization = optimization }

  private var isBetter: Bool { optimization.after != optimization.before }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("before", Self.json(optimization.before)), ("after", Self.json(optimization.after)), ("adopted", .bool(isBetter)),
      ("parameters", .array(optimization.parameters.values.map { PracticeRecord.decimal($0) })),
    ])
  }

  private static func json(_ fit: GoodnessOfFit) -> JSON {
    .object([("log_loss", PracticeRecord.decimal(fit.logLoss)), ("rmse", PracticeRecord.decimal(fit.rmse))])
  }

  package var plain: [[String]] {
    [
      ["before", Self.number(optimization.before.logLoss), Self.number(optimization.before.rmse)],
      ["after", Self.number(optimization.after.logLoss), Self.number(optimization.after.rmse)],
      ["adopted", isBetter ? "yes" : "no"],
    ]
  }

  package func text(_ style: TextStyle) -> String {
    let (before, after) = (optimization.before, optimization.after)
    let loss = "\(Self.number(before.logLoss)) → \(Self.number(after.logLoss))"
    let error = "\(Self.number(before.rmse)) → \(Self.number(after.rmse))"
    let fit = LocalizedText(en: "Log-loss \(loss), error \(error).", ru: "Логарифмические потери \(loss), ошибка \(error).")
    let outcome =
      isBetter
      ? LocalizedText(
        en: "The schedule now follows your own answers.", ru: "Расписание теперь подобрано по вашим ответам."
      )
      : LocalizedText(en: "Nothing better was found; the schedule stays.", ru: "Лучшего не нашлось; расписание прежнее.")
    return "\(outcome(style.language)) \(fit(style.language))"
  }

  private static func number(_ value: Double) -> String { PracticeRecord.decimal(value).text }
}

/// How many cards were computed again.
package struct RebuiltDocument: Document {
  package let cards: Int

  package init(cards: Int) { self.cards = cards }

  package func json(_ localTime: LocalTime) -> JSON { .object([("cards", .number(cards))]) }

  package var plain: [[String]] { [["\(cards)"]] }

  package func text(_ style: TextStyle) -> String { PracticePhrases.rebuilt(cards)(style.language) }
}

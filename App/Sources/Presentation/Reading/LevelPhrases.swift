package import CoreModule
package import Reading

package enum LevelPhrases {
  /// What the questions are about.
  package static func introduction(_ language: String, questions: Int) -> LocalizedText {
    let name = ReadingPhrases.language(language)
    return LocalizedText(
      en: "Do you know these \(questions) words? Language: \(name(.english)). Some of them do not exist. y yes, n no, back, :quit",
      ru:
        "Знаете ли вы эти слова (\(questions))? Язык: \(name(.russian)). Некоторых из них не существует. д — да, н — нет, back — назад, :quit — выход"
    )
  }

  /// A line is not an answer.
  package static func notAnAnswer(_ line: String) -> LocalizedText {
    LocalizedText(en: "“\(line)” is not an answer: type y or n.", ru: "«\(line)» — не ответ: введите д или н.")
  }

  /// As in `You know about 3400 words of Spanish (3000 to 3900).`
  package static func level(_ level: ReadingLevel) -> LocalizedText {
    let name = ReadingPhrases.language(level.language)
    if level.estimate == 0 { return none(name, mostLikely: level.margin?.upperBound) }
    guard let margin = level.margin else {
      return LocalizedText(
        en: "\(name(.english)): the \(level.estimate) commonest words count as known.",
        ru: "\(name(.russian).capitalizedFirst): известными считаются самые частые слова (\(level.estimate))."
      )
    }
    let words = ReadingPhrases.word(level.estimate)
    return LocalizedText(
      en: "\(name(.english)): you know about \(words(.english)) (from \(margin.lowerBound) to \(margin.upperBound)).",
      ru: "\(name(.russian).capitalizedFirst): вы знаете примерно \(words(.russian)) (от \(margin.lowerBound) до \(margin.upperBound))."
    )
  }

  /// No word counts as known, because none of those that were asked was.
  private static func none(_ name: LocalizedText, mostLikely: Int?) -> LocalizedText {
    guard let mostLikely, mostLikely > 0 else {
      return LocalizedText(
        en: "\(name(.english)): no word counts as known.",
        ru: "\(name(.russian).capitalizedFirst): известным не считается ни одно слово."
      )
    }
    return LocalizedText(
      en: "\(name(.english)): you knew none of the words asked, so no word counts as known (you may know up to \(mostLikely)).",
      ru:
        "\(name(.russian).capitalizedFirst): вы не знали ни одного из предложенных слов, поэтому известным не считается ни одно"
        + " (вероятно, вы знаете не больше \(mostLikely))."
    )
  }

  /// What a stored level means.
  package static func saved(_ level: ReadingLevel) -> LocalizedText {
    guard level.estimate > 0 else {
      return LocalizedText(en: "The result is saved; “glot undo” takes it back.", ru: "Результат сохранён. Отменить: «glot undo».")
    }
    return LocalizedText(
      en: "Words that are commoner now count as known in texts; “glot undo” takes it back.",
      ru: "Более частые слова теперь считаются в текстах известными. Отменить: «glot undo»."
    )
  }

  /// Many invented words were said to be known.
  package static func doubtful(_ estimate: LevelEstimate) -> LocalizedText {
    LocalizedText(
      en:
        "\(estimate.inventedKnown) of \(estimate.invented) invented words were said to be known, so the estimate means little. Nothing was saved.",
      ru:
        "Известными названы \(estimate.inventedKnown) из \(estimate.invented) выдуманных слов, поэтому оценка мало что значит. Ничего не сохранено."
    )
  }

  package static let noLevels = LocalizedText(
    en: "No level has been estimated yet. To do so: glot level", ru: "Уровень пока не оценён. Оценить: glot level"
  )
}

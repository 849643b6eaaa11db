package import CoreModule
package import Reading

package enum ReadingPhrases {
  package static let mark = CountedNoun(
    en: ("marked word", "marked words"), ru: ("отмеченное слово", "отмеченных слова", "отмеченных слов"))
  package static let level = CountedNoun(en: ("level", "levels"), ru: ("уровень", "уровня", "уровней"))
  package static let text = CountedNoun(en: ("text", "texts"), ru: ("текст", "текста", "текстов"))
  static let word = CountedNoun(en: ("word", "words"), ru: ("слово", "слова", "слов"))
  /// As in «для 21 слова».
  static let forWord = CountedNoun(en: ("word", "words"), ru: ("слова", "слов", "слов"))

  /// What was recognised. The name is that of one text among several.
  package static func recognized(_ languages: LanguagePair, of name: LocalizedText?) -> LocalizedText {
    let (from, to) = (language(languages.from), language(languages.to))
    guard let name else {
      return LocalizedText(
        en: "\(from(.english)), with translations in \(to(.english)).",
        ru: "Язык текста — \(from(.russian)), язык перевода — \(to(.russian))."
      )
    }
    return LocalizedText(
      en: "\(name(.english)): \(from(.english)), with translations in \(to(.english)).",
      ru: "\(name(.russian)): язык текста — \(from(.russian)), язык перевода — \(to(.russian))."
    )
  }

  /// As in `93 %`; less than all is never 100 %.
  package static func percent(_ count: WordCount) -> String {
    guard let share = count.share else { return "–" }
    let rounded = Int((share * 100).rounded())
    return "\(count.known < count.words ? min(rounded, 99) : rounded) %"
  }

  /// As in `412 words, 93 % known`.
  package static func summary(_ count: WordCount) -> LocalizedText {
    let (words, share) = (word(count.words), percent(count))
    return LocalizedText(en: "\(words(.english)), \(share) known", ru: "\(words(.russian)), известно \(share)")
  }

  /// As in `412 words, 210 different, 93 % known`.
  package static func summary(_ count: WordCount, headwords: Int) -> LocalizedText {
    let (words, share) = (word(count.words), percent(count))
    return LocalizedText(
      en: "\(words(.english)), \(headwords) different, \(share) known",
      ru: "\(words(.russian)), разных: \(headwords), известно \(share)"
    )
  }

  package static let nothingUnknown = LocalizedText(en: "There are no unknown words in the text.", ru: "Незнакомых слов в тексте нет.")

  package static let noLevel = LocalizedText(
    en: "No word counts as known yet. To leave out those that you know: glot level",
    ru: "Пока ни одно слово не считается известным. Чтобы пропускать те, что вы знаете: glot level"
  )

  package static let isAbridged = LocalizedText(
    en: "The text has too many different words to count them all: some that occur in it only once are left out.",
    ru: "Разных слов слишком много, чтобы сосчитать все: некоторые из встретившихся один раз пропущены."
  )

  /// What is wrong where words have no translations, which may be words of another language.
  ///
  /// - Parameter isUntranslated: Whether no word that is unknown has a translation.
  package static func missing(_ words: FoundWords, isUntranslated: Bool, _ languages: LanguagePair) -> [LocalizedText] {
    words.areFew ? [notFound(words, languages)] : isUntranslated ? [noDictionary(languages)] : []
  }

  private static func notFound(_ words: FoundWords, _ languages: LanguagePair) -> LocalizedText {
    let (english, russian) = (language(languages.from)(.english), language(languages.from)(.russian))
    return words.found == 0
      ? LocalizedText(
        en: "None of the words is in the dictionary. Is the text in \(english)? If not, name its language: --from",
        ru: "Ни одного слова нет в словаре. Язык текста — точно \(russian)? Если нет, укажите другой: --from"
      )
      : LocalizedText(
        en: """
          Only \(words.found) of \(words.all) different words are in the dictionary. Is the text in \(english)? If not, name its language: \
          --from
          """,
        ru: """
          В словаре есть только \(words.found) из \(words.all) разных слов. Язык текста — точно \(russian)? Если нет, укажите другой: \
          --from
          """
      )
  }

  /// No word of the text has a translation.
  private static func noDictionary(_ languages: LanguagePair) -> LocalizedText {
    let (from, to) = (language(languages.from), language(languages.to))
    return LocalizedText(
      en: "No dictionary has translations from \(from(.english)) into \(to(.english)). For others: glot source find",
      ru: "Ни в одном словаре нет переводов (\(from(.russian)) → \(to(.russian))). Найти другие: glot source find"
    )
  }

  /// What a text lacks. The name is that of one text among several.
  package static func remark(_ remark: TextRemark, of name: LocalizedText?) -> LocalizedText {
    let name = name.map { LocalizedText(en: "\($0(.english)): ", ru: "\($0(.russian)): ") } ?? LocalizedText(verbatim: "")
    switch remark {
    case .missingPart(let part):
      return LocalizedText(
        en: "\(name(.english))The book names a part that it does not have: \(part)",
        ru: "\(name(.russian))В книге нет части, которая в ней указана: \(part)"
      )
    case .brokenTimes(let count):
      let subtitle = CountedNoun(en: ("subtitle", "subtitles"), ru: ("субтитра", "субтитров", "субтитров"))(count)
      return LocalizedText(
        en: "\(name(.english))The time of \(subtitle(.english)) cannot be read and was left out.",
        ru: "\(name(.russian))Время \(subtitle(.russian)) не удалось разобрать, оно пропущено."
      )
    }
  }

  /// How many words lead to a share of known ones.
  package static func toLearn(_ count: Int, until goal: CoverageGoal) -> LocalizedText {
    let (words, share) = (word(count), "\(goal.rawValue) %")
    return count == 0
      ? LocalizedText(en: "\(share) are known already.", ru: "\(share) уже известны.")
      : LocalizedText(en: "To know \(share): \(words(.english))", ru: "Чтобы знать \(share): \(words(.russian))")
  }

  /// How many words beyond those before lead to a share.
  package static func moreToLearn(_ count: Int, until goal: CoverageGoal) -> LocalizedText {
    let share = "\(goal.rawValue) %"
    return LocalizedText(en: "To know \(share): \(count) more", ru: "Чтобы знать \(share): ещё \(word(count)(.russian))")
  }

  /// Words of the text were added to the user's own.
  package static func kept(_ count: Int) -> LocalizedText {
    let words = word(count)
    return count == 0
      ? LocalizedText(en: "There was no new word to keep.", ru: "Новых слов для сохранения нет.")
      : LocalizedText(
        en: "Kept \(words(.english)) with their sentences; “glot undo” takes them back.",
        ru: "Сохранено вместе с предложениями: \(words(.russian)). Отменить: «glot undo»."
      )
  }

  package static let noTexts = LocalizedText(
    en: "No text has been read yet. To read one: glot read FILE", ru: "Прочитанных текстов пока нет. Начать: glot read ФАЙЛ"
  )

  package static func forgotten(_ count: Int) -> LocalizedText {
    let english = CountedNoun(en: ("text", "texts"), ru: ("текст", "текста", "текстов"))(count)
    return LocalizedText(
      en: "Removed \(english(.english)) from the list; the files stay. “glot undo” brings them back.",
      ru: "Убрано из списка: \(english(.russian)); файлы остались. Вернуть: «glot undo»."
    )
  }

  package static func marked(_ headwords: [String], as kind: WordMark.Kind?, of count: Int) -> LocalizedText {
    let changed = headwords.count
    switch kind {
    case .known?:
      return LocalizedText(en: "Marked as known: \(changed) of \(count)", ru: "Отмечено как известное: \(changed) из \(count)")
    case .ignored?:
      return LocalizedText(
        en: "Marked to be ignored: \(changed) of \(count)", ru: "Отмечено «не учить»: \(changed) из \(count)")
    case nil: return LocalizedText(en: "Unmarked: \(changed) of \(count)", ru: "Отметка снята: \(changed) из \(count)")
    }
  }

  /// Words that a terminal does not show.
  package static func more(_ count: Int) -> LocalizedText {
    LocalizedText(en: "… and \(count) more; a pipe gets all of them", ru: "… и ещё \(count); в канал выводятся все")
  }

  /// While a long text is read.
  package static func reading(_ seconds: Int) -> LocalizedText {
    LocalizedText(en: "Reading: \(seconds) s; Ctrl-C cancels", ru: "Чтение: \(seconds) с; отменить — Ctrl-C")
  }
}

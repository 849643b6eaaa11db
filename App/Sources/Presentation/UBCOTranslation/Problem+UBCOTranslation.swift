import CoreModule
package import CorePresentation
package import UBCOTranslation

extension Problem {
  package init(_ fault: TextFault) {
    let place = [("line", JSON.number(fault.position.line)), ("column", JSON.number(fault.position.column))]
    let (en, ru) = (
      "Line \(fault.position.line), column \(fault.position.column)", "Строка \(fault.position.line), столбец \(fault.position.column)"
    )
    switch fault.kind {
    case .notUTF8: self = .noText(at: fault.position)
    case .missingPrefix:
      self.init(
        .badData, "missing_prefix",
        LocalizedText(en: "\(en): the text does not begin with “UBCO ”.", ru: "\(ru): текст не начинается с «UBCO »."),
        hint: Self.leniencyHint, details: place
      )
    case .wrongCount(let words):
      let count = TranslationPhrases.word(words)
      self.init(
        .badData, "wrong_count",
        LocalizedText(
          en: "\(en): the text does not end with the number of its words: \(count(.english)).",
          ru: "\(ru): в конце текста нет верного числа слов: \(count(.russian))."
        ),
        hint: Self.leniencyHint, details: place
      )
    case .oddVowels(let vowel):
      self.init(
        .badData, "odd_vowels",
        LocalizedText(
          en: "\(en): “\(vowel)” occurs an odd number of times in a row.", ru: "\(ru): «\(vowel)» стоит подряд нечётное число раз."
        ),
        hint: Self.leniencyHint, details: place
      )
    case .empty:
      self.init(
        .badData, "empty_text",
        LocalizedText(
          en: "\(en): there is nothing between “UBCO ” and the number.", ru: "\(ru): между «UBCO » и числом ничего нет."
        ),
        hint: Self.leniencyHint, details: place
      )
    }
  }

  /// The input is not UTF-8.
  package static func noText(at position: TextPosition) -> Problem {
    Problem(
      .badData, "invalid_utf8",
      en: (
        "Line \(position.line), column \(position.column): the text is not UTF-8.",
        "Convert it, for example with iconv, or leave --strict, --json, --plain and --keep out."
      ),
      ru: (
        "Строка \(position.line), столбец \(position.column): текст — не UTF-8.",
        "Преобразуйте текст, например с помощью iconv, или уберите --strict, --json, --plain и --keep."
      ),
      details: [("line", .number(position.line)), ("column", .number(position.column))]
    )
  }

  private static let leniencyHint = LocalizedText(
    en: "Correct the text, or leave --strict out.", ru: "Исправьте текст или уберите --strict."
  )

  /// Translating back does not give the original text.
  package static let doesNotComeBack = Problem(
    .nothingFound, "does_not_come_back",
    en: ("Translating back would change the text.", "--strict shows why."),
    ru: ("При обратном переводе текст изменится.", "Почему, покажет --strict.")
  )

  package static let cannotKeep = Problem(
    .badData, "too_long",
    LocalizedText(
      en: "Only texts of at most 64 KiB without NUL characters are saved.",
      ru: "Сохраняются только тексты не больше 64 КиБ и без символов NUL."
    )
  )

  /// There is no text, and standard input is a terminal.
  package static let missingText = Problem.usage(
    en: ("No text is given.", "Try “glot ubco Hello World”, or pipe one in."),
    ru: ("Не указан текст.", "Напишите, например, «glot ubco Hello World» или передайте текст через конвейер.")
  )

  /// `--limit` is only for lists.
  package static let limitWithoutHistory = Problem.usage(
    en: ("--limit is only for history.", "See “glot help ubco”."),
    ru: ("Параметр --limit применим только к history.", "См. «glot help ubco».")
  )
}

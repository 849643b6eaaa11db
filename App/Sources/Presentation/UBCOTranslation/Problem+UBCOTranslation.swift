import CoreModule
package import CorePresentation
package import UBCOTranslation

extension Problem {
  package init(_ fault: TextFault) {
    let (en, ru, details) = Self.place(of: fault.position)
    switch fault.kind {
    case .notUTF8: self = .notUTF8(at: fault.position)
    case .missingPrefix:
      self.init(
        .badData, "missing_prefix",
        LocalizedText(en: "\(en): the text does not begin with “UBCO ”.", ru: "\(ru): текст не начинается с «UBCO »."),
        hint: Self.leniencyHint, details: details
      )
    case .wrongCount(let words):
      let count = TranslationPhrases.word(words)
      self.init(
        .badData, "wrong_count",
        LocalizedText(
          en: "\(en): the text does not end with the number of its words: \(count(.english)).",
          ru: "\(ru): в конце текста нет верного числа слов: \(count(.russian))."
        ),
        hint: Self.leniencyHint, details: details
      )
    case .oddVowels(let vowel):
      self.init(
        .badData, "odd_vowels",
        LocalizedText(
          en: "\(en): “\(vowel)” occurs an odd number of times in a row.", ru: "\(ru): «\(vowel)» стоит подряд нечётное число раз."
        ),
        hint: Self.leniencyHint, details: details
      )
    case .empty:
      self.init(
        .badData, "empty_text",
        LocalizedText(
          en: "\(en): there is nothing between “UBCO ” and the number.", ru: "\(ru): между «UBCO » и числом ничего нет."
        ),
        hint: Self.leniencyHint, details: details
      )
    }
  }

  /// The input is not UTF-8.
  package static func notUTF8(at position: TextPosition) -> Problem {
    let (en, ru, details) = place(of: position)
    return Problem(
      .badData, "invalid_utf8",
      en: (
        "\(en): the text is not UTF-8.",
        "Convert it, for example with iconv, or leave --strict, --json, --plain and --keep out."
      ),
      ru: (
        "\(ru): текст — не UTF-8.",
        "Преобразуйте текст, например с помощью iconv, или уберите --strict, --json, --plain и --keep."
      ),
      details: details
    )
  }

  private static func place(of position: TextPosition) -> (en: String, ru: String, details: [(String, JSON)]) {
    (
      "Line \(position.line), column \(position.column)", "Строка \(position.line), столбец \(position.column)",
      [("line", .number(position.line)), ("column", .number(position.column))]
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

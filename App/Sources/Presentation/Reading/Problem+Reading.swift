package import CoreModule
package import CorePresentation
package import Reading

extension Problem {
  /// - Parameter text: The name of the text; `nil` for a single one.
  package init(_ problem: ReadingProblem, of text: LocalizedText? = nil) {
    switch problem {
    case .text(let error): self.init(error)
    case .unknownLanguage: self = .unknownTextLanguage(text)
    case .noWords: self = .noWords(in: text)
    case .sameLanguage(let code): self = .translatedIntoItself(code)
    case .noSuchText(let id): self = .noSuchText(id.description)
    case .moved(let text): self = .movedText(text)
    case .tooFewWords(let languages): self = .tooFewWords(languages)
    case .levelTooHigh(let code, let ranked): self = .levelTooHigh(code, ranked)
    case .storage(let error): self.init(error)
    }
  }

  /// A text has no words.
  package static func emptyText(_ name: LocalizedText) -> Problem {
    Problem(
      .noInput, "empty_text",
      en: ("\(name(.english)) has no text.", "Name a file that has some."),
      ru: ("\(name(.russian)): текста нет.", "Укажите файл с текстом.")
    )
  }

  private static func noWords(in name: LocalizedText?) -> Problem {
    let name = name ?? LocalizedText(en: "The text", ru: "Текст")
    return Problem(
      .badData, "no_words",
      en: ("\(name(.english)) has no words, only digits and signs.", "Choose a text with words."),
      ru: ("\(name(.russian)): слов нет, только цифры и знаки.", "Выберите текст со словами.")
    )
  }

  private static func unknownTextLanguage(_ name: LocalizedText?) -> Problem {
    let name = name.map { LocalizedText(en: ": \($0(.english))", ru: ": \($0(.russian))") } ?? LocalizedText(verbatim: "")
    return Problem(
      .badData, "unknown_text_language",
      en: (
        "The language of the text was not recognised\(name(.english)).",
        "If it is one of en, es, ru, de, fr, it, pt, say which, for example --from es."
      ),
      ru: (
        "Язык текста не распознан\(name(.russian)).",
        "Если это один из языков en, es, ru, de, fr, it, pt, укажите его, например --from es."
      )
    )
  }

  private static func translatedIntoItself(_ code: String) -> Problem {
    let name = ReadingPhrases.language(code)
    return Problem(
      .usage, "same_language",
      en: (
        "The text is in \(name(.english)), into which it was to be translated.",
        "Choose another language with --to, or that of the text with --from."
      ),
      ru: ("Язык текста (\(name(.russian))) совпадает с языком перевода.", "Укажите другой язык через --to или язык текста через --from.")
    )
  }

  /// - Parameter selector: What was typed.
  package static func noSuchText(_ selector: String) -> Problem {
    Problem(
      .nothingFound, "not_found",
      en: ("“\(selector)” is not among the texts that you read.", "List them with “glot read”."),
      ru: ("«\(selector)» нет среди прочитанных текстов.", "Их список: «glot read».")
    )
  }

  private static func movedText(_ text: ReadText) -> Problem {
    Problem(
      .noInput, "moved_text",
      en: (
        "The file of “\(text.name)” is no longer at \(text.path).", "Open it where it is now: glot read FILE. Your place in it is kept."
      ),
      ru: (
        "Файла текста «\(text.name)» больше нет по пути \(text.path).",
        "Откройте его там, где он теперь: glot read ФАЙЛ. Место чтения сохранено."
      )
    )
  }

  private static func levelTooHigh(_ code: String, _ ranked: Int) -> Problem {
    let (name, words) = (ReadingPhrases.language(code), ReadingPhrases.forWord(ranked))
    return Problem(
      .badData, "level_too_high",
      en: (
        "The dictionary has frequencies of only \(words(.english)) (\(name(.english))), so the level cannot be higher.",
        "Set at most \(ranked)."
      ),
      ru: (
        "В словаре частота указана только для \(words(.russian)) (язык: \(name(.russian))), поэтому уровень не может быть выше.",
        "Укажите не больше \(ranked)."
      )
    )
  }

  private static func tooFewWords(_ languages: LanguagePair) -> Problem {
    let (from, to) = (ReadingPhrases.language(languages.from), ReadingPhrases.language(languages.to))
    return Problem(
      .nothingFound, "too_few_words",
      en: (
        "The dictionaries from \(from(.english)) into \(to(.english)) know too few words for an estimate.",
        "Set the level yourself: glot level --set NUMBER"
      ),
      ru: (
        "Для оценки в словарях слишком мало слов (\(from(.russian)) → \(to(.russian))).",
        "Укажите уровень сами: glot level --set ЧИСЛО"
      )
    )
  }
}

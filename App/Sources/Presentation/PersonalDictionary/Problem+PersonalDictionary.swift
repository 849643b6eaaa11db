import CoreModule
package import CorePresentation
package import PersonalDictionary

extension Problem {
  package init(_ problem: PersonalDictionaryProblem) {
    switch problem {
    case .unacceptable(let text, let problem): self.init(problem, in: text)
    case .noSuchWords(let selectors, let near): self = .noSuchWords(selectors, near: near)
    case .ambiguous(let selector, let words): self = .ambiguous(selector, words)
    case .nothingFound(let text): self = .nothingFound([text])
    case .unanswered(let text, let failures): self = .unanswered([text], failures)
    case .store(let error): self.init(error)
    case .sources(let error): self.init(error)
    case .noSuchSource(let name, let known): self = .noSuchSource(name, known: known)
    case .unusableSource(let name, let fault): self.init(fault, of: name)
    case .unknownDirection(let dictionary): self = .unknownDirection(dictionary)
    case .installedStays(let source): self = .installedStays(source.name)
    case .notServed(let source, let direction): self = .notServed(source, direction)
    case .sourceNotSupported(let source): self = .sourceNotSupported(source)
    }
  }

  package init(_ error: WordStoreError) {
    switch error {
    case .storage(let error): self.init(error)
    case .noSuchWord(let number): self = .noSuchWords([.number(number)])
    case .alreadyThere(let word):
      self.init(
        .badData, "already_there",
        LocalizedText(
          en: "“\(word.text)” (\(word.direction)) is already in your dictionary, as number \(word.number).",
          ru: "«\(word.text)» (\(word.direction)) уже есть в вашем словаре под номером \(word.number)."
        ),
        hint: LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
      )
    case .changedMeanwhile(let number):
      self.init(
        .tryAgainLater, "changed_meanwhile",
        LocalizedText(
          en: "Another process keeps changing word \(number).", ru: "Другой процесс постоянно изменяет слово под номером \(number)."
        ),
        hint: LocalizedText(en: "Nothing was changed. Try again.", ru: "Ничего не изменено. Повторите попытку.")
      )
    case .sameLanguages(let language): self = .sameLanguages(language)
    case .notesTooLong(let word, let bytes): self = .notesTooLong(word, bytes: bytes)
    }
  }

  private static func notesTooLong(_ word: Word, bytes: Int) -> Problem {
    let (actual, allowed) = (Self.bytes(bytes), Self.bytes(UserText.maximumBytes))
    return Problem(
      .badData, "notes_too_long",
      LocalizedText(
        en: "The note is too long to add to that of word \(word.number): together \(actual(.english)); at most \(allowed(.english)) "
          + "are allowed.",
        ru: "Заметка слишком длинная, чтобы дополнить ту, что уже есть у слова под номером \(word.number): вместе \(actual(.russian)), "
          + "допустимо не больше \(allowed(.russian))."
      ),
      hint: LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
    )
  }

  /// Both languages are the same.
  package static func sameLanguages(_ language: Language) -> Problem {
    Problem(
      .usage, "same_language",
      en: ("The two languages must differ: \(language.code) and \(language.code).", "Give two different languages."),
      ru: ("Языки должны различаться: \(language.code) и \(language.code).", "Укажите два разных языка.")
    )
  }

  /// The code is not one of the seven languages.
  package static func tooManyTerms(_ count: Int) -> Problem {
    Problem(
      .badData, "too_many_terms",
      en: (
        "The search has \(count) different terms; at most \(SearchTerm.maximumCount) fit.",
        "Leave some out, or keep a phrase together with quotes."
      ),
      ru: (
        "Различных частей в запросе: \(count), допустимо не больше \(SearchTerm.maximumCount).",
        "Уберите лишние или объедините слова в фразу кавычками."
      )
    )
  }

  package static func unknownLanguage(_ code: String) -> Problem {
    let codes = Language.allCases.map(\.code).joined(separator: ", ")
    return Problem(
      .usage, "unknown_language",
      en: ("glot does not know the language “\(code)”.", "Use one of: \(codes)."),
      ru: ("Язык «\(code)» неизвестен.", "Возможные языки: \(codes).")
    )
  }

  /// No dictionary has any of `texts`, which were looked up in `direction` if it is known. Suggestions apply to a single text.
  package static func nothingFound(_ texts: [String], in direction: Direction? = nil, suggestions: [SuggestedSpelling] = []) -> Problem {
    let languages = direction.map { " (\($0))" } ?? ""
    return Problem(
      .nothingFound, "not_found",
      LocalizedText(
        en: "No dictionary has \(texts.named("“", "”"))\(languages).",
        ru: "В словарях нет \(texts.named("«", "»"))\(languages)."
      ),
      hint: WordPhrases.didYouMean(suggestions)
        ?? LocalizedText(en: "Check the spelling and the languages (--from, --to).", ru: "Проверьте написание и языки (--from, --to)."),
      details: [("texts", JSON(texts))]
    )
  }

  private static func noSuchWords(_ selectors: [WordSelector], near: [Word] = []) -> Problem {
    let names = selectors.map(\.typed)
    let verb = names.count == 1 ? "is" : "are"
    let (english, russian) = (names.named("“", "”"), names.named("«", "»"))
    return Problem(
      .nothingFound, "not_found",
      LocalizedText(en: "\(english) \(verb) not in your dictionary.", ru: "\(russian) нет в вашем словаре."),
      hint: WordPhrases.didYouMean(near.map(\.text))
        ?? LocalizedText(
          en: "List your words with “glot list”, or look any word up with “glot lookup WORD”.",
          ru: "Список ваших слов: «glot list»; поиск любого слова в словарях: «glot lookup СЛОВО»."
        ),
      details: [("selectors", JSON(names)), ("suggestions", JSON(near.map(\.text)))]
    )
  }

  private static func ambiguous(_ selector: WordSelector, _ words: [Word]) -> Problem {
    let candidates = words.map { "\($0.number) \($0.text) (\($0.direction))" }.joined(separator: "; ")
    return Problem(
      .badData, "ambiguous",
      en: ("“\(selector.typed)” matches several words: \(candidates).", "Give its number instead."),
      ru: ("«\(selector.typed)» соответствует нескольким словам: \(candidates).", "Укажите номер слова."),
      details: [("candidates", .array(words.map(candidate)))]
    )
  }

  private static func candidate(_ word: Word) -> JSON {
    .object([
      ("number", .number(word.number.rawValue)), ("text", .string(word.text)), ("from", .string(word.direction.from.code)),
      ("to", .string(word.direction.to.code)),
    ])
  }
}

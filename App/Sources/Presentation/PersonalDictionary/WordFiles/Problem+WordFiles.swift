package import CoreModule
package import CorePresentation
package import PersonalDictionary

extension Problem {
  /// - Parameter name: What messages call the file.
  package init(_ problem: ImportProblem, in name: LocalizedText) {
    switch problem {
    case .file(let error): self.init(error, in: name)
    case .dictionary(let problem): self.init(problem)
    }
  }

  package init(_ error: WordFileError, in name: LocalizedText = LocalizedText(verbatim: "")) {
    switch error {
    case .spool(let error): self = .writing(error)
    case .file(let error): self = error.path == "-" ? .unreadableInput(error.reason) : .reading(error)
    case .noWordList(let example, let separator): self = .noWordList(example, separator, in: name)
    case .otherFormat(let format): self = .otherFormat(format, in: name)
    case .malformed(let format, let line): self = .malformed(format == .json ? "JSON" : "XML", line: line, in: name)
    case .tooLarge(_, let line): self = .tooLarge(line: line, in: name)
    case .damagedDatabase: self = .damagedDatabase(name)
    case .tooManySteps: self = .tooManySteps(name)
    case .foreignDatabase: self = .foreignDatabase(name)
    case .described(let code, let sentence): self = Problem(.badData, code, sentence, hint: Self.nothingChanged)
    }
  }

  private static let nothingChanged = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")

  private static func otherFormat(_ format: WordFileFormat, in name: LocalizedText) -> Problem {
    Problem(
      .badData, "other_format",
      LocalizedText(
        en: "\(name(.english)) is not \(format.title.hasPrefix("A") ? "an" : "a") \(format.title) file.",
        ru: "\(name(.russian)): это не файл \(format.title)."
      ),
      hint: nothingChanged
    )
  }

  private static func noWordList(_ example: String, _ separator: String?, in name: LocalizedText) -> Problem {
    let shown = DisplayWidth.cut(example.visible, to: 60)
    let advice =
      separator.map {
        LocalizedText(
          en: "If “\($0)” separates words and translations: --delimiter \"\($0)\".",
          ru: "Если слова и переводы разделяет «\($0)»: --delimiter \"\($0)\"."
        )
      }
      ?? LocalizedText(
        en: "If it is one all the same, name its separator (--delimiter) or use --force.",
        ru: "Если это всё-таки список слов, укажите разделитель (--delimiter) или добавьте --force."
      )
    return Problem(
      .badData, "no_word_list",
      LocalizedText(
        en: "\(name(.english)) does not look like a list of words: “\(shown)”.",
        ru: "\(name(.russian)): не похоже на список слов: «\(shown)»."
      ),
      hint: LocalizedText(en: "Nothing was changed. \(advice(.english))", ru: "Ничего не изменено. \(advice(.russian))")
    )
  }

  private static func malformed(_ kind: String, line: Int, in name: LocalizedText) -> Problem {
    Problem(
      .badData, "bad_" + kind.lowercased(),
      LocalizedText(
        en: "\(name(.english)), line \(line): this is not well-formed \(kind).", ru: "\(name(.russian)), строка \(line): ошибка \(kind)."
      ),
      hint: nothingChanged, details: [("line", .number(line))]
    )
  }

  private static func tooLarge(line: Int, in name: LocalizedText) -> Problem {
    Problem(
      .badData, "too_large",
      LocalizedText(
        en: "\(name(.english)), line \(line): the record is too large for a word.",
        ru: "\(name(.russian)), строка \(line): запись слишком велика для слова."
      ),
      hint: nothingChanged, details: [("line", .number(line))]
    )
  }

  private static func damagedDatabase(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "damaged_file",
      en: ("The database \(name(.english)) is damaged.", "Nothing was changed. Copy it from the device again."),
      ru: ("База данных \(name(.russian)) повреждена.", "Ничего не изменено. Скопируйте её с устройства ещё раз.")
    )
  }

  private static func tooManySteps(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "too_many_steps",
      en: (
        "The database \(name(.english)) could not be read: it is probably damaged.",
        "Nothing was changed. Copy it from the device again."
      ),
      ru: (
        "Не удалось прочитать базу данных \(name(.russian)): вероятно, она повреждена.",
        "Ничего не изменено. Скопируйте её с устройства ещё раз."
      )
    )
  }

  private static func foreignDatabase(_ name: LocalizedText) -> Problem {
    Problem(
      .badData, "foreign_file",
      en: (
        "\(name(.english)) is a database, but not one of a Kindle or Kobo.",
        "Nothing was changed. A Kindle keeps vocab.db, a Kobo KoboReader.sqlite."
      ),
      ru: (
        "\(name(.russian)): это база данных, но не с Kindle и не с Kobo.",
        "Ничего не изменено. На Kindle это vocab.db, на Kobo — KoboReader.sqlite."
      )
    )
  }

  private static func unreadableInput(_ reason: UserFileError.Reason) -> Problem {
    if case .failed(let detail) = reason { return .unreadableInput(detail) }
    return .unreadableInput("EPIPE")
  }
}

extension WordFileFormat {
  package var title: String {
    switch self {
    case .csv: "CSV"
    case .tsv: "TSV"
    case .quizlet: "Quizlet"
    case .anki, .apkg: "Anki"
    case .json: "JSON"
    case .kvtml: "KVTML"
    case .kindle: "Kindle"
    case .kobo: "Kobo"
    }
  }
}

extension BadRecord {
  package init(_ bad: BadWordRecord) {
    self.init(line: bad.line, place: bad.place, faults: bad.faults.map(RecordFault.init))
    deck = bad.deck
  }
}

extension BadRecord {
  /// A row that is imported although it has fewer or more columns than the others. It is reported like a bad record.
  package init(_ uneven: UnevenWordRecord) {
    self.init(line: uneven.line, place: uneven.place, faults: [RecordFault(uneven.columns)])
  }
}

extension RecordFault {
  private static let columns = CountedNoun(en: ("column", "columns"), ru: ("столбец", "столбца", "столбцов"))

  private init(_ code: String, en english: String, ru russian: String) {
    self.init(code: code, message: LocalizedText(en: english, ru: russian))
  }

  fileprivate init(_ row: ColumnCounts) {
    let count = Self.columns(row.found)
    let isLong = row.found > row.expected
    self.init(
      isLong ? "long_row" : "short_row",
      en: "There \(row.found == 1 ? "is" : "are") \(count(.english)) instead of \(row.expected); "
        + (isLong ? "the rest of the row is left out." : "the rest stay empty."),
      ru: "\(count(.russian)) вместо \(row.expected); "
        + (isLong ? "остаток строки пропущен." : "остальные остаются пустыми.")
    )
  }

  /// Translates a fault of a record.
  package init(_ fault: WordFileFault) {
    switch fault {
    case .columnCount(let found, let expected):
      let count = Self.columns(found)
      self.init(
        "column_count", en: "There \(found == 1 ? "is" : "are") \(count(.english)) instead of \(expected).",
        ru: "\(count(.russian)) вместо \(expected)."
      )
    case .unclosedQuote: self.init("unclosed_quote", en: "A quotation mark is not closed.", ru: "Кавычка не закрыта.")
    case .textAfterQuote:
      self.init(
        "text_after_quote", en: "There is text after a closing quotation mark.", ru: "После закрывающей кавычки стоит текст."
      )
    case .notUTF8: self.init("invalid_utf8", en: "It is not UTF-8.", ru: "Это не UTF-8.")
    case .tooLong: self.init("too_long", en: "The record is too long.", ru: "Запись слишком длинная.")
    case .unacceptable(let problem, let field): self.init(problem, in: field.rawValue)
    case .notesTooLong(let bytes): self = .notesTooLong(bytes: bytes)
    case .unknownLanguage(let name, let field): self = .unknownLanguage(name, in: field.rawValue)
    case .sameLanguages: self.init("same_language", en: "“from” and “to” must differ.", ru: "Поля «from» и «to» должны различаться.")
    case .otherScript(let text, let direction, let reversed): self = .otherScript(text, direction, reversed)
    case .badValue(let value, let field):
      let (shown, name) = (DisplayWidth.cut(value.visible, to: 40), field.rawValue)
      self.init("bad_value", en: "“\(shown)” is not allowed in “\(name)”.", ru: "«\(shown)» не подходит для поля «\(name)».")
    case .impossibleAnswerTimes(let count, let words, let example): self = .impossibleAnswerTimes(count, words, example)
    case .described(let code, let message): self.init(code: code, message: message)
    }
  }

  private static func impossibleAnswerTimes(_ count: Int, _ words: Int, _ example: Timestamp) -> RecordFault {
    let (answers, time) = (WordImportPhrases.answers(count), example.rfc3339)
    guard words == 1 else {
      let number = PracticePhrases.words(words)
      return RecordFault(
        "impossible_answer_time",
        en: "\(number(.english)), this one first, are imported without \(answers(.english)) whose time is impossible, such as \(time).",
        ru: "Ответы с невозможным временем (например, \(time)) пропущены. Слов с ними, считая это: \(words); ответов: \(count)."
      )
    }
    return RecordFault(
      "impossible_answer_time",
      en: "The word is imported without \(answers(.english)) whose time is impossible, such as \(time).",
      ru: "Слово импортируется, но без ответов с невозможным временем (например, \(time)): \(answers(.russian))."
    )
  }

  private static func otherScript(_ text: String, _ direction: Direction, _ reversed: Direction?) -> RecordFault {
    let shown = DisplayWidth.cut(text.visible, to: 40)
    let options = reversed.map { "--from \($0.from.code) --to \($0.to.code)" }
    return RecordFault(
      "other_script",
      en: "“\(shown)” is not written in \(direction.from.name(.english)) letters and was held back."
        + (options.map { " Import it with \($0)." } ?? ""),
      ru: "«\(shown)» записано не буквами \(direction.from.russianGenitive) языка и не импортируется."
        + (options.map { " Импортируйте с \($0)." } ?? "")
    )
  }

  private static func unknownLanguage(_ language: String, in field: String) -> RecordFault {
    let known = Language.allCases.map(\.code).joined(separator: ", ")
    let shown = DisplayWidth.cut(language.visible, to: 40)
    return RecordFault(
      "unknown_language", en: "“\(field)” is “\(shown)”, but must be one of: \(known).",
      ru: "Поле «\(field)» — «\(shown)», а должно быть одним из: \(known)."
    )
  }
}

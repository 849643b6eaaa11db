import CoreModule
import PersonalDictionary

extension Problem {
  /// What a problem of an import means to the user; the file is called `name`.
  init(_ problem: ImportProblem, in name: LocalizedText) {
    switch problem {
    case .file(let error): self.init(error, in: name)
    case .dictionary(let problem): self.init(problem)
    }
  }

  /// What a problem of a file of words means to the user.
  init(_ error: WordFileError, in name: LocalizedText = LocalizedText(verbatim: "")) {
    let hint = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")
    switch error {
    case .file(let error):
      self = error.path == "-" ? .unreadableInput(error.reason) : .reading(error)
    case .otherFormat(let format):
      let kind = format.title
      self.init(
        .badData, "other_format",
        LocalizedText(en: "\(name(.english)) is not a file of \(kind).", ru: "\(name(.russian)): это не файл \(kind)."), hint: hint
      )
    case .malformed(let format, let line):
      self.init(
        .badData, format == .json ? "bad_json" : "bad_xml",
        LocalizedText(
          en: "\(name(.english)), line \(line): this is not well-formed \(format == .json ? "JSON" : "XML").",
          ru: "\(name(.russian)), строка \(line): ошибка \(format == .json ? "JSON" : "XML")."
        ),
        hint: hint, details: [("line", .number(line))]
      )
    case .damagedDatabase:
      self.init(
        .badData, "damaged_file",
        LocalizedText(en: "The database \(name(.english)) is damaged.", ru: "База данных \(name(.russian)) повреждена."),
        hint: LocalizedText(
          en: "Nothing was changed. Copy it from the device again.", ru: "Ничего не изменено. Скопируйте её с устройства ещё раз.")
      )
    case .foreignDatabase:
      self.init(
        .badData, "foreign_file",
        LocalizedText(
          en: "\(name(.english)) is a database, but not one of a Kindle or Kobo.",
          ru: "\(name(.russian)): это база данных, но не с Kindle и не с Kobo."
        ),
        hint: LocalizedText(
          en: "Nothing was changed. A Kindle keeps vocab.db, a Kobo KoboReader.sqlite.",
          ru: "Ничего не изменено. На Kindle это vocab.db, на Kobo — KoboReader.sqlite."
        )
      )
    }
  }

  private static func unreadableInput(_ reason: UserFileError.Reason) -> Problem {
    if case .failed(let detail) = reason { return .unreadableInput(Streams.Failure.failed(detail)) }
    return .unreadableInput(Streams.Failure.closed)
  }
}

extension WordFileFormat {
  /// What it is called.
  var title: String {
    switch self {
    case .csv: "CSV"
    case .tsv: "TSV"
    case .quizlet: "Quizlet"
    case .anki: "Anki"
    case .json: "JSON"
    case .kvtml: "KVTML"
    case .kindle: "Kindle"
    case .kobo: "Kobo"
    }
  }
}

extension BadRecord {
  /// A bad record of a file of words.
  init(_ bad: BadWordRecord) {
    self.init(line: bad.line, place: bad.place, faults: bad.faults.map(RecordFault.init))
  }
}

extension RecordFault {
  private static let columns = CountedNoun(en: ("column", "columns"), ru: ("столбец", "столбца", "столбцов"))

  /// What is wrong with a record of a file of words.
  init(_ fault: WordFileFault) {
    switch fault {
    case .columnCount(let found, let expected):
      let count = Self.columns(found)
      self.init(
        code: "column_count",
        message: LocalizedText(
          en: "There are \(count(.english)) in place of \(expected).", ru: "\(count(.russian)) вместо \(expected)."
        )
      )
    case .unclosedQuote:
      self.init(
        code: "unclosed_quote",
        message: LocalizedText(en: "A quotation mark is not closed.", ru: "Кавычка не закрыта.")
      )
    case .textAfterQuote:
      self.init(
        code: "text_after_quote",
        message: LocalizedText(
          en: "There is text behind a closing quotation mark.", ru: "После закрывающей кавычки стоит текст."
        )
      )
    case .notUTF8: self.init(code: "invalid_utf8", message: LocalizedText(en: "It is not UTF-8.", ru: "Это не UTF-8."))
    case .tooLong: self.init(code: "too_long", message: LocalizedText(en: "The record is too long.", ru: "Запись слишком длинная."))
    case .unacceptable(let problem, let field): self.init(problem, in: field.rawValue)
    case .unknownLanguage(let name, let field):
      let known = Language.allCases.map(\.code).joined(separator: ", ")
      let shown = DisplayWidth.cut(name.visible, to: 40)
      self.init(
        code: "unknown_language",
        message: LocalizedText(
          en: "“\(field.rawValue)” is “\(shown)”, but must be one of: \(known).",
          ru: "Поле «\(field.rawValue)» — «\(shown)», а должно быть одним из: \(known)."
        )
      )
    case .sameLanguages:
      self.init(
        code: "same_language", message: LocalizedText(en: "“from” and “to” must differ.", ru: "Поля «from» и «to» должны различаться.")
      )
    case .badValue(let value, let field):
      let shown = DisplayWidth.cut(value.visible, to: 40)
      self.init(
        code: "bad_value",
        message: LocalizedText(
          en: "“\(shown)” means nothing in “\(field.rawValue)”.", ru: "«\(shown)» не подходит для поля «\(field.rawValue)»."
        )
      )
    case .described(let code, let message): self.init(code: code, message: message)
    }
  }
}

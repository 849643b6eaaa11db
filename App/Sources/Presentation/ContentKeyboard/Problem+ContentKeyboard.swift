package import ContentKeyboard
package import CoreModule
package import CorePresentation

extension Problem {
  private static let unchanged = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")

  /// - Parameter language: The language of the board's faults, also in JSON.
  package init(_ problem: ContentKeyboardProblem, in language: InterfaceLanguage) {
    switch problem {
    case .unacceptable(let text, let problem): self.init(problem, in: text)
    case .noSuchButtons(let names): self = .noSuchButtons(names)
    case .ambiguous(let name, let buttons): self = .ambiguous(name, buttons)
    case .noSuchPiece(let button, let number): self = .noSuchPiece(button, number)
    case .nothingToTakeBack:
      self.init(
        .nothingFound, "nothing_to_take_back", LocalizedText(en: "There is no output to undo.", ru: "Отменять нечего: вывода не было."))
    case .noValues(let names): self = .noValues(names)
    case .nothingFound(let text):
      self.init(.nothingFound, "not_found", LocalizedText(en: "No piece contains “\(text)”.", ru: "Ни в одном тексте нет «\(text)»."))
    case .emptyBoard:
      self.init(.nothingFound, "empty_board", LocalizedText(en: "The board has no buttons.", ru: "На доске нет кнопок."))
    case .notFetchedYet(let source): self = .notFetchedYet(source)
    case .edit(let error): self = .edit(error)
    case .faults(let faults): self = .badBoard(faults, in: LocalizedText(en: "The board", ru: "Доска"), language: language)
    case .source(let source, let error): self = .source(source, error, language)
    case .offline(let source): self = .offline(source)
    case .nothingToFetch(let source): self = .nothingToFetch(source)
    case .clipboard(let error): self = .clipboard(error)
    case .storage(let error): self.init(error)
    }
  }

  /// The text is not a valid board.
  package static func badBoard(_ faults: BoardFaults, in name: LocalizedText, language: InterfaceLanguage) -> Problem {
    let count = CountedNoun(en: ("error", "errors"), ru: ("ошибка", "ошибки", "ошибок"))(faults.faults.count)
    let lines = faults.faults.prefix(3).map { fault in LocalizedText(en: fault.sentence(.english), ru: fault.sentence(.russian)) }
    let (en, ru) = (lines.map { $0(.english) }.joined(separator: " "), lines.map { $0(.russian) }.joined(separator: " "))
    let more = faults.faults.count > lines.count ? " …" : ""
    return Problem(
      .badData, "bad_board",
      LocalizedText(
        en: "\(name(.english)) is not a valid board: \(count(.english)) (\(en)\(more)).",
        ru: "\(name(.russian)): в описании доски \(count(.russian)) (\(ru)\(more))."
      ),
      hint: unchanged, details: [("bad", .array(faults.faults.map { $0.json(language) }))]
    )
  }

  private static func noSuchButtons(_ names: [String]) -> Problem {
    let (en, ru) = (names.named("“", "”"), names.named("«", "»"))
    return Problem(
      .nothingFound, "not_found",
      LocalizedText(en: "There is no button \(en).", ru: names.count == 1 ? "Кнопки \(ru) нет." : "Нет кнопок: \(ru)."),
      hint: LocalizedText(en: "Nothing was changed. See “glot keys”.", ru: "Ничего не изменено. См. «glot keys»."),
      details: [("selectors", JSON(names))]
    )
  }

  private static func ambiguous(_ name: String, _ buttons: [ButtonState]) -> Problem {
    let list = buttons.map { "\($0.id) (\($0.name))" }.joined(separator: ", ")
    return Problem(
      .badData, "ambiguous",
      en: ("“\(name)” matches several buttons: \(list).", "Nothing was changed. Use the id."),
      ru: ("«\(name)» соответствует нескольким кнопкам: \(list).", "Ничего не изменено. Укажите идентификатор."),
      details: [("candidates", JSON(buttons.map(\.id)))]
    )
  }

  private static func noSuchPiece(_ button: ButtonState, _ number: Int) -> Problem {
    Problem(
      .nothingFound, "no_such_piece",
      LocalizedText(
        en: "“\(button.name)” has no piece \(number): its pieces are 1 to \(button.count).",
        ru: "У кнопки «\(button.name)» нет текста \(number): их номера от 1 до \(button.count)."
      ), hint: unchanged
    )
  }

  private static func noValues(_ names: [String]) -> Problem {
    let list = names.map { "{\($0)}" }.joined(separator: ", ")
    let options = names.map { "--set \($0)=…" }.joined(separator: " ")
    return Problem(
      .usage, "missing_value",
      en: ("There is no value for \(list).", "Nothing was printed. Set it: \(options)"),
      ru: ("Нет значения для \(list).", "Ничего не выведено. Укажите его: \(options)"),
      details: [("placeholders", JSON(names))]
    )
  }

  private static func notFetchedYet(_ source: BoardSource) -> Problem {
    let place = source.shownPlace ?? source.kind
    return Problem(
      .tryAgainLater, "not_fetched",
      en: ("The board of \(place) has not been fetched yet.", "Fetch it with “glot keys refresh”."),
      ru: ("Доска из \(place) ещё не загружена.", "Загрузите её: «glot keys refresh».")
    )
  }

  private static func edit(_ error: BoardEditError) -> Problem {
    switch error {
    case .noSuchButton(let id): return noSuchButtons([id])
    case .noSuchPiece(let button, let place): return noSuchPiece(button, place + 1)
    case .changedMeanwhile(let button):
      return Problem(
        .badData, "changed_meanwhile",
        LocalizedText(
          en: "“\(button.name)” was changed elsewhere meanwhile.", ru: "«\(button.name)» тем временем изменено в другом месте."),
        hint: unchanged)
    case .idTaken(let id):
      return Problem(
        .badData, "id_taken",
        LocalizedText(en: "A button with the id “\(id)” already exists.", ru: "Кнопка с идентификатором «\(id)» уже есть."),
        hint: unchanged)
    case .noPieces(let button):
      return Problem(
        .badData, "no_pieces",
        en: ("“\(button.name)” would have no pieces.", "Nothing was changed. Delete the button instead."),
        ru: ("У кнопки «\(button.name)» не осталось бы текстов.", "Ничего не изменено. Можно удалить саму кнопку.")
      )
    case .tooMany(let limit):
      return Problem(
        .badData, "too_many", LocalizedText(en: "At most \(limit) are allowed.", ru: "Допустимо не больше \(limit)."), hint: unchanged)
    }
  }

  private static func nothingToFetch(_ source: BoardSource) -> Problem {
    let name = KeyboardPhrases.source(source)
    return Problem(
      .nothingFound, "nothing_to_fetch",
      en: ("There is nothing to refresh: this is \(name(.english)).", "Choose a source with “glot keys source”."),
      ru: ("Обновлять нечего: это \(name(.russian)).", "Выберите источник: «glot keys source».")
    )
  }

  private static func clipboard(_ error: ClipboardError) -> Problem {
    let message =
      switch error {
      case .noWay:
        LocalizedText(
          en: "There is no clipboard: no desktop with wl-copy or xclip, and no terminal.",
          ru: "Буфера обмена нет: нет ни рабочего стола с wl-copy или xclip, ни терминала."
        )
      case .unproven:
        LocalizedText(
          en: "The text was sent to the terminal (OSC 52), which did not confirm it.",
          ru: "Текст отправлен терминалу (OSC 52), но он не подтвердил получение."
        )
      case .tooLong:
        LocalizedText(en: "The text is too long for the terminal’s clipboard.", ru: "Текст слишком длинный для буфера терминала.")
      }
    return Problem(
      .unavailable, "no_clipboard", message, hint: LocalizedText(en: "Install wl-copy or xclip.", ru: "Установите wl-copy или xclip.")
    )
  }
}

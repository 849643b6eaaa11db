package import ContentKeyboard
package import CoreModule
package import CorePresentation

package struct BoardSourceDocument: Document {
  package let state: BoardSourceState
  package let now: Timestamp

  package init(state: BoardSourceState, now: Timestamp) { (self.state, self.now) = (state, now) }

  private var fetched: Timestamp? { state.board?.fetched.map { Timestamp(milliseconds: $0) } }

  package func json(_ localTime: LocalTime) -> JSON {
    let age = fetched.map { Int(clamping: max(0, (now.milliseconds - $0.milliseconds) / 1000)) }
    return .object([
      ("kind", JSON(state.board?.source.kind)), ("source", JSON(state.board?.source.shownPlace)), ("buttons", .number(state.buttonCount)),
      ("fetched", JSON(fetched.map { localTime.rfc3339($0) })), ("age", JSON(age)),
      ("max_age", JSON(state.board?.maximumAge.map { Int(clamping: $0) })), ("stale", .bool(state.isStale)),
    ])
  }

  package var plain: [[String]] {
    [[state.board?.source.kind ?? "", state.board?.source.shownPlace ?? "", "\(state.buttonCount)", fetched?.rfc3339 ?? ""]]
  }

  package func text(_ style: TextStyle) -> String {
    guard let board = state.board else { return "" }
    // Make the text harmless before adding ink marks, which would not survive it.
    let lines = [
      style.bold(KeyboardPhrases.source(board.source)(style.language).visibleLine),
      KeyboardPhrases.button(state.buttonCount)(style.language),
      board.source.place == nil ? "" : KeyboardPhrases.age(board, isStale: state.isStale, now: now)(style.language).visibleLine,
    ]
    return style.line(lines.filter { !$0.isEmpty }.joined(separator: "  "))
  }
}

extension BoardFault {
  package func json(_ language: InterfaceLanguage) -> JSON {
    .object([
      ("line", .number(line)), ("button", JSON(button)), ("code", .string(code)), ("message", .string(message(language).visibleLine)),
    ])
  }

  /// As in `line 5, button 2: “id” is missing.`
  package func sentence(_ language: InterfaceLanguage) -> String {
    let place = LocalizedText(
      en: "line \(line)" + (button.map { ", button \($0)" } ?? ""), ru: "строка \(line)" + (button.map { ", кнопка \($0)" } ?? "")
    )
    return place(language) + ": " + message(language)
  }

  /// The stable code for programs.
  package var code: String {
    switch kind {
    case .empty: "empty_file"
    case .notUTF8: "invalid_utf8"
    case .notJSON: "bad_json"
    case .noBoard: "no_board"
    case .notAnObject, .notAText, .notAList: "wrong_type"
    case .missing: "missing_field"
    case .null: "null_field"
    case .repeated: "duplicate_key"
    case .blank: "blank"
    case .tooLong: "too_long"
    case .loneSurrogate: "lone_surrogate"
    case .noPieces: "no_pieces"
    case .tooManyPieces, .tooManyButtons: "too_many"
    case .idTaken: "id_taken"
    }
  }

  package var message: LocalizedText {
    switch kind {
    case .empty: LocalizedText(en: "There is no data.", ru: "Данных нет.")
    case .notUTF8: LocalizedText(en: "This is not UTF-8.", ru: "Это не UTF-8.")
    case .notJSON(let column): LocalizedText(en: "This is not JSON (column \(column)).", ru: "Ошибка JSON (столбец \(column)).")
    case .noBoard(let message): KeyboardPhrases.noBoard(message)
    case .notAnObject: LocalizedText(en: "The button is not an object.", ru: "Кнопка не является объектом.")
    case .missing(let field): LocalizedText(en: "“\(field)” is missing.", ru: "Нет поля «\(field)».")
    case .null(let field): LocalizedText(en: "“\(field)” is null.", ru: "Поле «\(field)» равно null.")
    case .notAText(let field): LocalizedText(en: "“\(field)” must be a text.", ru: "Поле «\(field)» должно быть текстом.")
    case .notAList(let field): LocalizedText(en: "“\(field)” must be a list.", ru: "Поле «\(field)» должно быть списком.")
    case .repeated(let field): LocalizedText(en: "“\(field)” is given more than once.", ru: "Поле «\(field)» указано несколько раз.")
    case .blank(let field): LocalizedText(en: "“\(field)” is blank.", ru: "Поле «\(field)» пустое.")
    case .tooLong(let field, let bytes): KeyboardPhrases.tooLong(field, bytes)
    case .loneSurrogate(let field):
      LocalizedText(en: "“\(field)” contains half of a surrogate pair.", ru: "В поле «\(field)» есть половина суррогатной пары.")
    case .noPieces: LocalizedText(en: "The button has no pieces.", ru: "У кнопки нет текстов.")
    case .tooManyPieces:
      LocalizedText(en: "At most \(Board.maximumPieces) pieces are allowed.", ru: "Допустимо не больше \(Board.maximumPieces) текстов.")
    case .tooManyButtons:
      LocalizedText(en: "At most \(Board.maximumButtons) buttons are allowed.", ru: "Допустимо не больше \(Board.maximumButtons) кнопок.")
    case .idTaken(let id, let line):
      LocalizedText(
        en: "The id “\(id)” is already used by the button on line \(line).", ru: "Идентификатор «\(id)» уже есть у кнопки в строке \(line)."
      )
    }
  }
}

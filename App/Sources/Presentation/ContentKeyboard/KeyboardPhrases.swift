package import ContentKeyboard
package import CoreModule
import CorePresentation

package enum KeyboardPhrases {
  package static let button = CountedNoun(en: ("button", "buttons"), ru: ("кнопка", "кнопки", "кнопок"))
  package static let second = CountedNoun(en: ("second", "seconds"), ru: ("секунду", "секунды", "секунд"))
  private static let minute = CountedNoun(en: ("minute", "minutes"), ru: ("минуту", "минуты", "минут"))
  private static let hour = CountedNoun(en: ("hour", "hours"), ru: ("час", "часа", "часов"))
  private static let day = CountedNoun(en: ("day", "days"), ru: ("день", "дня", "дней"))

  package static let noButtons = LocalizedText(
    en: "The board has no buttons. Add one: glot keys add CAPTION PIECE…", ru: "На доске нет кнопок. Добавьте: glot keys add НАДПИСЬ ТЕКСТ…"
  )
  package static let nothingChanged = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")

  package static let draft = LocalizedText(
    en: "Nothing was changed. Correct the draft and read it in with “glot keys edit - < FILE”.",
    ru: "Ничего не изменено. Исправьте черновик и прочитайте его: «glot keys edit - < ФАЙЛ»."
  )

  package static func progress(_ piece: Piece) -> LocalizedText {
    LocalizedText(verbatim: "\(piece.name) \(piece.index + 1)/\(piece.count)")
  }

  package static func takenBack(_ piece: Piece) -> LocalizedText {
    let (text, place) = (piece.text.visibleLine, "\(piece.name.visibleLine) \(piece.index + 1)/\(piece.count)")
    return LocalizedText(en: "Undid “\(text)” (\(place)).", ru: "Отменён вывод «\(text)» (\(place)).")
  }

  package static func copied(_ way: ClipboardWay) -> LocalizedText {
    let name =
      switch way {
      case .wlCopy, .xclip, .tmux: LocalizedText(verbatim: way.rawValue)
      case .terminal: LocalizedText(en: "the terminal (OSC 52)", ru: "терминал (OSC 52)")
      }
    return LocalizedText(en: "Copied with \(name(.english)).", ru: "Скопировано: \(name(.russian)).")
  }

  package static func source(_ source: BoardSource) -> LocalizedText {
    switch source {
    case .starter: LocalizedText(en: "the starter board", ru: "начальная доска")
    case .own: LocalizedText(en: "your own board", ru: "ваша доска")
    case .file, .service: LocalizedText(verbatim: source.shownPlace ?? "")
    }
  }

  /// The age of the board.
  package static func age(_ board: BoardStatus, isStale: Bool, now: Timestamp) -> LocalizedText {
    guard let fetched = board.fetched else { return LocalizedText(en: "never fetched", ru: "ещё не загружена") }
    let age = span(max(0, (now.milliseconds - fetched) / 1000))
    let old = isStale ? LocalizedText(en: ", outdated", ru: ", устарела") : LocalizedText(verbatim: "")
    return LocalizedText(
      en: "fetched \(age(.english)) ago\(old(.english))", ru: "загружена \(age(.russian)) назад\(old(.russian))"
    )
  }

  /// The source and age of a board that is not the user's own.
  package static func origin(_ board: BoardStatus?, now: Timestamp) -> LocalizedText? {
    guard let board, let place = board.source.shownPlace else { return nil }
    let age = age(board, isStale: board.isStale(at: now.milliseconds), now: now)
    return LocalizedText(en: "From \(place), \(age(.english)).", ru: "Источник: \(place), \(age(.russian)).")
  }

  private static func span(_ seconds: Int64) -> LocalizedText {
    switch seconds {
    case ..<60: second(Int(seconds))
    case ..<3600: minute(Int(seconds / 60))
    case ..<86_400: hour(Int(seconds / 3600))
    default: day(Int(clamping: seconds / 86_400))
    }
  }

  package static func notRefreshed(_ problem: ContentKeyboardProblem, in language: InterfaceLanguage) -> LocalizedText {
    let sentence = Problem(problem, in: language).message
    return LocalizedText(
      en: "The previous board is used. \(sentence(.english))", ru: "Используется прежняя доска. \(sentence(.russian))"
    )
  }

  /// - Parameter command: The command that undoes it; `nil` where it is undone in another way.
  package static func takenOver(_ board: BoardStatus, undoneBy command: String?) -> LocalizedText {
    let place = board.source.shownPlace.map { " (\($0))" } ?? ""
    let replaced =
      board.hasOwn
      ? LocalizedText(en: " It replaces the one that you had.", ru: " Она заменила прежнюю вашу доску.") : LocalizedText(verbatim: "")
    let undoing = command.map { LocalizedText(en: " To undo: \($0)", ru: " Отменить: \($0)") } ?? LocalizedText(verbatim: "")
    return LocalizedText(
      en: "The board\(place) is yours now and is no longer fetched.\(replaced(.english))\(undoing(.english))",
      ru: "Доска\(place) теперь ваша и больше не загружается.\(replaced(.russian))\(undoing(.russian))"
    )
  }

  static func noBoard(_ message: String?) -> LocalizedText {
    guard let message else {
      return LocalizedText(en: "This is not a board: the list “content” is missing.", ru: "Это не доска: нет списка «content».")
    }
    return LocalizedText(en: "The answer is not a board but an error: “\(message)”.", ru: "Вместо доски — ошибка: «\(message)».")
  }

  static func tooLong(_ field: String, _ bytes: Int) -> LocalizedText {
    let (actual, allowed) = (Problem.bytes(bytes), Problem.bytes(UserText.maximumBytes))
    return LocalizedText(
      en: "“\(field)” is too long: \(actual(.english)); at most \(allowed(.english)) are allowed.",
      ru: "Поле «\(field)» слишком длинное: \(actual(.russian)), допустимо не больше \(allowed(.russian))."
    )
  }
}

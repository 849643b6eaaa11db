import CoreModule

/// Something to tell the user, with how the program ends because of it.
struct Problem: Error {
  /// How the program ends.
  let exit: ExitCode
  /// The stable name, for programs.
  let code: String
  /// What failed, in a sentence.
  let message: LocalizedText
  /// What to do, in a sentence.
  var hint: LocalizedText?
  /// More for programs, beside the message.
  var details: [(String, JSON)] = []

  init(_ exit: ExitCode, _ code: String, _ message: LocalizedText, hint: LocalizedText? = nil, details: [(String, JSON)] = []) {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }

  /// Standard output could not be written.
  static func output(_ detail: String) -> Problem {
    Problem(
      .inputOutput, "output_failed",
      LocalizedText(en: "The result could not be written: \(detail).", ru: "Не удалось вывести результат: \(detail)."),
      hint: LocalizedText(
        en: "Check where the output goes.", ru: "Проверьте, куда направлен вывод."
      )
    )
  }

  /// A parsed command that this host does not know.
  static func unknownCommandType(_ name: String) -> Problem {
    Problem(
      .ourBug, "internal",
      LocalizedText(en: "The command “\(name)” cannot be run.", ru: "Не удаётся выполнить команду «\(name)»."),
      hint: LocalizedText(en: "This is a bug in glot; please report it.", ru: "Это ошибка в glot; пожалуйста, сообщите о ней.")
    )
  }
}

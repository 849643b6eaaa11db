import CoreModule

/// A message to the user with an exit code.
struct Problem: Error {
  let exit: ExitCode
  /// The stable code for programs.
  let code: String
  /// A sentence about what failed.
  let message: LocalizedText
  /// A sentence about what to do.
  var hint: LocalizedText?
  /// Additional JSON members.
  var details: [(String, JSON)] = []

  init(_ exit: ExitCode, _ code: String, _ message: LocalizedText, hint: LocalizedText? = nil, details: [(String, JSON)] = []) {
    self.exit = exit
    self.code = code
    self.message = message
    self.hint = hint
    self.details = details
  }

  static func output(_ detail: String) -> Problem {
    Problem(
      .inputOutput, "output_failed",
      LocalizedText(en: "The result could not be written: \(detail).", ru: "Не удалось вывести результат: \(detail)."),
      hint: LocalizedText(
        en: "Check where the output goes.", ru: "Проверьте, куда направлен вывод."
      )
    )
  }

  static func unknownCommandType(_ name: String) -> Problem {
    Problem(
      .internalError, "internal",
      LocalizedText(en: "The command “\(name)” cannot be run.", ru: "Не удаётся выполнить команду «\(name)»."),
      hint: LocalizedText(en: "This is a bug in glot; please report it.", ru: "Это ошибка в glot; пожалуйста, сообщите о ней.")
    )
  }
}

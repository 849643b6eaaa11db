import CoreModule
import CorePresentation
import Presentation

extension Problem {
  static func output(_ detail: String) -> Problem {
    Problem(
      .inputOutput, "output_failed",
      en: ("The result could not be written: \(detail).", "Check where the output goes."),
      ru: ("Не удалось вывести результат: \(detail).", "Проверьте, куда направлен вывод.")
    )
  }

  static func internalError(in command: String) -> Problem {
    Problem(
      .internalError, "internal",
      en: ("The command “\(command)” cannot be run.", "This is a bug in glot; please report it."),
      ru: ("Не удаётся выполнить команду «\(command)».", "Это ошибка в glot; пожалуйста, сообщите о ней.")
    )
  }
}

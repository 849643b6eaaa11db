import CoreModule
import CorePresentation
import Presentation

extension Problem {
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

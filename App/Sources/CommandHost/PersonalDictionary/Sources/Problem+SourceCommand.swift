import CoreModule
import CorePresentation
import PersonalDictionary

extension Problem {
  /// An unknown action of `glot source`.
  static func unknownSourceAction(_ name: String) -> Problem {
    usage(
      en: ("“glot source \(name)” is not a command.", "See “glot help source”."),
      ru: ("Команды «glot source \(name)» нет.", "См. «glot help source».")
    ).suggesting(name, among: SourceAction.allCases.map(\.rawValue), of: "source")
  }

  /// An action with too few or too many arguments.
  static func incompleteSourceAction(_ action: SourceAction) -> Problem {
    .usage(
      en: ("“glot source \(action.rawValue)” has too few or too many arguments.", "Usage: \(action.usage(.english))"),
      ru: (
        "У команды «glot source \(action.rawValue)» слишком мало или слишком много аргументов.",
        "Использование: \(action.usage(.russian))"
      )
    )
  }

  /// A kind of source that is unknown or cannot be added.
  static func unknownSourceKind(_ name: String) -> Problem {
    let kinds = SourceKindName.allCases.filter { $0 != .core }.map(\.rawValue).joined(separator: ", ")
    return .usage(
      en: ("“\(name)” is not a kind of source that can be added.", "The kinds are: \(kinds)."),
      ru: ("Источник вида «\(name)» добавить нельзя.", "Виды источников: \(kinds).")
    )
  }

  static var incompleteDirection: Problem {
    .usage(
      en: ("One of the two languages is missing.", "Give both --from and --to."),
      ru: ("Указан только один из двух языков.", "Укажите и --from, и --to.")
    )
  }
}

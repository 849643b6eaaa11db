import CoreModule
import CorePresentation
import PersonalDictionary

extension Problem {
  /// An unknown action of `glot source`.
  static func unknownSourceAction(_ name: String) -> Problem {
    .usage(
      LocalizedText(en: "“glot source \(name)” is not a command.", ru: "Команды «glot source \(name)» нет."),
      hint: LocalizedText(en: "See “glot help source”.", ru: "См. «glot help source».")
    )
  }

  /// An action with too few or too many arguments.
  static func incompleteSourceAction(_ action: SourceAction) -> Problem {
    .usage(
      LocalizedText(
        en: "“glot source \(action.rawValue)” is incomplete or has too many words.",
        ru: "В команде «glot source \(action.rawValue)» слов слишком мало или слишком много."),
      hint: LocalizedText(en: "Write it as in: \(action.usage(.english))", ru: "Она пишется так: \(action.usage(.russian))")
    )
  }

  /// A kind of source that is unknown or cannot be added.
  static func unknownSourceKind(_ name: String) -> Problem {
    let kinds = SourceKindName.allCases.filter { $0 != .core }.map(\.rawValue).joined(separator: ", ")
    return .usage(
      LocalizedText(en: "“\(name)” is not a kind of source that can be added.", ru: "Источник вида «\(name)» добавить нельзя."),
      hint: LocalizedText(en: "The kinds are: \(kinds).", ru: "Виды источников: \(kinds).")
    )
  }

  static var incompleteDirection: Problem {
    .usage(
      LocalizedText(en: "One of the two languages is missing.", ru: "Указан только один из двух языков."),
      hint: LocalizedText(en: "Give both --from and --to.", ru: "Укажите и --from, и --to.")
    )
  }
}

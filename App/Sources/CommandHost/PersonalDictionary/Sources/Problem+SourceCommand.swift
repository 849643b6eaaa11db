import CoreModule
import CorePresentation
import PersonalDictionary

extension Problem {
  /// An unknown action of `glot source`.
  static func unknownSourceAction(_ name: String) -> Problem {
    let actions = SourceAction.allCases.map { (name: $0.rawValue, distance: editDistance($0.rawValue, name)) }
    let near = actions.filter { $0.distance < min(name.count, 3) }.min { $0.distance < $1.distance }
    let english = near.map { "Did you mean “glot source \($0.name)”?" } ?? "See “glot help source”."
    let russian = near.map { "Возможно, вы имели в виду «glot source \($0.name)»?" } ?? "См. «glot help source»."
    return .usage(en: ("“glot source \(name)” is not a command.", english), ru: ("Команды «glot source \(name)» нет.", russian))
  }

  /// An action with too few or too many arguments.
  static func incompleteSourceAction(_ action: SourceAction) -> Problem {
    .usage(
      en: ("“glot source \(action.rawValue)” is incomplete or has too many words.", "Usage: \(action.usage(.english))"),
      ru: ("В команде «glot source \(action.rawValue)» слов слишком мало или слишком много.", "Использование: \(action.usage(.russian))")
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

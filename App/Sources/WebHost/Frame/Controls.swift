import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The controls that several forms have.
@MainActor
enum Controls {
  /// A choice among values with their names, below a label.
  ///
  /// - Parameters:
  ///   - id: The id of the control, which several forms of a page must not share.
  ///   - attributes: Further attributes.
  static func choice(
    _ name: String, id: String, label: String, _ options: [(value: String, name: String)], selected: String, _ attributes: HTML = ""
  ) -> HTML {
    let rows = options.map { option -> HTML in
      let isSelected: HTML = option.value == selected ? " selected" : ""
      return "<option value=\"\(option.value)\"\(isSelected)>\(option.name)</option>"
    }
    return "<div><label for=\"\(id)\">\(label)</label><select id=\"\(id)\" name=\"\(name)\"\(attributes)>\(rows)</select></div>"
  }

  /// A choice of a language.
  ///
  /// - Parameter none: The name of no choice; `nil` when there must be one.
  static func language(
    _ name: String, id: String, label: String, none: String?, selected: Language?, _ language: InterfaceLanguage, _ attributes: HTML = ""
  ) -> HTML {
    let languages = Language.allCases.map { (value: $0.code, name: $0.name(language)) }
    return choice(
      name, id: id, label: label, (none.map { [(value: "", name: $0)] } ?? []) + languages, selected: selected?.code ?? "", attributes)
  }

  /// A check box that sends `yes`.
  static func check(_ name: String, id: String, label: String, isOn: Bool, _ attributes: HTML = "") -> HTML {
    let checked: HTML = isOn ? " checked" : ""
    return
      "<label for=\"\(id)\"><input type=\"checkbox\" id=\"\(id)\" name=\"\(name)\" value=\"yes\"\(checked)\(attributes)>\(label)</label>"
  }
}

extension Controls {
  /// What the table of keys calls a control of a row: of many rows, the first one tells it.
  static func keyName(_ action: LocalizedText, _ context: PageContext) -> HTML { " data-name=\"\(context(action))\"" }

  /// Controls of the selected row that only keys reach; what they do is done by its own page otherwise. Their addresses are continued from
  /// that of the row.
  static func ofRows(_ controls: [HTML]) -> HTML { "<div hidden data-rows>\(controls)</div>" }
}

extension PageContext {
  /// A language among the fields; `nil` when it is left out.
  func languageField(_ name: String) throws(Problem) -> Language? {
    guard let code = fields.text(name) else { return nil }
    guard let language = Language(code: code) else { throw .unknownLanguage(code) }
    return language
  }

  /// One of the values of an enumeration; `nil` when it is left out.
  func choice<Value: RawRepresentable<String>>(_ name: String, _ type: Value.Type) throws(Problem) -> Value? {
    guard let text = fields.text(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      let shown = DisplayWidth.cut(text.visibleLine, to: 40)
      throw Problem(
        .usage, "usage", LocalizedText(en: "“\(shown)” is not valid for “\(name)”.", ru: "«\(shown)» не подходит для «\(name)»."))
    }
    return value
  }
}

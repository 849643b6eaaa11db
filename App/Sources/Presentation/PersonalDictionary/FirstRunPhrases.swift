package import CoreModule
import CorePresentation
package import PersonalDictionary

/// The questions of the first run.
package enum FirstRunPhrases {
  package static let whatYouLearn = LocalizedText(en: "Which language are you learning?", ru: "Какой язык вы учите?")
  package static let whatYouSpeak = LocalizedText(en: "Which language do you speak?", ru: "На каком языке вы говорите?")

  /// The language with this number, code or name, or the only one whose name begins so; `nil` if there is none.
  package static func language(_ typed: String, among languages: [Language], in interface: InterfaceLanguage) -> Language? {
    if let number = Int(typed) { return languages.first { $0.number == number } }
    if let named = Language(named: typed) { return languages.contains(named) ? named : nil }
    let named = languages.filter { $0.name(interface).lowercased().hasPrefix(typed.lowercased()) }
    return named.count == 1 && !typed.isEmpty ? named[0] : nil
  }

  package static func notALanguage(_ typed: String) -> LocalizedText {
    let shown = DisplayWidth.cut(typed.visible, to: 30)
    return LocalizedText(
      en: "“\(shown)” is none of them. Type a number or a name.", ru: "«\(shown)»: такого языка здесь нет. Введите номер или название."
    )
  }

  /// As in `2 Spanish`.
  package static func choice(_ language: Language) -> LocalizedText {
    let name = language.name
    return LocalizedText(en: "\(language.number) \(name(.english))", ru: "\(language.number) \(name(.russian))")
  }
}

extension Language {
  /// The number by which the language is chosen, the same in every list.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The language that the interface is in.
  package init(_ interface: InterfaceLanguage) {
    switch interface {
    case .english: self = .english
    case .russian: self = .russian
    }
  }
}

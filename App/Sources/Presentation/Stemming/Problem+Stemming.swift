package import CoreModule
package import CorePresentation
package import Stemming

extension Problem {
  /// Translates a problem of the stemming feature.
  ///
  /// - Parameters:
  ///   - language: The language of the faults of rules, also in JSON.
  ///   - rules: The rule file.
  ///   - text: The name of the text for messages.
  package init(_ problem: StemmingProblem, in language: InterfaceLanguage, rules: String? = nil, text: LocalizedText? = nil) {
    let path = rules ?? ""
    switch problem {
    case .unknownGrammar(let name, let known): self = .unknownGrammar(name, known)
    case .ruleSyntax(let error):
      self.init(
        .badData, "bad_toml",
        LocalizedText(
          en: "\(path) is not valid TOML (line \(error.line), column \(error.column)).",
          ru: "Ошибка TOML в \(path) (строка \(error.line), столбец \(error.column))."
        ),
        hint: Self.correctRules, details: [("line", .number(error.line)), ("column", .number(error.column))]
      )
    case .rules(let faults): self = .badRules(faults.faults, path, language)
    case .text(let fault): self = .uncountable(text ?? LocalizedText(en: "The text", ru: "Текст"), fault)
    case .store(let error): self.init(error)
    }
  }

  private static let correctRules = LocalizedText(
    en: "Nothing was counted. Correct the file; “glot stem rules” shows what one looks like.",
    ru: "Ничего не подсчитано. Исправьте файл; образец выводит «glot stem rules»."
  )

  private static func unknownGrammar(_ name: String, _ known: [String]) -> Problem {
    let names = known.joined(separator: ", ")
    return Problem(
      .usage, "unknown_grammar",
      en: ("There is no grammar “\(name)”.", "Use one of: \(names); or your own with --rules."),
      ru: ("Грамматики «\(name)» нет.", "Возможные: \(names); свою укажите через --rules.")
    )
  }

  private static func uncountable(_ name: LocalizedText, _ fault: TextFault) -> Problem {
    switch fault {
    case .notUTF8(let offset):
      return Problem(
        .badData, "invalid_utf8",
        en: (
          "\(name(.english)) is not UTF-8 at offset \(offset) (bytes, from 0).",
          "Nothing was counted. Convert it, for example with iconv."
        ),
        ru: (
          "\(name(.russian)): не UTF-8 по смещению \(offset) (в байтах, от 0).",
          "Ничего не подсчитано. Преобразуйте текст, например с помощью iconv."
        ),
        details: [("offset", .number(offset))]
      )
    case .wordTooLong(let offset):
      let limit = bytes(RootCounter.maximumWordBytes)
      return Problem(
        .badData, "too_long",
        en: (
          "\(name(.english)) has a word longer than \(limit(.english)) at offset \(offset) (bytes, from 0).",
          "Nothing was counted. Check that it is a text."
        ),
        ru: (
          "\(name(.russian)): по смещению \(offset) (в байтах, от 0) слово длиннее, чем \(limit(.russian)).",
          "Ничего не подсчитано. Проверьте, текст ли это."
        ),
        details: [("offset", .number(offset))]
      )
    }
  }

  /// The maximum number of faults shown as text; JSON has all.
  private static let maximumShownFaults = 50

  private static func badRules(_ faults: [RuleFault], _ path: String, _ language: InterfaceLanguage) -> Problem {
    func list(_ language: InterfaceLanguage) -> String {
      let shown = faults.prefix(maximumShownFaults).map { fault in
        let line = LocalizedText(en: "line \(fault.line): ", ru: "строка \(fault.line): ")
        return line(language) + fault.phrase(language)
      }
      let rest = LocalizedText(en: "… and \(faults.count - shown.count) more", ru: "… и ещё \(faults.count - shown.count)")
      return (shown + (faults.count > shown.count ? [rest(language)] : [])).joined(separator: "; ")
    }
    let objects = faults.map { fault -> JSON in
      .object([("line", .number(fault.line)), ("code", .string(fault.code)), ("message", .string(fault.phrase(language)))])
    }
    return Problem(
      .badData, "bad_rules",
      LocalizedText(
        en: "The rules in \(path) cannot be used: \(list(.english)).", ru: "Правила из \(path) не подходят: \(list(.russian))."
      ),
      hint: correctRules, details: [("faults", .array(objects))]
    )
  }
}

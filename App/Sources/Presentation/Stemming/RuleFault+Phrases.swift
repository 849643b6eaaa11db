package import CoreModule
import CorePresentation
package import Stemming

extension RuleFault {
  /// The stable code for programs.
  package var code: String {
    switch kind {
    case .emptySuffix: "empty_suffix"
    case .notLetters: "not_letters"
    case .duplicate: "duplicate_suffix"
    case .cycle: "cyclic_suffix"
    case .unknownKey: "unknown_key"
    case .notText: "wrong_type"
    case .notANumber: "bad_number"
    case .missingSuffix: "missing_suffix"
    case .noRules: "no_rules"
    }
  }

  /// Follows the line number and a colon.
  package var phrase: LocalizedText {
    switch kind {
    case .emptySuffix: LocalizedText(en: "the suffix is empty", ru: "суффикс пуст")
    case .notLetters(let text):
      LocalizedText(en: "“\(shown(text))” contains more than letters", ru: "«\(shown(text))» состоит не только из букв")
    case .duplicate(let suffix, let line):
      LocalizedText(
        en: "the suffix “\(shown(suffix))” is there already, on line \(line)", ru: "суффикс «\(shown(suffix))» уже есть в строке \(line)"
      )
    case .cycle(let suffixes, let lines): cycle(suffixes, lines)
    case .unknownKey(let key): LocalizedText(en: "“\(shown(key))” is not known here", ru: "ключ «\(shown(key))» здесь неизвестен")
    case .notText(let key): LocalizedText(en: "“\(shown(key))” must be a text", ru: "значение «\(shown(key))» должно быть текстом")
    case .notANumber(let key):
      LocalizedText(
        en: "“\(shown(key))” must be a whole number from 0 to \(RuleCheck.maximumMinimumStem)",
        ru: "значение «\(shown(key))» должно быть целым числом от 0 до \(RuleCheck.maximumMinimumStem)"
      )
    case .missingSuffix: LocalizedText(en: "the rule has no suffix", ru: "у правила нет суффикса")
    case .noRules: LocalizedText(en: "there is no rule", ru: "правил нет")
    }
  }

  private func cycle(_ suffixes: [String], _ lines: [Int]) -> LocalizedText {
    let chain = (suffixes + suffixes.prefix(1)).prefix(12).map(shown).joined(separator: " → ")
    let others = lines.filter { $0 != line }.sorted().map(String.init).joined(separator: ", ")
    return LocalizedText(
      en: "the suffixes form a circle: \(chain)" + (others.isEmpty ? "" : " (with line \(others))"),
      ru: "суффиксы образуют круг: \(chain)" + (others.isEmpty ? "" : " (вместе со строкой \(others))")
    )
  }

  private func shown(_ text: String) -> String { DisplayWidth.cut(text.visibleLine, to: 60) }
}

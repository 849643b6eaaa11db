package import CoreModule
import CorePresentation
package import PersonalDictionary

package enum SourcePhrases {
  package static let headword = CountedNoun(en: ("headword", "headwords"), ru: ("заглавное слово", "заглавных слова", "заглавных слов"))
  private static let direction = CountedNoun(en: ("direction", "directions"), ru: ("направление", "направления", "направлений"))

  package static func kind(_ kind: SourceKindName) -> LocalizedText {
    kind == .core ? LocalizedText(en: "built-in", ru: "встроенный") : LocalizedText(verbatim: kind.rawValue)
  }

  /// The direction, or the number of directions.
  package static func directions(_ directions: [Direction]) -> LocalizedText {
    directions.count == 1 ? LocalizedText(verbatim: directions[0].description) : direction(directions.count)
  }

  /// The state of a source, if it is unusual.
  package static func state(_ source: SourceDescription) -> LocalizedText? {
    if source.fault != nil { return LocalizedText(en: "unusable", ru: "не читается") }
    if source.configuration.isInstalled { return LocalizedText(en: "installed", ru: "установлен") }
    return source.isEnabled ? nil : LocalizedText(en: "disabled", ru: "отключён")
  }

  package static func fault(_ source: SourceDescription) -> LocalizedText? {
    source.fault.map { Problem($0, of: source.name) }.map(remark)
  }

  package static func inChain(_ name: String) -> LocalizedText { LocalizedText(en: "source “\(name)”", ru: "источник «\(name)»") }

  package static let notInstalled = LocalizedText(en: "not installed", ru: "не установлен")

  package static func stillAsked(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "It is installed, so it is still used, after the others. To disable it: glot source disable \(name)",
      ru: "Словарь установлен, поэтому используется и дальше, после остальных. Чтобы отключить: glot source disable \(name)"
    )
  }

  package static func disabled(_ name: String) -> LocalizedText {
    LocalizedText(en: "To enable it again: glot source enable \(name)", ru: "Снова включить: glot source enable \(name)")
  }

  /// Said when nothing is found and a disabled source might have it.
  package static func isDisabled(_ name: String) -> LocalizedText {
    LocalizedText(
      en: "The source “\(name)” is disabled. To enable it: glot source enable \(name)",
      ru: "Источник «\(name)» отключён. Включить: glot source enable \(name)"
    )
  }

  package static func removed(_ name: String) -> LocalizedText {
    LocalizedText(en: "Removed. Your words keep the translations from it.", ru: "Удалён. Переводы из него у ваших слов остаются.")
  }

  /// One remark for each source that the user must correct.
  package static func failures(_ failures: [SourceFailure]) -> [LocalizedText] {
    var seen: Set<String> = []
    return failures.compactMap { failure in
      switch failure.error {
      case .unusable, .notServed, .unreachable(.misconfigured, _), .postponed(.misconfigured, _, _): break
      case .unreachable, .postponed, .unasked: return nil
      }
      return seen.insert(failure.source).inserted ? remark(Problem(failure)) : nil
    }
  }

  /// The Debian packages for the direction, and the command that installs them.
  package static func more(_ state: SourcesState) -> [LocalizedText] {
    let none = LocalizedText(en: "No dictionaries are installed.", ru: "Словари не установлены.")
    let search = "apt-cache search dict-freedict"
    let packages = DebianPackage.all(for: state.direction)
    let more: LocalizedText
    if let package = state.packages.first {
      more = LocalizedText(
        en: "Debian’s dictionary for \(state.direction): \(package.command). All dictionaries: \(search)",
        ru: "Для \(state.direction) в Debian есть: \(package.command). Все словари: \(search)"
      )
    } else if packages.isEmpty {
      more = LocalizedText(
        en: "Debian has no dictionary for \(state.direction). All dictionaries: \(search)",
        ru: "Для \(state.direction) в Debian словаря нет. Все словари: \(search)"
      )
    } else {
      more = LocalizedText(
        en: "All of Debian’s dictionaries for \(state.direction) are installed. All dictionaries: \(search)",
        ru: "Всё, что есть в Debian для \(state.direction), установлено. Все словари: \(search)"
      )
    }
    return (state.installed.isEmpty ? [none] : []) + [more]
  }

  /// Suggests a package after a look-up without result.
  package static func more(_ package: DebianPackage) -> LocalizedText {
    LocalizedText(
      en: "Debian has another dictionary for \(package.direction): \(package.command)",
      ru: "В Debian есть ещё словарь \(package.direction): \(package.command)"
    )
  }

  private static func remark(_ problem: Problem) -> LocalizedText {
    LocalizedText(
      en: problem.message(.english) + (problem.hint.map { " " + $0(.english) } ?? ""),
      ru: problem.message(.russian) + (problem.hint.map { " " + $0(.russian) } ?? "")
    )
  }
}

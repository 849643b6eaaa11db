import CoreModule
import PersonalDictionary

/// What the commands about sources say.
enum SourcePhrases {
  static let headword = CountedNoun(en: ("headword", "headwords"), ru: ("заглавное слово", "заглавных слова", "заглавных слов"))
  private static let direction = CountedNoun(en: ("direction", "directions"), ru: ("направление", "направления", "направлений"))

  static func kind(_ kind: SourceKindName) -> LocalizedText {
    kind == .core ? LocalizedText(en: "built-in", ru: "встроенный") : LocalizedText(verbatim: kind.rawValue)
  }

  /// The direction, or how many there are.
  static func directions(_ directions: [Direction]) -> LocalizedText {
    directions.count == 1 ? LocalizedText(verbatim: directions[0].description) : direction(directions.count)
  }

  /// What is unusual about a source.
  static func state(_ source: SourceDescription) -> LocalizedText? {
    if source.fault != nil { return LocalizedText(en: "unusable", ru: "не читается") }
    return source.isEnabled ? nil : LocalizedText(en: "disabled", ru: "отключён")
  }

  static func fault(_ source: SourceDescription) -> LocalizedText? {
    source.fault.map { Problem($0, of: source.name) }.map(remark)
  }

  static func inChain(_ name: String) -> LocalizedText { LocalizedText(en: "source “\(name)”", ru: "источник «\(name)»") }

  static func removed(_ name: String) -> LocalizedText {
    LocalizedText(en: "Removed. The words keep what it found.", ru: "Удалён. У слов остаётся то, что в нём нашлось.")
  }

  /// The sources that the user has to set right, one remark for each.
  static func failures(_ failures: [SourceFailure]) -> [LocalizedText] {
    var seen: Set<String> = []
    return failures.compactMap { failure in
      switch failure.error {
      case .unusable, .notServed, .unreachable(.misconfigured, _), .postponed(.misconfigured, _, _): break
      case .unreachable, .postponed, .unasked: return nil
      }
      return seen.insert(failure.source).inserted ? remark(Problem(failure)) : nil
    }
  }

  /// How to add what is installed, and how to install more.
  static func more(_ state: SourcesState) -> [LocalizedText] {
    let free = state.installed.filter { state.source(of: $0) == nil }
    var notes: [LocalizedText] = []
    if state.installed.isEmpty {
      notes.append(LocalizedText(en: "No dictionaries are installed.", ru: "Словари не установлены."))
    }
    if let best = free.first(where: { $0.direction == state.direction }) ?? free.first {
      let command = "glot source add \(best.kind.name.rawValue) \(best.name)"
      notes.append(LocalizedText(en: "Add one of them: \(command)", ru: "Добавить словарь: \(command)"))
    }
    let package = DebianPackages.dictionary(for: state.direction)
    let install = package.map { "sudo apt install \($0)" }
    let search = "apt-cache search dict-freedict"
    notes.append(
      LocalizedText(
        en: install.map { "For \(state.direction) there is: \($0). All of them: \(search)" } ?? "To find more: \(search)",
        ru: install.map { "Для \(state.direction) есть: \($0). Все словари: \(search)" } ?? "Найти другие: \(search)"
      )
    )
    return notes
  }

  private static func remark(_ problem: Problem) -> LocalizedText {
    LocalizedText(
      en: problem.message(.english) + (problem.hint.map { " " + $0(.english) } ?? ""),
      ru: problem.message(.russian) + (problem.hint.map { " " + $0(.russian) } ?? "")
    )
  }
}

/// The dictionaries that Debian has as packages.
enum DebianPackages {
  /// The package with a dictionary for this direction.
  static func dictionary(for direction: Direction) -> String? {
    if direction == .initial { return "mueller7-dict" }
    guard pairs[direction.from]?.contains(direction.to) == true else { return nil }
    return "dict-freedict-\(code(direction.from))-\(code(direction.to))"
  }

  private static let pairs: [Language: Set<Language>] = [
    .english: [.german, .french, .italian, .portuguese, .spanish, .russian], .spanish: [.german, .english, .portuguese],
    .german: [.english, .french, .italian, .portuguese, .russian, .spanish],
    .french: [.german, .english, .italian, .portuguese, .russian, .spanish],
    .italian: [.german, .english, .portuguese, .russian, .spanish], .portuguese: [.german, .english, .french, .spanish],
  ]

  private static func code(_ language: Language) -> String {
    switch language {
    case .english: "eng"
    case .spanish: "spa"
    case .russian: "rus"
    case .german: "deu"
    case .french: "fra"
    case .italian: "ita"
    case .portuguese: "por"
    }
  }
}

import CoreModule
import PersonalDictionary
import TerminalKit

/// A command of the palette that a path follows, as in `export ~/words.csv`.
enum PathCommand: CaseIterable {
  case export, wordImport, backup, restore

  /// The command and the path behind it; `nil` when the text is something else.
  static func typed(_ text: String) -> (command: PathCommand, start: String, path: String)? {
    for command in allCases {
      for word in command.words where text.lowercased().hasPrefix(word + " ") {
        let path = String(text.dropFirst(word.count + 1).drop { $0 == " " })
        return (command, String(text.dropLast(path.count)), path)
      }
    }
    return nil
  }

  private var words: [String] {
    switch self {
    case .export: ["export", "экспорт"]
    case .wordImport: ["import", "импорт"]
    case .backup: ["backup", "back up", "копия"]
    case .restore: ["restore", "восстановить"]
    }
  }

  fileprivate func words(_ path: String) -> ActionWords {
    let text =
      switch self {
      case .export: LocalizedText(en: "Export to \(path)…", ru: "Экспорт в \(path)…")
      case .wordImport: LocalizedText(en: "Import words from \(path)…", ru: "Импорт слов из \(path)…")
      case .backup: LocalizedText(en: "Back up to \(path)", ru: "Создать резервную копию в \(path)")
      case .restore: LocalizedText(en: "Restore from \(path)", ru: "Восстановить из \(path)")
      }
    return ActionWords(text, text)
  }
}

extension Navigator {
  /// What the palette offers for a typed text besides the actions that are called so.
  ///
  /// - Parameter paths: What a path at its end may become.
  func actions(with text: String, paths: [String]) -> [ScreenAction] {
    let text = text.trimmed
    guard !text.isEmpty else { return [] }
    if let (command, _, path) = PathCommand.typed(text) {
      return (paths.isEmpty ? [path] : paths).map { path in
        ScreenAction([], command.words(path)) { [weak self] in self?.run(command, path) }
      }
    }
    let words = LocalizedText(en: "Look up “\(text)” without saving", ru: "Найти «\(text)» в словарях, не сохраняя")
    return [ScreenAction([], ActionWords(words, words)) { [weak self] in self?.openLookUp(text) }]
  }

  func openLookUp(_ text: String = "") {
    show(.words)
    push(LookUpScreen(text, navigator: self))
  }

  private func run(_ command: PathCommand, _ path: String) {
    switch command {
    case .export: push(ExportScreen(path, navigator: self))
    case .wordImport:
      show(.words)
      push(ImportScreen(path, navigator: self))
    case .backup: backUp(to: access.path(path))
    case .restore: push(BackupsScreen(navigator: self, restoring: access.path(path)))
    }
  }
}

import CoreModule
import CorePresentation
import Presentation

extension Problem {
  /// A folder in the environment is not UTF-8.
  static func pathNotUTF8(_ path: String) -> Problem {
    Problem(
      .configuration, "path_not_utf8",
      en: ("The path \(path) is not UTF-8 in the environment.", "Choose another folder with --data-dir."),
      ru: ("Путь \(path) в окружении записан не в UTF-8.", "Укажите другую папку через --data-dir.")
    )
  }

  /// The limit of open files is too low.
  static func tooFewFiles(_ limit: Int, needed: Int) -> Problem {
    Problem(
      .inputOutput, "too_few_files",
      en: ("glot may have only \(limit) files open here, and needs \(needed).", "Nothing was changed. Raise the limit with “ulimit -n”."),
      ru: ("Открытых файлов здесь может быть не больше \(limit), а нужно \(needed).", "Ничего не изменено. Увеличьте предел: «ulimit -n».")
    )
  }

  /// The arguments are not available.
  static var noArguments: Problem {
    Problem(
      .inputOutput, "no_arguments",
      en: (
        "The command line could not be read from the system.",
        "Nothing was done. Check that files can be opened (ulimit -n) and that /proc exists."
      ),
      ru: (
        "Не удалось получить командную строку от системы.",
        "Ничего не сделано. Проверьте, можно ли открывать файлы (ulimit -n) и есть ли /proc."
      )
    )
  }

  /// The problem with the nearest of the actions of a command as its hint, if one is near.
  func suggesting(_ action: String?, among actions: [String], of command: String) -> Problem {
    guard let action, let near = nearest(to: action, among: actions), near.distance > 0 else { return self }
    var problem = self
    problem.hint = Self.didYouMean("\(command) \(near.name)")
    return problem
  }

  private static func didYouMean(_ command: String) -> LocalizedText {
    LocalizedText(en: "Did you mean “glot \(command)”?", ru: "Возможно, вы имели в виду «glot \(command)»?")
  }

  /// - Parameter word: The same as a word that can be looked up, as it is typed after `glot lookup`.
  static func unknownCommand(_ name: String, word: String? = nil) -> Problem {
    let words = name.split(separator: " ")
    let parent = words.dropLast().joined(separator: " ")
    // Only the word that is unknown is compared, with the commands in its place.
    let start = parent.isEmpty ? "" : parent + " "
    let places = GlotCommand.helpTopics.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    let near = nearest(to: words.last.map(String.init) ?? name, among: places.filter { !$0.contains(" ") })
    let named = OtherName.command(for: name)
    let command = (named ?? near.map { start + $0.name }).map(didYouMean)
    let help = GlotCommand.helpTopics.contains(parent) ? "glot help \(parent)" : "glot help"
    var hint = command ?? LocalizedText(en: "See “\(help)”.", ru: "См. «\(help)».")
    if let word {
      // What differs from a command in one letter, or is another name of it, may be either.
      let other = named != nil || near?.distance == 1 ? command : nil
      let lookUp = LocalizedText(
        en: "To look the word up: “glot lookup \(word)”.", ru: "Найти это слово в словарях: «glot lookup \(word)»."
      )
      let hints = named == nil ? [lookUp, other] : [other, word == name ? lookUp : nil]
      hint = LocalizedText(
        en: hints.compactMap { $0?(.english) }.joined(separator: " "), ru: hints.compactMap { $0?(.russian) }.joined(separator: " ")
      )
    }
    return usage(LocalizedText(en: "“\(name)” is not a command of glot.", ru: "Команды «\(name)» в glot нет."), hint: hint)
  }
}

extension Problem {
  /// - Parameter example: A correct command, for the advice.
  static func missingFile(example: String) -> Problem {
    .usage(en: ("No file is given.", "Try “\(example)”."), ru: ("Не указан файл.", "Напишите, например, «\(example)»."))
  }

  /// An edit without changes, which belongs to this command.
  static func nothingToChange(by command: String) -> Problem {
    .usage(
      en: ("No change is given.", "See “glot help \(command)”."), ru: ("Не указано, что изменить.", "См. «glot help \(command)».")
    )
  }

  /// Two options of which only one can be given.
  static func exclusive(_ option: String, _ other: String) -> Problem {
    .usage(
      en: ("\(option) and \(other) cannot be used together.", "Choose one."),
      ru: ("\(option) и \(other) нельзя указать вместе.", "Выберите что-то одно.")
    )
  }
}

/// The name that was probably meant, and its distance: at most a third of its letters. Two swapped letters are one mistake.
func nearest(to name: String, among names: [String]) -> (name: String, distance: Int)? {
  let typed = Array(name)
  let near = names.compactMap { name in
    let letters = Array(name)
    return letters.editDistance(to: typed, atMost: max(letters.count, typed.count) / 3).map { (name: name, distance: $0) }
  }
  return near.min { $0.distance < $1.distance }
}

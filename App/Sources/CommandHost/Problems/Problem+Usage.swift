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
    let near = nearest(to: name, among: GlotCommand.helpTopics)
    let named = OtherName.command(for: name)
    let command = (named ?? near?.name).map(didYouMean)
    let parent = name.split(separator: " ").dropLast().joined(separator: " ")
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

/// The name that was probably meant, and its distance.
func nearest(to name: String, among names: [String]) -> (name: String, distance: Int)? {
  let farthest = name.isBlank ? 0 : min(name.count, 3)
  return names.map { (name: $0, distance: editDistance($0, name)) }.filter { $0.distance < farthest }.min { $0.distance < $1.distance }
}

/// The Levenshtein distance.
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let cost = diagonal + (right[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(cost, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[right.count]
}

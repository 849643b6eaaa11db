/// Finds the command that other programs call by another name, or that Russian has another word for.
enum OtherName {
  /// The command meant by `name`, such as `find` for *search* and `todo rm` for *todo delete*.
  static func command(for name: String) -> String? {
    var words = name.lowercased().split(separator: " ").map(String.init)
    guard let last = words.popLast(), let other = commands[last] else { return nil }
    let command = (words + [other]).joined(separator: " ")
    return GlotCommand.helpTopics.contains(command) ? command : nil
  }

  private static let commands = [
    "search": "find", "grep": "find", "filter": "find", "translate": "lookup", "define": "lookup", "dict": "lookup", "delete": "rm",
    "remove": "rm", "del": "rm", "new": "add", "create": "add", "save": "add", "ls": "list", "words": "list", "all": "list",
    "settings": "config", "preferences": "config", "options": "config", "set": "config", "tasks": "todo", "task": "todo",
    "complete": "done",
    "finish": "done", "reopen": "undone", "postpone": "snooze", "learn": "practice", "review": "practice", "study": "practice",
    "train": "practice", "game": "play", "favourite": "star", "favorite": "star", "favourites": "stars", "favorites": "stars",
    "bookmark": "star", "change": "edit", "modify": "edit", "revert": "undo", "check": "verify", "web": "serve", "server": "serve",
    "keyboard": "keys", "dictionaries": "source", "sources": "source", "direction": "lang", "language": "lang", "man": "help",
    "найти": "find", "поиск": "find", "перевести": "lookup", "перевод": "lookup", "удалить": "rm", "добавить": "add", "список": "list",
    "слова": "list", "настройки": "config", "задачи": "todo", "задача": "todo", "учить": "practice", "повторять": "practice",
    "играть": "play", "игра": "play", "помощь": "help", "справка": "help", "отменить": "undo", "изменить": "edit", "язык": "lang",
  ]
}

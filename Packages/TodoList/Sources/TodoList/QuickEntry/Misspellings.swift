/// Corrects typing mistakes in the longer names of days and months: `tomorow`, `wensday`, «зватра».
enum Misspellings {
  /// The name that a word is a misspelling of, or the word itself. Both must begin alike, and letters may be doubled or not, and one
  /// may be missing, wrong or in the wrong place; the last one only in the wrong place.
  static func corrected(_ key: String) -> String {
    if let name = common[key] { return name }
    if key.hasPrefix("следущ") { return "следующ" + key.dropFirst(6) }
    guard key.count > 4, let first = key.first, let last = key.last, DateWords.days[key] == nil, DateWords.weekdays[key] == nil,
      DateWords.months[key] == nil
    else { return key }
    return names.first { name in
      name.first == first
        && (name.last == last ? isSlip(Array(key), of: Array(name)) || key.single == name.single : key == name.withLastLettersSwapped)
    } ?? key
  }

  private static func isSlip(_ word: [Character], of name: [Character]) -> Bool {
    guard abs(word.count - name.count) < 2, let place = zip(word, name).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return false
    }
    let (rest, meant) = (word[place...], name[place...])
    // A short name with another letter is often another word: “sundry”.
    let isLong = name.count > 6
    if word.count < name.count { return rest.elementsEqual(meant.dropFirst()) }
    if word.count > name.count { return name.count > 5 && rest.dropFirst().elementsEqual(meant) }
    let isSwapped = rest.prefix(2).reversed().elementsEqual(meant.prefix(2)) && rest.dropFirst(2).elementsEqual(meant.dropFirst(2))
    return isSwapped || isLong && rest.dropFirst().elementsEqual(meant.dropFirst())
  }

  private static let names =
    ["tomorrow", "yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    + ["january", "february", "september", "october", "november", "december"]
    + ["завтра", "послезавтра", "сегодня", "понедельник", "вторник", "четверг", "пятницу", "субботу", "воскресенье"]
    + ["января", "февраля", "сентября", "октября", "ноября", "декабря"]

  private static let common = [
    "wensday": "wednesday", "wendsday": "wednesday", "2moro": "tomorrow", "2morrow": "tomorrow", "tomoz": "tomorrow", "завтро": "завтра",
    "зафтра": "завтра", "послезавтро": "послезавтра", "четверк": "четверг",
    "tmw": "tomorrow", "til": "till", "tomoro": "tomorrow", "nxt": "next", "morn": "morning", "mornin": "morning", "moring": "morning",
    "nite": "night", "wknd": "weekend",
    "tonite": "tonight",
    "2nite": "tonight",
    "2day": "today", "севодня": "сегодня", "седня": "сегодня",
  ]
}

extension String {
  fileprivate var withLastLettersSwapped: String { String(dropLast(2) + suffix(2).reversed()) }

  /// The letters, each run of the same one as a single letter.
  fileprivate var single: String { reduce(into: "") { if $0.last != $1 { $0.append($1) } } }
}

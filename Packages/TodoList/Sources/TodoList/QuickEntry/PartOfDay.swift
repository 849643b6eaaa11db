import CoreModule

/// A part of the day. It has a default time, and determines which half of the day an hour is in.
enum PartOfDay {
  case morning, afternoon, evening, night

  /// The due time of tasks that name only this part of the day.
  var time: TimeOfDay {
    switch self {
    case .morning: .hour(9)
    case .afternoon: .hour(15)
    case .evening: .hour(19)
    case .night: .hour(22)
    }
  }

  /// The due time when ``time`` is over and the part of the day is not.
  var orLater: TimeOfDay? { self == .evening ? PartOfDay.night.time : nil }

  /// The time in this part of the day with the given hour; `nil` when it has no such hour.
  func time(_ hour: Int, _ minute: Int) -> TimeOfDay? {
    switch (self, hour) {
    case (.morning, 1...12), (.night, 12), (.night, 0...5): TimeOfDay(hour: hour % 12, minute: minute)
    case (.afternoon, 1...6), (.afternoon, 12), (.evening, 1...11), (.night, 6...11): TimeOfDay(hour: hour % 12 + 12, minute: minute)
    case (.afternoon, 13...18), (.evening, 16...23), (.night, 20...23): TimeOfDay(hour: hour, minute: minute)
    default: nil
    }
  }

  /// The part of the day that the activity suggests: `wake up at 6`, «ужин в 8»; `nil` if none does.
  static func told(by keys: [String]) -> PartOfDay? {
    for (place, key) in keys.enumerated() {
      let next = place + 1 < keys.count ? keys[place + 1] : ""
      if mornings.contains(where: key.hasPrefix) || key == "get" && next == "up" || key == "up" && place == 0 { return .morning }
      if isAlarm(at: place, in: keys) { return .morning }
      if key == "lights" && next == "out" { return .evening }
      let isTable = ["table", "bed"].contains(key) && ["for", "at", "by"].contains(next)
      if evenings.contains(where: key.hasPrefix) || eveningWords.contains(key)
        || ["to", "in"].contains(key) && ["bed", "sleep"].contains(next) || isTable
      {
        return .evening
      }
    }
    return nil
  }

  /// Whether somebody is to be woken: `alarm at 6`, `set the alarm`, «завести будильник», but not “fire alarm test”.
  private static func isAlarm(at place: Int, in keys: [String]) -> Bool {
    guard ["alarm", "будильник"].contains(where: keys[place].hasPrefix) else { return false }
    guard let verb = keys[..<place].last(where: { !["a", "an", "the", "my", "мой"].contains($0) }) else { return true }
    return ["set", "поставить", "поставь", "завести", "заведи"].contains(verb)
  }

  private static let mornings = [
    "wake", "waking", "breakfast", "встать", "встава", "просну", "просып", "подъем", "завтрак", "разбуд", "утренн",
  ]
  private static let evenings = [
    "dinner", "supper", "reservation", "movie", "cinema", "concert", "theatre", "theater", "ужин", "поужин", "вечерн", "столик", "спать",
    "отбой",
    "кино",
    "концерт", "театр",
  ]

  private static let eveningWords: Set<String> = ["night", "evening", "party", "choir", "pub", "drinks", "quiz", "gig", "opera"]

  /// Whether the text is about a journey, whose times are as in a timetable.
  static func isTimetabled(_ keys: [String]) -> Bool { keys.contains(where: journeys.contains) }

  private static let journeys: Set<String> = [
    "flight", "flights", "fly", "plane", "train", "bus", "ferry", "airport", "boarding", "depart", "departs", "departure",
  ]

  /// A part of the day at `start`, and whether it gives a time even without a day.
  static func phrase(in keys: [String], at start: Int) -> (count: Int, part: PartOfDay, isAdverb: Bool)? {
    guard start < keys.count else { return nil }
    for (words, part) in phrases where keys[start...].starts(with: words) { return (words.count, part, true) }
    // «Днём рождения».
    let isBirthday = keys[start] == "днем" && start + 1 < keys.count && keys[start + 1] == "рождения"
    if let part = adverbs[keys[start]] { return isBirthday ? nil : (1, part, true) }
    return nouns[keys[start]].map { (1, $0, false) }
  }

  /// A part of the day after a time: `7 вечера`, `7 in the evening`.
  static func behindTime(in keys: [String], at start: Int) -> (count: Int, part: PartOfDay)? {
    guard start < keys.count else { return nil }
    if let part = genitives[keys[start]] { return (1, part) }
    return phrase(in: keys, at: start).flatMap { $0.isAdverb ? ($0.count, $0.part) : nil }
  }

  private static let phrases: [(words: [String], part: PartOfDay)] = [
    (["first", "thing"], .morning), (["early", "in", "the", "morning"], .morning), (["early", "morning"], .morning),
    (["late", "at", "night"], .night), (["late", "afternoon"], .afternoon), (["in", "the", "morning"], .morning),
    (["in", "the", "afternoon"], .afternoon),
    (["in", "the", "evening"], .evening),
    (["с", "утра", "пораньше"], .morning), (["с", "самого", "утра"], .morning), (["с", "утра"], .morning), (["к", "утру"], .morning),
    (["утром", "пораньше"], .morning), (["рано", "утром"], .morning),
    (["в", "первой", "половине", "дня"], .morning), (["во", "второй", "половине", "дня"], .afternoon), (["после", "обеда"], .afternoon),
    (["ближе", "к", "вечеру"], .evening), (["к", "вечеру"], .evening), (["до", "вечера"], .evening), (["поздно", "вечером"], .night),
    (["ближе", "к", "ночи"], .night), (["к", "ночи"], .night),
  ]

  private static let adverbs: [String: PartOfDay] = [
    "утром": .morning, "днем": .afternoon, "вечером": .evening, "вечерком": .evening, "ночью": .night,
  ]

  private static let nouns: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "aft": .afternoon, "evening": .evening, "eve": .evening, "night": .night, "am": .morning,
    "pm": .afternoon,
    "a.m": .morning, "p.m": .afternoon,
  ]

  private static let genitives: [String: PartOfDay] = [
    "утра": .morning, "дня": .afternoon, "вечера": .evening, "ночи": .night, "noon": .afternoon, "midday": .afternoon, "midnight": .night,
  ]

  /// Parts of the day in recurrences: `every morning`, `каждый вечер`, `по утрам`.
  static let ofSeries: [String: PartOfDay] = [
    "morning": .morning, "afternoon": .afternoon, "evening": .evening, "night": .night, "mornings": .morning, "afternoons": .afternoon,
    "evenings": .evening, "nights": .night, "утро": .morning, "вечер": .evening,
    "ночь": .night, "утрам": .morning, "вечерам": .evening, "ночам": .night,
  ]
}

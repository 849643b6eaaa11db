/// Words around a date that make it a part of the text.
enum Context {
  /// Words before a date that bind it to the text before them: `tickets for friday`, «план на завтра».
  static let binding: Set<String> = [
    "for", "of", "about", "to", "from", "since", "after", "than", "between", "and", "or", "through", "during", "per", "versus", "vs", "&",
    "ending", "заканчивая",
    "и", "или", "по", "с", "со", "от", "о", "об", "про", "для", "после", "за", "между", "на", "из", "кроме", "либо", "раньше", "ранее",
  ]

  /// Words between two dates that belong together.
  static let joiners: Set<String> = [
    "and", "or", "to", "till", "through", "&", "-", "–", "—", "/", "и", "или", "либо", "по",
  ]

  /// Words that begin another thing to do.
  static let connectives: Set<String> = ["and", "or", "then", "but", "и", "или", "а", "но", "затем", "потом"]

  /// Words that begin a range, and words in its middle.
  static let rangeOpenings: Set<String> = ["from", "between", "с", "со", "от", "между"]
  static let rangeMiddles: Set<String> = ["to", "till", "until", "and", "-", "–", "—", "до", "по", "и", "на"]

  /// Words that begin a series.
  static let starts: Set<String> = ["starting", "beginning", "from", "с", "со", "начиная"]

  /// Words that end a series, which a task cannot.
  static let ends: Set<String> = ["until", "till", "до"]

  /// Words that go on behind a date in the middle of a text: `at 6 in the cafe`, `saturday with Bob`, «в 5 у метро».
  static let continuations: Set<String> = [
    "to", "with", "in", "at", "on", "near", "outside", "for", "from", "about", "из", "у", "с", "со", "в", "на", "возле", "около", "перед",
    "напротив",
  ]

  /// Beginnings of words that «с понедельника» and «с 8 марта» belong to.
  static func takesOrigin(_ word: String) -> Bool { withOrigin.contains { word.hasPrefix($0) } }

  private static let withOrigin = [
    "поздрав", "открытк", "фото", "видео", "письм", "сообщени", "запис", "перене", "сдвин", "остал", "долг", "доес", "ответ", "протокол",
    "чек", "конспект", "новост", "посуд",
    "note", "minutes", "report", "mail", "email", "e-mail", "message", "photo", "picture", "video", "record", "letter", "receipt",
    "invoice",
    "bill", "leftover", "result", "homework", "news", "article", "expense", "order", "ticket", "move", "resched", "postpon", "shift",
    "push",
    "copy", "copies", "return", "back", "recover", "paper", "log", "file", "data", "package", "parcel", "dish", "laundry", "question",
    "issue", "task", "clean", "reply", "repl", "answer", "respond", "review", "read", "watch", "listen", "catch", "follow", "finish",
    "episode", "lecture", "slide", "feedback", "comment", "download", "upload", "save", "delete", "transcri", "story",
  ]

  /// Words before `sunday` or `daily` that make a name or a description of it.
  static func isDescribed(after previous: String) -> Bool {
    describing.contains(previous) || stems.contains { previous.hasPrefix($0) }
  }

  /// Whether a verb such as “increase” takes “by 10” or «до 10» as an amount.
  static func isReckoning(_ word: String) -> Bool { reckoning.contains { word.hasPrefix($0) } }

  private static let reckoning = [
    "multipl", "divid", "increas", "decreas", "reduc", "rais", "lower", "drop", "heat", "preheat", "увелич", "уменьш", "умнож", "поднят",
    "снизи", "досчит", "посчит", "убав", "прибав", "повы", "пониз", "нагре", "разогре", "сократ", "похуд",
  ]

  private static let describing: Set<String> = [
    "the", "a", "an", "this", "some", "any", "no", "my", "your", "his", "her", "our", "their", "its", "every", "each", "last", "past",
    "previous", "was", "ms", "mr", "mrs", "dr", "miss", "first", "second", "third", "fourth", "black", "good", "ash", "casual", "cyber",
    "super", "fat", "new", "not", "for",
    "of",
  ]

  /// «Прошлый», «чёрная», «последняя» in all their forms.
  private static let stems = ["прошл", "черн", "последн", "перв", "втор", "трет", "добр", "каждым", "ранн", "поздн", "страстн", "велик"]
}

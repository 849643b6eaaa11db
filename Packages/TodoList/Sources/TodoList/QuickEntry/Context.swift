/// Words next to a date that make it a part of the text.
enum Context {
  /// Words before a date that bind it to the text before them: `tickets for friday`, «план на завтра».
  static let binding: Set<String> = [
    "for", "of", "about", "re", "regarding", "to", "from", "since", "after", "than", "between", "and", "or", "through", "during", "per",
    "except", "excluding",
    "versus", "vs", "&",
    "ending", "beg", "w/c", "w/e", "commencing", "dated", "заканчивая",
    "и", "или", "по", "с", "со", "от", "о", "об", "про", "для", "после", "за", "между", "на", "из", "кроме", "либо", "раньше", "ранее",
  ]

  /// What a title stands behind.
  static let shown: Set<String> = ["watch", "rewatch", "read", "reread", "play", "finish", "see", "buy", "borrow", "download", "stream"]

  /// Whether it is a Russian word that titles stand behind: «прочитать», «фильм».
  static func isShown(_ word: String) -> Bool { shownStems.contains { word.contains($0) } }

  private static let shownStems = [
    "чита", "читать", "посмотр", "смотреть", "досмотр", "пересмотр", "слуша", "фильм", "книг", "роман", "сериал", "песн", "повест",
    "рассказ",
    "мультфильм", "альбом", "спектакл", "пьес",
  ]

  /// Whether a name stands behind the Russian word: «рассылка», «магазин».
  static func takesName(_ word: String) -> Bool { namedStems.contains { word.hasPrefix($0) } }

  private static let namedStems = ["рассылк", "групп", "магазин", "кафе", "ресторан", "фильм", "песн", "сериал", "книг", "журнал", "газет"]

  /// Verbs that a statement stands behind, verbs that a question does, and words that begin a condition.
  static let telling: Set<String> = [
    "tell", "say", "let", "inform", "remind", "напомнить", "напомни", "сказать", "передать", "сообщить", "предупредить",
  ]
  static let asking: Set<String> = ["check", "see", "find", "know", "узнать", "уточнить", "проверить", "выяснить"]
  static let conditions: Set<String> = ["if", "unless", "если"]

  /// Whether a word is in a clause of its own: “that”, “I'm”, “is”.
  static func beginsClause(_ word: String) -> Bool {
    ["that", "i", "it's", "he's", "she's", "is", "are", "was", "were", "что"].contains(word)
      || ["'m", "'re", "'ll", "'ve"].contains(where: word.hasSuffix)
  }

  /// Words that follow a title with a date.
  static let deadlines: Set<String> = ["by", "before", "due", "today", "tonight", "tomorrow"]

  /// Words between two dates that belong together.
  static let joiners: Set<String> = [
    "and", "or", "to", "till", "through", "with", "&", "-", "–", "—", "/", "и", "или", "либо", "по",
  ]

  /// Words before what somebody talks about.
  static let topics: Set<String> = ["re", "regarding", "about", "про", "насчет"]

  /// What a weekday before it is the name of: “friday playlist”, “sunday roast”.
  static let namedByDay: Set<String> = [
    "playlist", "playlists", "mix", "mixtape", "newsletter", "paper", "papers", "edition", "column", "crossword", "roast", "school",
    "league", "special", "menu", "blues", "vibes", "prayers", "group", "club", "crew", "team", "shift", "rota", "episode", "post",
  ]

  /// Meals, which may follow the day on which they are: “nails fri lunch”.
  static let meals: Set<String> = ["breakfast", "brunch", "lunch", "dinner", "supper"]

  /// Whether the word is for what begins at an hour: “raid 10 tonight”.
  static func isHeld(_ word: String) -> Bool { meals.contains(word) || held.contains(word) }

  private static let held: Set<String> = [
    "raid", "gym", "yoga", "practice", "rehearsal", "training", "meeting", "standup", "party", "choir", "drinks", "quiz", "poker",
    "bowling", "football", "concert", "gig", "mass", "church", "pizza",
  ]

  /// Words that begin another task or clause.
  static let connectives: Set<String> = ["and", "or", "then", "but", "и", "или", "а", "но", "затем", "потом"]

  /// Words that begin a range, and words in its middle.
  static let rangeOpenings: Set<String> = ["from", "between", "с", "со", "от", "между"]
  static let rangeMiddles: Set<String> = ["to", "till", "until", "and", "-", "–", "—", "до", "по", "и", "на"]

  /// Words that begin a series.
  static let starts: Set<String> = ["starting", "beginning", "from", "с", "со", "начиная"]

  /// Words before the last day of a series; `lasts` are no part of its date.
  static let ends: Set<String> = ["until", "till", "до"]
  static let lasts: Set<String> = ["through", "thru", "по"]

  /// Words that continue the text after a date: `at 6 in the cafe`, `saturday with Bob`, «в 5 у метро».
  static let continuations: Set<String> = [
    "to", "with", "w/", "in", "at", "on", "near", "outside", "for", "from", "about", "after", "before", "because", "if", "when", "while",
    "so", "чтобы", "чтоб",
    "unless", "из", "у", "с", "со", "в", "на", "возле", "около", "перед",
    "напротив",
  ]

  /// Whether a word begins like one that takes a beginning, such as «с понедельника» or «с 8 марта».
  static func takesOrigin(_ word: String) -> Bool { withOrigin.contains { word.hasPrefix($0) } }

  private static let withOrigin = [
    "поздрав", "открытк", "фото", "видео", "письм", "сообщени", "запис", "перене", "сдвин", "остал", "долг", "доес", "ответ", "протокол",
    "чек", "заявлен", "соглас", "конспект", "новост", "посуд",
    "note", "minutes", "report", "mail", "email", "e-mail", "message", "photo", "picture", "video", "record", "letter", "receipt",
    "invoice",
    "bill", "leftover", "result", "homework", "news", "article", "expense", "order", "ticket", "move", "resched", "postpon", "shift",
    "push",
    "copy", "copies", "return", "back", "recover", "paper", "log", "file", "data", "package", "parcel", "dish", "laundry", "question",
    "issue", "task", "clean", "reply", "repl", "answer", "respond", "review", "read", "watch", "listen", "catch", "follow", "finish",
    "episode", "lecture", "slide", "feedback", "comment", "download", "upload", "save", "delete", "transcri", "story",
  ]

  /// Whether the word before `sunday` or `daily` makes it a name or a description.
  static func isDescribed(after previous: String) -> Bool {
    describing.contains(previous) || stems.contains { previous.hasPrefix($0) }
  }

  /// Words that begin a question inside a sentence, and those that begin a clause about something that has happened.
  static let questions: Set<String> = ["why", "whether", "почему", "зачем", "отчего", "ли"]
  static let relatives: Set<String> = [
    "what", "who", "how", "where", "when", "which", "that", "что", "чего", "чем", "как", "кто", "кого", "кому", "где", "куда", "когда",
    "сколько",
  ]

  /// Words before a number that is a name: «номер 5.12», “tickets 4/5”.
  static func isNumberedAlone(_ word: String) -> Bool { numberedAlone.contains { word.hasPrefix($0) } }

  private static let numberedAlone = [
    "номер", "№", "ticket", "тикет", "issue", "exercise", "упражнен", "параграф", "страниц", "стр", "page", "рисун", "табл", "дом", "size",
    "размер",
  ]

  /// Whether a word stands before a number that only looks like a date: “room 12/3”, “version 3.11”, «глава 3.12».
  static func isNumbered(_ word: String) -> Bool {
    ["v", "ver", "ул", "пл", "метро"].contains(word) || numbered.contains { word.hasPrefix($0) }
  }

  /// Whether a number with a full stop after the word is a version.
  static func isSoftware(_ word: String) -> Bool { software.contains { word.hasPrefix($0) } }

  private static let software = [
    "прошивк", "драйвер", "питон", "ноду", "линукс", "убунт", "постгрес", "андроид", "айос", "джав", "ядро",
  ]

  private static let numbered = [
    "room", "box", "version", "release", "chapter", "section", "кабинет", "аудитори", "верси", "глава", "главу", "главы", "раздел", "пункт",
    "улиц", "площад", "проспект",
  ]

  /// Whether a word is for something whose date is not the date of the task: “tickets for the concert on 12 march”.
  static func isTicket(_ word: String) -> Bool { ["ticket", "trains", "билет", "заявлен"].contains { word.hasPrefix($0) } }

  /// Whether the word before a unit makes it a span: “3 days before”, «за неделю до», but not «на 2027 год до».
  static func isAmount(_ word: String) -> Bool { NumberWords.cardinal(word).map { $0 < 100 } ?? ["the", "few", "за"].contains(word) }

  /// Whether a verb such as “increase” takes “by 10” or «до 10» as an amount.
  static func isReckoning(_ word: String) -> Bool { reckoning.contains { word.hasPrefix($0) } }

  private static let reckoning = [
    "multipl", "divid", "increas", "decreas", "reduc", "rais", "lower", "drop", "heat", "preheat", "увелич", "уменьш", "умнож", "поднят",
    "снизи", "досчит", "посчит", "убав", "прибав", "повы", "пониз", "нагре", "разогре", "сократ", "похуд",
  ]

  private static let describing: Set<String> = [
    "the", "a", "an", "this", "one", "some", "any", "no", "my", "your", "his", "her", "our", "their", "its", "every", "each", "last",
    "past",
    "previous", "was", "ms", "mr", "mrs", "dr", "miss", "first", "second", "third", "fourth", "make", "take", "skip", "miss", "cancel",
    "cover", "reschedule", "postpone", "confirm",
    "spend", "swap", "easter", "palm", "holiday", "black", "blue", "good", "ash", "casual", "cyber",
    "super", "fat", "new", "not", "for",
    "of",
  ]

  /// «Прошлый», «чёрная», «последняя» in all their forms.
  private static let stems = [
    "прошл", "черн", "последн", "перв", "втор", "трет", "добр", "каждым", "ранн", "поздн", "страстн", "велик", "отмен", "подтверд",
  ]
}

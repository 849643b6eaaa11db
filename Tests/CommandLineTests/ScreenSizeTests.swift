import Testing

/// A walk through the interface in real terminals of four sizes.
struct ScreenSizeTests {
  private struct Texts {
    var count, meaning, action, emptyFavourites, wayOut: String

    static let of = [
      "en": Texts(
        count: "2 words", meaning: "1. dog", action: "Show the favourites", emptyFavourites: "no favourites", wayOut: "q quit"
      ),
      "ru": Texts(
        count: "2 слова", meaning: "1. dog", action: "Показать список избранного", emptyFavourites: "В избранном", wayOut: "q выход"
      ),
    ]
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 40), (200, 60)], ["en", "ru"])
  func `the words, an entry, an action and the way out are found at every size`(
    _ size: (columns: Int, rows: Int), _ language: String
  ) throws {
    let terminal = try Terminal(language: "C.UTF-8")
    terminal["GLOT_LANG"] = language
    let texts = try #require(Texts.of[language])
    try #require(try terminal.run("glot add casa perro -d es:en -q").status == 0)
    let session = try ScreenSession(terminal, columns: size.columns, rows: size.rows)
    try session.start("glot; echo ended $?")
    try session.shows("casa", "› ", "perro", texts.count, texts.wayOut)
    if size.columns >= 100 {
      try session.shows(texts.meaning)
    } else {
      #expect(!(try session.screen()).contains(texts.meaning))
      try session.type("Enter", shows: texts.meaning, "Esc")
      try session.type("Escape", shows: texts.count)
    }
    try session.type(":")
    try session.write(texts.action, shows: "› \(texts.action)")
    try session.type("Enter", shows: texts.emptyFavourites, "Esc")
    try session.type("Escape", shows: texts.count, texts.wayOut)
    try session.type("q", shows: "ended 0")
  }
}

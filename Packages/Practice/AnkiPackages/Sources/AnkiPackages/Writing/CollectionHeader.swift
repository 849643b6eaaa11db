import CoreModule
import GRDB

/// The row in which schema 11 stores everything except notes, cards and answers.
struct CollectionHeader {
  let collection: AnkiCollection
  let modified: Timestamp

  func write(to database: Database) throws {
    let milliseconds = modified.milliseconds
    try database.execute(
      sql: "INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, '{}')",
      arguments: [
        collection.created.wholeSeconds, milliseconds, milliseconds, CollectionTables.version, configuration.text, noteTypes.text,
        decks.text, options.text,
      ]
    )
  }

  private var seconds: JSON { .number(Int(clamping: modified.wholeSeconds)) }

  private var configuration: JSON {
    let deck = collection.decks.first { !$0.isFiltered }?.id ?? AnkiDeck.defaultID
    return .object([
      ("nextPos", .number(collection.noteCount + 1)), ("estTimes", .bool(true)), ("activeDecks", .array([.number(Int(deck))])),
      ("sortType", "noteFld"), ("timeLim", .number(0)), ("sortBackwards", .bool(false)), ("addToCur", .bool(true)),
      ("curDeck", .number(Int(deck))), ("newBury", .bool(true)), ("newSpread", .number(0)), ("dueCounts", .bool(true)),
      ("curModel", JSON(collection.noteTypes.first.map { String($0.id) })), ("collapseTime", .number(1200)), ("schedVer", .number(2)),
    ])
  }

  /// Anki requires its first deck.
  private var decks: JSON {
    let standard = AnkiDeck(id: AnkiDeck.defaultID, name: "Default")
    let all = (collection.decks.contains { $0.id == standard.id } ? [] : [standard]) + collection.decks.filter { !$0.isFiltered }
    return .object(all.map { deck in (String(deck.id), json(deck)) })
  }

  private func json(_ deck: AnkiDeck) -> JSON {
    let none = JSON.array([.number(0), .number(0)])
    return .object([
      ("id", .number(Int(deck.id))), ("mod", seconds), ("name", .string(deck.name)), ("usn", .number(-1)), ("lrnToday", none),
      ("revToday", none), ("newToday", none), ("timeToday", none), ("collapsed", .bool(false)), ("browserCollapsed", .bool(false)),
      ("desc", ""), ("dyn", .number(0)), ("conf", .number(1)), ("extendNew", .number(0)), ("extendRev", .number(0)),
    ])
  }

  private var noteTypes: JSON { .object(collection.noteTypes.map { type in (String(type.id), json(type)) }) }

  private func json(_ type: AnkiNoteType) -> JSON {
    let fields = type.fields.enumerated().map { place, name in
      JSON.object([
        ("name", .string(name)), ("ord", .number(place)), ("sticky", .bool(false)), ("rtl", .bool(false)), ("font", "Arial"),
        ("size", .number(20)), ("media", .array([])),
      ])
    }
    let templates = type.templates.enumerated().map { place, template in
      JSON.object([
        ("name", .string(template.name)), ("ord", .number(place)), ("qfmt", .string(template.question)), ("afmt", .string(template.answer)),
        ("bqfmt", ""), ("bafmt", ""), ("did", .null),
      ])
    }
    return .object([
      ("id", .number(Int(type.id))), ("name", .string(type.name)), ("type", .number(type.kind == .cloze ? 1 : 0)), ("mod", seconds),
      ("usn", .number(-1)), ("sortf", .number(0)), ("did", .null), ("tmpls", .array(templates)), ("flds", .array(fields)),
      ("css", .string(Self.style)), ("latexPre", .string(Self.latex)), ("latexPost", "\\end{document}"), ("latexsvg", .bool(false)),
      ("req", .array(type.templates.indices.map { .array([.number($0), "any", .array([.number(0)])]) })), ("tags", .array([])),
      ("vers", .array([])),
    ])
  }

  private static let style = """
    .card { font-family: arial; font-size: 20px; line-height: 1.5; text-align: center; color: black; background-color: white; }
    .cloze { font-weight: bold; color: blue; }
    """
  private static let latex = """
    \\documentclass[12pt]{article}
    \\usepackage[utf8]{inputenc}
    \\pagestyle{empty}
    \\begin{document}

    """

  /// The options of Anki's first group of options, which the decks have.
  private var options: JSON {
    let new = JSON.object([
      ("bury", .bool(true)), ("delays", .array([.number(1), .number(10)])), ("initialFactor", .number(2500)),
      ("ints", .array([.number(1), .number(4), .number(0)])), ("order", .number(1)), ("perDay", .number(20)), ("separate", .bool(true)),
    ])
    let review = JSON.object([
      ("bury", .bool(true)), ("ease4", .decimal("1.3")), ("fuzz", .decimal("0.05")), ("ivlFct", .number(1)), ("maxIvl", .number(36500)),
      ("minSpace", .number(1)), ("perDay", .number(200)), ("hardFactor", .decimal("1.2")),
    ])
    let lapse = JSON.object([
      ("delays", .array([.number(10)])), ("leechAction", .number(1)), ("leechFails", .number(8)), ("minInt", .number(1)),
      ("mult", .number(0)),
    ])
    return .object([
      (
        "1",
        .object([
          ("id", .number(1)), ("mod", .number(0)), ("name", "Default"), ("usn", .number(0)), ("maxTaken", .number(60)),
          ("autoplay", .bool(true)),
          ("timer", .number(0)), ("replayq", .bool(true)), ("new", new), ("rev", review), ("lapse", lapse), ("dyn", .bool(false)),
        ])
      )
    ])
  }
}

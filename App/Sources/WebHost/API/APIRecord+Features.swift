// The parts of answers about stored data and settings.

extension APIRecord {
  static let taskCount = APIRecord(
    "TaskCount", [.required("open", .amount), .required("done", .amount), .required("overdue", .amount)])

  static let board = APIRecord(
    "Board",
    [
      .required("kind", .optional(.anyText)), .required("source", .optional(.anyText)), .required("buttons", .amount),
      .required("fetched", .optional(.anyText)),
      .required("age", .optional(.amount)), .required("max_age", .optional(.amount)), .required("stale", .flag),
    ]
  )

  private static let languages: [APIField] = [.required("from", .optional(.anyText)), .required("to", .optional(.anyText))]

  static let round = APIRecord(
    "Round",
    [
      .required("id", .anyText), .required("result", .choice(["won", "lost", "paused"])), .required("correct", .amount),
      .required("wrong", .amount), .required("deck", .anyText), .required("level", .count), .required("pairs", .amount),
      .required("lives", .amount), .required("seconds", .amount), .required("chance", .amount), .required("seed", .optional(.decimal)),
      .required("mistakes", .flag), .required("started", .anyText), .required("played", .anyText),
    ] + languages
  )
  static let playedWord = APIRecord(
    "PlayedWord",
    [
      .required("prompt", .anyText), .required("asked", .amount), .required("correct", .amount), .required("wrong", .amount),
      .required("accuracy", .decimal), .required("streak", .amount), .required("best_streak", .amount), .required("last", .anyText),
      .required("due", .anyText), .required("weeks", .list(.object)), .required("knowledge", .optional(.object)),
    ] + languages
  )

  static let readText = APIRecord(
    "ReadText",
    [
      .required("number", .count), .required("id", .anyText), .required("title", .optional(.anyText)), .required("path", .anyText),
      .required("from", .anyText), .required("to", .anyText), .required("tokens", .optional(.amount)),
      .required("known", .optional(.decimal)),
      .required("block", .amount), .required("word", .amount), .required("opened", .anyText),
    ]
  )
  static let level = APIRecord(
    "Level",
    [
      .required("language", .anyText), .required("estimate", .amount), .required("low", .optional(.amount)),
      .required("high", .optional(.amount)), .required("invented", .optional(.amount)), .required("invented_known", .optional(.amount)),
      .required("doubtful", .flag), .required("time", .anyText),
    ]
  )

  static let direction = APIRecord("Direction", [.required("from", .language), .required("to", .language)])
  static let source = APIRecord(
    "Source",
    [
      .required("name", .anyText), .required("kind", .anyText), .required("enabled", .flag),
      .required("directions", .list(.record(direction))), .required("entries", .optional(.amount)), .required("position", .amount),
      .required("place", .optional(.anyText)), .required("problem", .optional(.anyText)), .required("installed", .flag),
    ]
  )
  private static let backup = APIRecord(
    "Backup",
    [
      .required("file", .anyText), .required("made", .anyText), .required("size", .amount), .required("contents", .optional(.object)),
    ]
  )
  static let backups = APIRecord("Backups", [.required("backups", .list(.record(backup)))])
}

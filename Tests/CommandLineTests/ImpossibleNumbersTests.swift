import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Testing

@testable import AppLive

/// Records whose numbers are at the limits of what can be stored, with the right checksum: as after damage in memory before a record was sealed.
struct ImpossibleNumbersTests {
  private let terminal: Terminal

  init() throws { terminal = try Terminal() }

  @Test func `no number that a record can hold ends the program`() async throws {
    try fill()
    let columns = try await integerColumns()
    #expect(columns.count > 40)
    var damaged = 0
    for (table, column) in columns {
      for value in [Int64.max, .min] {
        guard try await damage(table, column, value) else { continue }
        damaged += 1
        let ended = try terminal.run(Self.read(table))
        #expect(ended.output == "", "\(table).\(column) = \(value)")
      }
    }
    #expect(damaged > 60)
  }

  @Test(arguments: [
    ("export --all", "word", "created"), ("play scores", "game_round", "correct"), ("stem roots", "stem_root", "count"),
    ("todo list", "todo", "due_day"), ("history", "undo_step", "made"), ("ubco history", "translation", "created"),
  ])
  func `the damaged record is named`(command: String, table: String, column: String) async throws {
    try fill()
    _ = try await damage(table, column, .max)
    let answer = try terminal.run("glot \(command) --data-dir damaged")
    #expect(answer.status == 65)
    #expect(answer.errors.contains("damaged/glot.db is damaged"), "\(answer)")
  }

  @Test(arguments: ["lookups", "index"])
  func `a number that no record can hold does not come in`(name: String) throws {
    try fill()
    let huge = "sed -E 's/\"\(name)\": *[0-9]+/\"\(name)\": 9007199254740991/' whole.json"
    let answer = try terminal.run("glot export --all --data-dir whole > whole.json; \(huge) | glot import - --strict --data-dir new")
    #expect(answer.status == 65, "\(answer)")
    #expect(try terminal.run("glot list --data-dir new && glot keys --data-dir new").status == 0)
  }

  /// Something in every table.
  private func fill() throws {
    let commands = [
      "add casa -d es:en --no-lookup --translation x --tag a", "lang es en", "todo add Milk --due 2026-12-31 --repeat monthly",
      "todo add Bread --due '2026-12-31 10:00'", "todo add Butter --parent 1", "todo done 2", "ubco --keep Hello", "stem --keep KMZLZ",
      "source add dict server --host localhost", "keys add Greet Hello Hi", "keys press Greet", "keys press Greet",
      "play --seed 1 --deck starter --from en --to es --plain <<< $'n\\nn\\nn'",
    ]
    let answer = try terminal.run(
      commands.map { "glot --data-dir whole -q \($0) > /dev/null || echo '\($0.prefix(8))' $? >&2\n" }.joined())
    #expect(answer.errors == "")
  }

  private func database(_ folder: String) -> SQLiteDatabase {
    SQLiteDatabase(
      path: terminal.home.appending(path: "\(folder)/glot.db").path(), schema: .glot, clock: WallClock { Timestamp(milliseconds: 0) },
      log: SilentLog()
    )
  }

  private func integerColumns() async throws -> [(String, String)] {
    try await database("whole").read(orWhenMissing: []) { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
          WHERE t.type = 'table' AND t.sql LIKE '%STRICT' AND c.type = 'INTEGER' AND c.name <> 'checksum' ORDER BY 1, 2
          """
      ).map { ($0[0], $0[1]) }
    }
  }

  /// Puts the value into a column of the last record of a copy.
  ///
  /// - Returns: Whether there is such a record, and its table takes the value.
  private func damage(_ table: String, _ column: String, _ value: Int64) async throws -> Bool {
    _ = try terminal.run("rm -rf damaged; cp -r whole damaged")
    let database = database("damaged")
    defer { database.close() }
    do {
      return try await database.write {
        try $0.execute(
          sql: "UPDATE \(table) SET \(column) = ? WHERE rowid = (SELECT max(rowid) FROM \(table))", arguments: [value]
        )
        return $0.changesCount == 1
      }
    } catch StorageError.conflict { return false }
  }

  /// Runs what reads the table, and prints what was ended by a signal.
  private static func read(_ table: String) -> String {
    let commands =
      switch table.prefix(while: { $0 != "_" }) {
      case "word", "source", "chosen":
        ["list", "show casa", "show 1", "find cas", "list --sort oldest", "source list", "add gato --no-lookup"]
      case "todo":
        ["todo list", "todo list --all", "todo show 3", "todo count", "todo export", "todo export --format ical", "todo add Jam"]
      case "game": ["play scores", "play scores --sort best", "play words", "play --resume --plain", "play --mistakes --plain"]
      case "keyboard": ["keys show", "keys peek 1", "keys find H", "keys export", "keys back", "keys press 1"]
      case "translation": ["ubco history", "ubco --keep Hi"]
      case "stem": ["stem roots", "stem --keep KMZLZ"]
      case "reading": ["read", "read --json", "level list", "level list --json", "read forget 1"]
      default: ["history", "undo", "redo"]
      }
    return (commands + ["export --all", "history", "verify --deep"]).map {
      "glot \($0) --data-dir damaged < /dev/null > /dev/null 2>&1; s=$?; [ $s -ge 128 ] && echo \"\($0): $s\"\n"
    }.joined() + "true"
  }
}

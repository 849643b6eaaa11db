import CoreModuleSQLite
import Foundation
import Testing

@testable import AppLive

/// A database or a backup that holds more than records.
struct StructureTests {
  private let terminal: Terminal
  private static let trigger = "CREATE TRIGGER word AFTER INSERT ON word BEGIN DELETE FROM word WHERE position = new.position; END"
  private static let database = ".local/share/glot/glot.db"

  init() throws { terminal = try Terminal() }

  @Test func `the sum of the schema is up to date`() throws {
    let computed = try DatabaseSchema.glot.computedFingerprint()
    #expect(DatabaseSchema.glot.fingerprint == computed)
  }

  @Test(arguments: [
    trigger, "CREATE VIEW stranger AS SELECT 1", "CREATE TABLE stranger (x)", "CREATE UNIQUE INDEX stranger ON word (source_language)",
    "ALTER TABLE word ADD COLUMN stranger TEXT", "DROP INDEX word_starred",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', 'NOT NULL ON CONFLICT IGNORE') WHERE name = 'word'",
  ])
  func `structure that is not the program's own is refused, in a backup and in the database`(change: String) throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup -q; glot backup crafted.db -q; rm crafted.db.sha256")
    let sound = try terminal.run("glot verify").status
    _ = try terminal.run("sqlite3 crafted.db \"\(change)\"")
    for place in ["", " --data-dir elsewhere"] {
      let answer = try terminal.run("glot restore crafted.db\(place)")
      #expect(answer.status == 65 && answer.errors.contains("crafted.db is not that of a glot database: "), "\(answer)")
    }
    #expect(try terminal.run("ls elsewhere/glot.db").status != 0)
    _ = try terminal.run("cp crafted.db \(Self.database); sha256sum \(Self.database) > sum")
    for command in ["list", "add perro -d es:en --no-lookup", "todo list", "verify"] {
      let answer = try terminal.run("glot \(command)")
      #expect(answer.status == (command == "verify" ? 1 : 65), "\(answer)")
      #expect((answer.errors + answer.output).contains("glot.db is not that of a glot database: "), "\(answer)")
    }
    #expect(try terminal.run("sha256sum -c sum").status == 0)
    #expect(sound == 0)
  }

  @Test func `a sound backup takes the place of a database with a trigger, which is kept aside`() throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup -q; glot backup sound.db -q; sqlite3 \(Self.database) \"\(Self.trigger)\"")
    #expect(try terminal.run("glot restore sound.db").status == 0)
    #expect(try terminal.run("glot add perro -d es:en --no-lookup -q > /dev/null; glot list --plain | cut -f2").output == "perro\ncasa\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
    #expect(try terminal.run("sqlite3 \(Self.database).damaged .schema").output.contains("CREATE TRIGGER"))
  }

  @Test func `what SQLite keeps for itself is no stranger`() throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup -q; sqlite3 \(Self.database) 'ANALYZE; VACUUM'; glot backup analysed.db -q")
    #expect(try terminal.run("glot list --plain | cut -f2").output == "casa\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
    #expect(try terminal.run("glot restore analysed.db").status == 0)
  }
}

import CoreModuleTesting
import Foundation
import GRDB
import LibZstd
import ZipFilesTesting

/// Packages with collections of any schema, made without Anki.
struct PackageFixture {
  let folder = TemporaryFolder()

  static let tables = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer,
      conf text, models text, decks text, dconf text, tags text);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer,
      csum integer, flags integer, data text);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer, did integer, ord integer, mod integer, usn integer, type integer, queue integer,
      due integer, ivl integer, factor integer, reps integer, lapses integer, left integer, odue integer, odid integer, flags integer,
      data text);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer, usn integer, ease integer, ivl integer, lastIvl integer, factor integer,
      time integer, type integer);
    CREATE TABLE notetypes (id integer PRIMARY KEY, name text COLLATE unicase, config blob);
    CREATE TABLE fields (ntid integer, ord integer, name text COLLATE unicase, config blob, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE TABLE templates (ntid integer, ord integer, name text COLLATE unicase, config blob, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
    CREATE TABLE decks (id integer PRIMARY KEY, name text COLLATE unicase, kind blob);
    """

  static func header(schema: Int, noteTypes: String = "{}") -> String {
    "INSERT INTO col VALUES (1, 1698811200, 0, 0, \(schema), 0, 0, 0, '{}', '\(noteTypes)', '{}', '{}', '{}');"
  }

  static func note(_ field: String = "casa") -> String {
    "INSERT INTO notes VALUES (5, 'g', 9, 1700000000, 0, ' a  b ', '\(field)', '', 0, 0, '');"
  }

  /// The bytes of a database.
  func database(_ sql: String) throws -> [UInt8] {
    let path = folder.path + "/made.db"
    try? FileManager.default.removeItem(atPath: path)
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(collation: DatabaseCollation("unicase") { $0.compare($1) }) }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
    return try folder.bytes(of: "made.db")
  }

  /// Writes an archive and returns its path.
  func package(_ fixture: ZipFixture) throws -> String {
    try folder.write(fixture.bytes, to: "a.apkg")
    return folder.path + "/a.apkg"
  }

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var packed = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let count = ZSTD_compress(&packed, packed.count, bytes, bytes.count, 3)
    return Array(packed.prefix(count))
  }
}

import CoreModule
import CoreModuleSQLite
import GRDB
import PersonalDictionary

/// The rows of `source`. There are none while nothing was configured.
struct SourceTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func chain() throws -> SourceChain {
    let statement = try database.cachedStatement(
      sql: "SELECT number, position, name, is_enabled, kind, place, detail, port, source_language, target_language FROM source"
    )
    var stored: [SourceConfiguration] = []
    let rows = try Row.fetchCursor(statement)
    while let row = try rows.next() { stored.append(try SourceConfiguration(row)) }
    return SourceChain(stored: stored)
  }

  func nextNumber() throws -> SourceConfiguration.Number {
    guard let number = try Int.fetchOne(database, sql: "UPDATE source_number SET last = last + 1 RETURNING last") else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last source number is gone")
    }
    return SourceConfiguration.Number(try RecordNumbers(of: "source_number", key: 1).count(number))
  }

  /// Makes the rows those of `new`.
  func keep(_ new: SourceChain, insteadOf old: SourceChain) throws {
    guard new != old else { return }
    let stored = Set(try Int.fetchAll(database, sql: "SELECT number FROM source"))
    let kept = Set(new.sources.map(\.number.rawValue))
    for number in stored.subtracting(kept) { try database.execute(sql: "DELETE FROM source WHERE number = ?", arguments: [number]) }
    for source in new.sources where !stored.contains(source.number.rawValue) || !old.sources.contains(source) {
      try write(source)
    }
  }

  private func write(_ source: SourceConfiguration) throws {
    let place = StoredPlace(source.kind)
    try database.execute(
      sql: """
        INSERT INTO source (number, position, name, is_enabled, kind, place, detail, port, source_language, target_language)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (number) DO UPDATE SET position = excluded.position, name = excluded.name, is_enabled = excluded.is_enabled
        """,
      arguments: [
        source.number.rawValue, source.position, source.name, source.isEnabled, source.kind.name.rawValue, place.place, place.detail,
        place.port, source.direction?.from.code, source.direction?.to.code,
      ]
    )
  }
}

extension SourceConfiguration {
  /// The source in a row. In a damaged file a value may be of any type, for which GRDB would end the program.
  fileprivate init(_ row: Row) throws {
    let damage = DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a source is damaged")
    guard let number = Int.fromDatabaseValue(row[0]), let position = Int.fromDatabaseValue(row[1]),
      let name = String.fromDatabaseValue(row[2]), let isEnabled = Bool.fromDatabaseValue(row[3]),
      let kindName = String.fromDatabaseValue(row[4]).flatMap(SourceKindName.init(rawValue:)),
      let kind = StoredPlace(row).kind(kindName)
    else { throw damage }
    var direction: Direction?
    if !row.hasNull(atIndex: 8) || !row.hasNull(atIndex: 9) {
      guard let from = String.fromDatabaseValue(row[8]).flatMap(Language.init(code:)),
        let to = String.fromDatabaseValue(row[9]).flatMap(Language.init(code:)), let stored = Direction(from: from, to: to)
      else { throw damage }
      direction = stored
    }
    let numbers = RecordNumbers(of: "source", key: Int64(number))
    self.init(
      number: Number(try numbers.count(number)), name: name, kind: kind, direction: direction, isEnabled: isEnabled,
      position: try numbers.count(position)
    )
  }
}

/// Where a source is, as the columns of the table hold it.
private struct StoredPlace {
  /// The path, the host or the URL.
  var place: String?
  /// The database of a server, or the path of the file with the key.
  var detail: String?
  /// The port of a server.
  var port: Int?

  init(_ row: Row) {
    place = String.fromDatabaseValue(row[5])
    detail = String.fromDatabaseValue(row[6])
    port = Int.fromDatabaseValue(row[7])
  }

  init(_ kind: SourceKind) {
    switch kind {
    case .core: break
    case .dictorg(let path), .stardict(let path): place = path
    case .dict(let host, let port, let database): (place, detail, self.port) = (host, database, port)
    case .libretranslate(let url, let keyFile): (place, detail) = (url, keyFile)
    case .apertium(let url): place = url
    case .pons(let keyFile, let url): (place, detail) = (url, keyFile)
    }
  }

  /// The kind with its place, or `nil` when what it needs is not there.
  func kind(_ name: SourceKindName) -> SourceKind? {
    switch name {
    case .core: .core
    case .dictorg: place.map { .dictorg(path: $0) }
    case .stardict: place.map { .stardict(path: $0) }
    case .dict:
      if let place, let port { .dict(host: place, port: port, database: detail) } else { nil }
    case .libretranslate: place.map { .libretranslate(url: $0, keyFile: detail) }
    case .apertium: place.map { .apertium(url: $0) }
    case .pons: detail.map { .pons(keyFile: $0, url: place) }
    }
  }
}

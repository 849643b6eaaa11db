public import CoreModule
import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The rows of `source`; there are none while nothing was configured.
public struct SourceTable: SourceRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  public func chain() throws -> SourceChain {
    let statement = try database.cachedStatement(
      sql: "SELECT number, position, name, is_enabled, kind, place, detail, port, source_language, target_language FROM source"
    )
    var stored: [SourceConfiguration] = []
    let rows = try Row.fetchCursor(statement)
    while let row = try rows.next() { stored.append(try SourceConfiguration(row)) }
    return SourceChain(stored: stored)
  }

  public func nextNumber() throws -> SourceConfiguration.Number {
    SourceConfiguration.Number(try PersonalDictionarySchema.sourceNumber.next(in: database))
  }

  public func update(_ old: SourceChain, to new: SourceChain) throws {
    guard new != old else { return }
    let stored = Set(try Int.fetchAll(database, sql: "SELECT number FROM source"))
    let remaining = Set(new.sources.map(\.number.rawValue))
    for number in stored.subtracting(remaining) { try database.execute(sql: "DELETE FROM source WHERE number = ?", arguments: [number]) }
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
  fileprivate init(_ row: Row) throws {
    var columns = RowReader(row, of: "source")
    let (number, position, name, isEnabled) = (try columns.count(), try columns.count(), try columns.text(), try columns.flag())
    let kindName: SourceKindName = try columns.text { SourceKindName(rawValue: $0) }
    guard let kind = try StoredPlace(&columns).kind(kindName) else { throw columns.damage }
    let (from, to) = (try columns.textIfAny(), try columns.textIfAny())
    let direction = from.flatMap(Language.init(code:)).flatMap { from in
      to.flatMap(Language.init(code:)).flatMap { Direction(from: from, to: $0) }
    }
    guard direction != nil || (from == nil && to == nil) else { throw columns.damage }
    self.init(number: Number(number), name: name, kind: kind, direction: direction, isEnabled: isEnabled, position: position)
  }
}

/// The location of a source, as stored in columns.
private struct StoredPlace {
  /// The path, the host or the URL.
  var place: String?
  /// The database of a server, or the path of the API key's file.
  var detail: String?
  /// The port of a server.
  var port: Int?

  init(_ columns: inout RowReader) throws {
    place = try columns.textIfAny()
    detail = try columns.textIfAny()
    port = try columns.integerIfAny().map { Int($0) }
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

  /// The kind with its location; `nil` when columns are missing.
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

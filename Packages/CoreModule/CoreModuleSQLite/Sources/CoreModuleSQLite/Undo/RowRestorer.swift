import GRDB

/// Restores the previous images of rows.
struct RowRestorer {
  private let database: Database
  private let tables: [String: StoredTable]

  init(_ database: Database, tables: [StoredTable]) {
    self.database = database
    self.tables = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0) })
  }

  /// Undoes all changes, last one first. Changes of tables that no longer exist are skipped.
  func apply(_ changes: RowChangesReader) throws {
    let rebuilt = try tablesToRebuild(changes)
    for index in 0..<changes.count {
      let change = try changes.change(fromLast: index)
      guard let table = tables[change.shape.table] else { continue }
      let isKept = !rebuilt.contains(table.name)
      if isKept { try table.upkeep.unindex(database, change.key) }
      switch change.kind {
      case .inserted: try execute("DELETE FROM \(table.name) WHERE \(table.key) = ?", [change.key.databaseValue])
      case .deleted: try insert(change, table)
      case .updated: try update(change, table)
      }
      if isKept, change.kind != .inserted { try table.upkeep.index(database, change.key) }
    }
    for name in rebuilt { try tables[name]?.upkeep.rebuild?(database) }
  }

  /// The tables where more rows change than remain.
  private func tablesToRebuild(_ changes: RowChangesReader) throws -> Set<String> {
    guard changes.count >= Self.leastToRebuild else { return [] }
    var counts: [String: (changed: Int, added: Int)] = [:]
    for index in 0..<changes.count {
      let (kind, name) = try changes.kindAndTable(fromLast: index)
      guard tables[name]?.upkeep.rebuild != nil else { continue }
      let added = kind == .inserted ? -1 : kind == .deleted ? 1 : 0
      counts[name, default: (0, 0)].changed += 1
      counts[name, default: (0, 0)].added += added
    }
    return Set(
      try counts.filter { name, count in
        let rows = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(name)") ?? 0
        return count.changed >= Self.leastToRebuild && rows + count.added < count.changed
      }.keys)
  }

  /// Below this number of changes, counting rows is not worthwhile.
  private static let leastToRebuild = 1000

  private func insert(_ change: RowChange, _ table: StoredTable) throws {
    let (columns, values) = existingColumns(change, table)
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try execute("INSERT INTO \(table.name) (\(columns.joined(separator: ", "))) VALUES (\(marks))", values)
  }

  private func update(_ change: RowChange, _ table: StoredTable) throws {
    let changedSince = try columnsChangedSince(change, table)
    let (columns, values) = existingColumns(change, table, without: changedSince)
    guard !columns.isEmpty else { return }
    let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
    try execute("UPDATE \(table.name) SET \(assignments) WHERE \(table.key) = ?", values + [change.key.databaseValue])
    try table.upkeep.derive(database, change.key)
  }

  /// The silent columns whose values have changed since.
  private func columnsChangedSince(_ change: RowChange, _ table: StoredTable) throws -> Set<String> {
    let guards = zip(change.shape.columns, change.values).filter { $0.0.hasPrefix(RowChanges.guardMark) }
      .map { (String($0.0.dropFirst(RowChanges.guardMark.count)), $0.1.databaseValue) }.filter { table.columns.contains($0.0) }
    guard !guards.isEmpty else { return [] }
    let names = guards.map(\.0).joined(separator: ", ")
    let statement = try database.cachedStatement(sql: "SELECT \(names) FROM \(table.name) WHERE \(table.key) = ?")
    guard let row = try Row.fetchOne(statement, arguments: [change.key]) else { return [] }
    return Set(guards.indices.filter { row[$0] as DatabaseValue != guards[$0].1 }.map { guards[$0].0 })
  }

  /// The columns that the table still has, with their values.
  private func existingColumns(
    _ change: RowChange, _ table: StoredTable, without left: Set<String> = []
  ) -> (columns: [String], values: [DatabaseValue]) {
    let pairs = zip(change.shape.columns, change.values).filter { table.columns.contains($0.0) && !left.contains($0.0) }
    return (pairs.map(\.0), pairs.map(\.1.databaseValue))
  }

  private func execute(_ sql: String, _ values: [DatabaseValue]) throws {
    try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
  }
}

public import CoreModule
public import GRDB

/// A table of the user's data. Its changes are announced, recorded for undo and protected by checksums.
///
/// The first column is an `INTEGER PRIMARY KEY` that never changes; the last one is `checksum INTEGER`, which the database fills.
public struct StoredTable: Sendable {
  /// The name of the table.
  public let name: String
  /// All columns in the order of the table.
  public let columns: [String]
  /// The area that the table belongs to.
  public let area: DataArea
  /// Columns that may change without the user's action, such as counters and looked-up values. Such a change alone is not an undo step.
  public let silentColumns: Set<String>
  /// The column with the number that the user sees.
  public let numberColumn: String?
  /// The column with the text that identifies a record for the user.
  public let subjectColumn: String?
  /// The condition, in SQL, on the rows that backups count; `nil` when none are. By default, those of tables with a subject are counted.
  public let countedRows: String?
  /// How to keep indexes and derived columns up to date when undo changes a row.
  public let upkeep: RowUpkeep

  /// Creates a table.
  public init(
    _ name: String, columns: [String], area: DataArea, silentColumns: Set<String> = [], numberColumn: String? = nil,
    subjectColumn: String? = nil, countedRows: String? = nil, upkeep: RowUpkeep = RowUpkeep()
  ) {
    self.name = name
    self.columns = columns
    self.area = area
    self.silentColumns = silentColumns.union(["checksum"])
    self.numberColumn = numberColumn
    self.subjectColumn = subjectColumn
    self.countedRows = countedRows ?? (subjectColumn == nil ? nil : "true")
    self.upkeep = upkeep
  }

  /// The primary key column.
  var key: String { columns[0] }
  /// The columns that the checksum covers.
  var checkedColumns: ArraySlice<String> { columns.dropLast() }
}

/// Keeps indexes and derived columns up to date when something other than the store changes a row. Each closure gets the row's key.
public struct RowUpkeep: Sendable {
  /// Removes a row that is about to change from indexes that SQLite does not maintain.
  public let unindex: @Sendable (Database, Int64) throws -> Void
  /// Adds the row to these indexes.
  public let index: @Sendable (Database, Int64) throws -> Void
  /// Recomputes the derived columns of a row.
  public let derive: @Sendable (Database, Int64) throws -> Void
  /// Rebuilds these indexes from all rows, which is faster when most rows change; `nil` when there are none.
  public let rebuild: (@Sendable (Database) throws -> Void)?

  /// By default, there is nothing to do.
  public init(
    unindex: @escaping @Sendable (Database, Int64) throws -> Void = { _, _ in },
    index: @escaping @Sendable (Database, Int64) throws -> Void = { _, _ in },
    derive: @escaping @Sendable (Database, Int64) throws -> Void = { _, _ in },
    rebuild: (@Sendable (Database) throws -> Void)? = nil
  ) {
    self.unindex = unindex
    self.index = index
    self.derive = derive
    self.rebuild = rebuild
  }
}

/// A number in a table with one row that never decreases.
public struct StoredCounter: Sendable {
  /// The name of the table.
  public let table: String
  /// The column that holds it.
  public let column: String

  /// Creates a counter for this table and column.
  public init(_ table: String, column: String) { (self.table, self.column) = (table, column) }
}

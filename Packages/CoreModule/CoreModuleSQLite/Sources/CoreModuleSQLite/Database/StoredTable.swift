public import CoreModule
public import GRDB

/// A table of the user's data: every change of it is announced and checked for damage, and can be taken back.
///
/// Its first column is an `INTEGER PRIMARY KEY`, which never changes in a row; its last one is `checksum INTEGER`, which the database fills.
public struct StoredTable: Sendable {
  /// The name of the table.
  public let name: String
  /// All columns, in the order of the table.
  public let columns: [String]
  /// The part of the data that the table holds.
  public let area: DataArea
  /// Columns whose change alone is nothing that the user did: counters, what a look-up found.
  public let silentColumns: Set<String>
  /// The column with the number by which the user knows a record.
  public let numberColumn: String?
  /// The column that tells a person which record it is; a table without one holds no records that are worth counting.
  public let subjectColumn: String?
  /// What must be done when the undo log changes a row.
  public let upkeep: RowUpkeep

  /// A table from its parts.
  public init(
    _ name: String, columns: [String], area: DataArea, silentColumns: Set<String> = [], numberColumn: String? = nil,
    subjectColumn: String? = nil, upkeep: RowUpkeep = RowUpkeep()
  ) {
    self.name = name
    self.columns = columns
    self.area = area
    self.silentColumns = silentColumns.union(["checksum"])
    self.numberColumn = numberColumn
    self.subjectColumn = subjectColumn
    self.upkeep = upkeep
  }

  /// The column that tells the rows apart.
  var key: String { columns[0] }
  /// The columns that the checksum covers.
  var checkedColumns: ArraySlice<String> { columns.dropLast() }
}

/// What must be done when a row is changed by other hands than its store's. Each is given the row's key.
public struct RowUpkeep: Sendable {
  /// Takes a row that is about to change out of the indexes that SQLite does not keep.
  public let unindex: @Sendable (Database, Int64) throws -> Void
  /// Puts it back.
  public let index: @Sendable (Database, Int64) throws -> Void
  /// Computes anew what a row holds that follows from the rest of it.
  public let derive: @Sendable (Database, Int64) throws -> Void
  /// Makes those indexes anew from all rows, which is quicker where most rows go; `nil` where there are none.
  public let rebuild: (@Sendable (Database) throws -> Void)?

  /// By default there is nothing to do.
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

/// A number in a table of one row that only ever rises.
public struct StoredCounter: Sendable {
  /// The name of the table.
  public let table: String
  /// The column that holds it.
  public let column: String

  /// A counter from its place.
  public init(_ table: String, column: String) {
    self.table = table
    self.column = column
  }
}

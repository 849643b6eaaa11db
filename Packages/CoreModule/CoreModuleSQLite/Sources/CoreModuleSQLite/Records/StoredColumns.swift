public import GRDB

/// Columns with their values, in the order of the statement.
public typealias StoredColumns = [(name: String, value: (any DatabaseValueConvertible)?)]

extension Database {
  /// The statement that inserts a row with these columns into `table`.
  public static func insertion(of columns: [String], into table: String) -> String {
    "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }

  /// Inserts a row into `table`.
  public func insert(_ columns: StoredColumns, into table: String) throws {
    try cachedStatement(sql: Self.insertion(of: columns.map(\.name), into: table))
      .execute(arguments: StatementArguments(columns.map(\.value)))
  }

  /// Updates the columns of the row with this number whose values differ from `old`.
  ///
  /// - Parameter willChange: Called with the names of these columns before the update, if there are any.
  public func update(
    _ table: String, number: Int, from old: StoredColumns, to new: StoredColumns, willChange: (Set<String>) throws -> Void = { _ in }
  ) throws {
    let changed = zip(old, new).filter { $0.value?.databaseValue != $1.value?.databaseValue }.map(\.1)
    guard !changed.isEmpty else { return }
    try willChange(Set(changed.map(\.name)))
    let assignments = changed.map { "\($0.name) = ?" }.joined(separator: ", ")
    try cachedStatement(sql: "UPDATE \(table) SET \(assignments) WHERE number = ?")
      .execute(arguments: StatementArguments(changed.map(\.value) + [number]))
  }
}

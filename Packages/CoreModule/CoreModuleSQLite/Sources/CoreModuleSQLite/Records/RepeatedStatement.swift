public import GRDB
import SQLitePreupdate

/// A statement that is run for many rows, or reads many.
///
/// Its values are bound and read one by one. Through the arguments and rows of GRDB, they take several times as long as SQLite takes for the row.
public struct RepeatedStatement {
  private let database: Database
  private let statement: Statement

  /// Prepares a statement, or takes the prepared one.
  public init(_ sql: String, in database: Database) throws {
    self.database = database
    statement = try database.cachedStatement(sql: sql)
    // Arguments are bound here, which GRDB does not know.
    statement.setUncheckedArguments(StatementArguments())
  }

  /// Runs the statement with the values that `bind` adds, for all its parameters. Changes are observed as those of any statement.
  public func run(_ bind: (inout BoundValues) -> Void) throws {
    try self.bind(bind)
    try statement.execute()
  }

  /// Calls `body` for each row that the statement selects. It must not run the same statement.
  public func forEach(_ bind: (inout BoundValues) -> Void = { _ in }, _ body: (StatementRow) throws -> Void) throws {
    try self.bind(bind)
    try statement.forEachRow(in: database, body)
  }

  /// What `body` makes of the first row; `nil` when there is none.
  public func first<Value>(_ bind: (inout BoundValues) -> Void = { _ in }, _ body: (StatementRow) throws -> Value) throws -> Value? {
    try self.bind(bind)
    defer { sqlite3_reset(statement.sqliteStatement) }
    return try statement.hasNextRow(in: database) ? body(StatementRow(statement.sqliteStatement)) : nil
  }

  /// Whether the statement selects anything.
  public func hasRow(_ bind: (inout BoundValues) -> Void = { _ in }) throws -> Bool { try first(bind) { _ in true } ?? false }

  private func bind(_ bind: (inout BoundValues) -> Void) throws {
    sqlite3_reset(statement.sqliteStatement)
    var values = BoundValues(statement.sqliteStatement)
    bind(&values)
    if values.result != 0 { throw statement.fault(values.result, in: database) }
  }
}

extension Database {
  /// What `body` makes of the first row of a statement without parameters.
  func first<Value>(_ sql: String, _ body: (StatementRow) throws -> Value?) throws -> Value? {
    try RepeatedStatement(sql, in: self).first { _ in
    } _: {
      try body($0)
    }.flatMap(\.self)
  }

  /// Runs statements that change no records and select nothing.
  func run(_ sql: String) throws {
    let code = sqlite3_exec(sqliteConnection, sql, nil, nil, nil)
    if code != 0 { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage, sql: sql) }
  }

  /// Reads in one snapshot. That of GRDB also forbids changes, by four more statements.
  func inSnapshot<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInsideTransaction else { return try body() }
    try run("BEGIN")
    let value = Result { try body() }
    // An error may have ended the transaction.
    if isInsideTransaction { try run("COMMIT") }
    return try value.get()
  }

  /// Calls `body` for each row that a statement selects. It must not run the same statement.
  public func forEachRow(_ sql: String, _ arguments: StatementArguments = [], _ body: (StatementRow) throws -> Void) throws {
    let statement = try cachedStatement(sql: sql)
    try statement.setArguments(arguments)
    try statement.forEachRow(in: self, body)
  }

  /// What `transform` makes of each row that a statement selects. It must not run the same statement.
  public func rows<Value>(
    _ sql: String, _ arguments: StatementArguments = [], _ transform: (StatementRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try forEachRow(sql, arguments) { values.append(try transform($0)) }
    return values
  }
}

extension Statement {
  fileprivate func forEachRow(in database: Database, _ body: (StatementRow) throws -> Void) throws {
    defer { sqlite3_reset(sqliteStatement) }
    while try hasNextRow(in: database) { try body(StatementRow(sqliteStatement)) }
  }

  fileprivate func hasNextRow(in database: Database) throws -> Bool {
    switch sqlite3_step(sqliteStatement) {
    case Int32(STEP_ROW): true
    case Int32(STEP_DONE): false
    case let code: throw fault(code, in: database)
    }
  }

  fileprivate func fault(_ code: Int32, in database: Database) -> DatabaseError {
    DatabaseError(resultCode: ResultCode(rawValue: code), message: database.lastErrorMessage, sql: sql)
  }
}

import SQLitePreupdate

/// A row that is about to change.
struct ChangingRow {
  let connection: OpaquePointer
  let operation: Int32
  let oldKey: Int64
  let newKey: Int64

  /// The present value of a column.
  func old(_ column: Int) -> ChangingValue { ChangingValue { sqlite3_preupdate_old(connection, Int32(column), &$0) } }

  /// The new value of a column.
  func new(_ column: Int) -> ChangingValue { ChangingValue { sqlite3_preupdate_new(connection, Int32(column), &$0) } }
}

/// A value of a row that is about to change, valid only during SQLite's callback.
struct ChangingValue {
  private let pointer: OpaquePointer?

  init(_ get: (inout OpaquePointer?) -> Int32) {
    var pointer: OpaquePointer?
    self.pointer = get(&pointer) == 0 ? pointer : nil
  }

  var stored: StoredValue {
    switch sqlite3_value_type(pointer) {
    case Int32(VALUE_INTEGER): .integer(sqlite3_value_int64(pointer))
    case Int32(VALUE_REAL): .real(sqlite3_value_double(pointer))
    case Int32(VALUE_TEXT): .text(bytes)
    case Int32(VALUE_BLOB): .blob(bytes)
    default: .null
    }
  }

  /// Whether the value is NULL or missing.
  var isNull: Bool { pointer == nil || sqlite3_value_type(pointer) == Int32(VALUE_NULL) }

  private var bytes: [UInt8] {
    let start = sqlite3_value_blob(pointer)
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(pointer))))
  }
}

/// Records the changes of one stored table.
struct RecordedTable {
  private let table: StoredTable
  private let name: [CChar]
  private let isSilent: [Bool]
  private let emptyShape: RowChanges.Shape
  private let wholeShape: RowChanges.Shape
  /// The shapes of the recorded updates by changed columns.
  private var updateShapes: [[Int]: RowChanges.Shape] = [:]

  init(_ table: StoredTable) {
    self.table = table
    name = Array(table.name.utf8CString)
    isSilent = table.columns.map(table.silentColumns.contains)
    emptyShape = RowChanges.Shape(table: table.name, columns: [])
    wholeShape = RowChanges.Shape(table: table.name, columns: table.columns)
  }

  func isNamed(_ other: UnsafePointer<CChar>) -> Bool {
    for index in name.indices where name[index] != other[index] { return false }
    return true
  }

  mutating func record(_ row: ChangingRow, in recorded: inout RecordedChanges, silent: Bool) {
    recorded.note(table.area)
    switch row.operation {
    case Int32(PREUPDATE_INSERT):
      recorded.changes.begin(.inserted, emptyShape, key: row.newKey)
      // A row inserted with a checksum was sealed by its store, or is a deleted row that comes back as it was, damaged or not.
      guard row.new(table.columns.count - 1).isNull else { return }
      recorded.touched[table.name, default: []].insert(row.newKey)
    case Int32(PREUPDATE_DELETE):
      recorded.changes.begin(.deleted, wholeShape, key: row.oldKey)
      for column in table.columns.indices { recorded.changes.append(row.old(column).stored) }
      recorded.touched[table.name]?.remove(row.oldKey)
    default:
      recordUpdate(of: row, in: &recorded, silent: silent)
    }
  }

  private mutating func recordUpdate(of row: ChangingRow, in recorded: inout RecordedChanges, silent: Bool) {
    let isFirstTime = recorded.touched[table.name, default: []].insert(row.newKey).inserted
    let olds = table.columns.indices.map { row.old($0).stored }
    if isFirstTime, isDamaged(olds) { recorded.damaged[table.name, default: []].insert(row.newKey) }
    var changed: [Int] = []
    var values: [StoredValue] = []
    for column in table.columns.indices where olds[column] != row.new(column).stored {
      changed.append(column)
      values.append(olds[column])
    }
    guard silent ? !changed.isEmpty : changed.contains(where: { !isSilent[$0] }) else { return }
    recorded.changes.begin(.updated, shape(of: changed), key: row.oldKey)
    for value in values { recorded.changes.append(value) }
    for column in changed where isGuarded(column) { recorded.changes.append(row.new(column).stored) }
  }

  /// Whether a row does not match its checksum. Inside a transaction, it may not have one yet.
  private func isDamaged(_ values: [StoredValue]) -> Bool {
    guard let last = values.last, last != .null else { return false }
    return last != .integer(Checksum.of(values.dropLast().map(\.databaseValue)))
  }

  /// Whether undo compares the column first. The checksum depends on the others.
  private func isGuarded(_ column: Int) -> Bool { isSilent[column] && column != table.columns.count - 1 }

  private mutating func shape(of changed: [Int]) -> RowChanges.Shape {
    if let shape = updateShapes[changed] { return shape }
    let guards = changed.filter(isGuarded).map { RowChanges.guardMark + table.columns[$0] }
    let shape = RowChanges.Shape(table: table.name, columns: changed.map { table.columns[$0] } + guards)
    updateShapes[changed] = shape
    return shape
  }
}

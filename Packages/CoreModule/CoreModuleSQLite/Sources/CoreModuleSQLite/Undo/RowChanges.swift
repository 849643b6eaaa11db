/// The row images that undo a transaction, in the order of its changes.
///
/// Of an inserted row only the key is stored, of an updated one the changed columns, of a deleted one all columns. Columns are stored by
/// name, so that a later schema can still read them. Of an updated silent column, the new value is stored as well, under its name after
/// ``guardMark``: undo leaves the column alone if the value has changed since.
struct RowChanges: Equatable {
  /// The kind of a change.
  enum Kind: UInt8 {
    case inserted = 1
    case deleted = 2
    case updated = 3
  }

  /// The table and columns of a change.
  struct Shape: Hashable {
    let table: String
    let columns: [String]
  }

  /// The prefix of a column name that marks the new value.
  static let guardMark = "="

  private(set) var bytes: [UInt8] = []
  private var shapes: [Shape: Int] = [:]
  /// The shape of the last change, which that of the next one mostly is too: comparing it takes less time than hashing it.
  private var last: Shape?
  private var lastIndex = 0

  var isEmpty: Bool { bytes.isEmpty }

  /// Begins a change; one value for each column of the shape must follow.
  mutating func begin(_ kind: Kind, _ shape: Shape, key: Int64) {
    let index = index(of: shape)
    bytes.append(kind.rawValue)
    bytes.append(varint: UInt64(index))
    bytes.append(signed: key)
  }

  /// Appends a value to the current change.
  mutating func append(_ value: StoredValue) { bytes.append(value) }

  private mutating func index(of shape: Shape) -> Int {
    if shape == last { return lastIndex }
    (last, lastIndex) = (shape, numbered(shape))
    return lastIndex
  }

  private mutating func numbered(_ shape: Shape) -> Int {
    if let index = shapes[shape] { return index }
    let index = shapes.count
    shapes[shape] = index
    bytes.append(0)
    bytes.append(text: shape.table)
    bytes.append(varint: UInt64(shape.columns.count))
    for column in shape.columns { bytes.append(text: column) }
    return index
  }
}

/// A decoded change.
struct RowChange {
  let kind: RowChanges.Kind
  let shape: RowChanges.Shape
  let key: Int64
  let values: [StoredValue]
}

/// Decodes the changes of a transaction, last one first.
struct RowChangesReader {
  private let bytes: [UInt8]
  private var shapes: [RowChanges.Shape] = []
  private var places: [Int] = []

  /// Reads the index of the changes in `bytes`.
  ///
  /// - Throws: ``RowChangesError`` when the bytes are not valid.
  init(_ bytes: [UInt8]) throws(RowChangesError) {
    self.bytes = bytes
    var reader = ByteReader(bytes)
    while !reader.isAtEnd {
      let place = reader.position
      guard try reader.byte() != 0 else {
        shapes.append(try Self.shape(&reader))
        continue
      }
      places.append(place)
      try reader.skip(try shape(at: &reader).columns.count)
    }
  }

  var count: Int { places.count }

  /// The kind and table of the change that was made `index` changes before the last one.
  func kindAndTable(fromLast index: Int) throws(RowChangesError) -> (kind: RowChanges.Kind, table: String) {
    var reader = ByteReader(bytes, at: places[places.count - 1 - index])
    guard let kind = RowChanges.Kind(rawValue: try reader.byte()) else { throw RowChangesError() }
    return (kind, try shape(number: Int(try reader.varint())).table)
  }

  /// The change that was made `index` changes before the last one.
  func change(fromLast index: Int) throws(RowChangesError) -> RowChange {
    var reader = ByteReader(bytes, at: places[places.count - 1 - index])
    guard let kind = RowChanges.Kind(rawValue: try reader.byte()) else { throw RowChangesError() }
    let shape = try shape(number: Int(try reader.varint()))
    let key = try reader.signed()
    var values: [StoredValue] = []
    values.reserveCapacity(shape.columns.count)
    for _ in shape.columns { values.append(try reader.value()) }
    return RowChange(kind: kind, shape: shape, key: key, values: values)
  }

  private func shape(at reader: inout ByteReader) throws(RowChangesError) -> RowChanges.Shape {
    let shape = try shape(number: Int(try reader.varint()))
    _ = try reader.signed()
    return shape
  }

  private func shape(number: Int) throws(RowChangesError) -> RowChanges.Shape {
    guard shapes.indices.contains(number) else { throw RowChangesError() }
    return shapes[number]
  }

  private static func shape(_ reader: inout ByteReader) throws(RowChangesError) -> RowChanges.Shape {
    let table = try reader.text()
    let count = try reader.varint()
    guard count < 1000 else { throw RowChangesError() }
    var columns: [String] = []
    for _ in 0..<count { columns.append(try reader.text()) }
    return RowChanges.Shape(table: table, columns: columns)
  }
}

/// The bytes are not valid ``RowChanges``.
struct RowChangesError: Error {}

/// How to take a transaction's changes back: what each changed row was before, in the order of the changes.
///
/// A row that was inserted is named only; of one that was updated the changed columns are kept, of one that was deleted all. Columns are
/// kept by name, so that a later schema can still read an older one's changes. Of a silent column that was updated the new value is kept as
/// well, under its name behind ``guardMark``: when it has changed since, it is not taken back.
struct RowChanges: Equatable {
  /// What happened to a row.
  enum Kind: UInt8 {
    case inserted = 1
    case deleted = 2
    case updated = 3
  }

  /// Which columns of which table a change holds.
  struct Shape: Hashable {
    let table: String
    let columns: [String]
  }

  /// Before the name of a column, says that the value is the one the change gave it.
  static let guardMark = "="

  private(set) var bytes: [UInt8] = []
  private var shapes: [Shape: Int] = [:]

  var isEmpty: Bool { bytes.isEmpty }

  /// Begins a change; as many values must follow as the shape has columns.
  mutating func begin(_ kind: Kind, _ shape: Shape, key: Int64) {
    let index = index(of: shape)
    bytes.append(kind.rawValue)
    bytes.append(varint: UInt64(index))
    bytes.append(signed: key)
  }

  /// Adds a value of the change that was begun.
  mutating func append(_ value: StoredValue) { bytes.append(value) }

  private mutating func index(of shape: Shape) -> Int {
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

/// A change read from the bytes of ``RowChanges``.
struct RowChange {
  let kind: RowChanges.Kind
  let shape: RowChanges.Shape
  let key: Int64
  let values: [StoredValue]
}

/// Reads the changes of a transaction, the last one first.
struct RowChangesReader {
  private let bytes: [UInt8]
  private var shapes: [RowChanges.Shape] = []
  private var places: [Int] = []

  /// Finds the changes in `bytes`.
  ///
  /// - Throws: ``RowChangesError`` when they are not what ``RowChanges`` wrote.
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

  /// Of the change that was made `index` changes before the last one, what it did and in which table.
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

/// The bytes are not what ``RowChanges`` wrote.
struct RowChangesError: Error {}

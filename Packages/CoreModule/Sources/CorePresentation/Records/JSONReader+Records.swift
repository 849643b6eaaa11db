public import CoreModule

/// The position of a record in a section.
public struct RecordPlace {
  /// The line of its start.
  public let line: Int
  /// Its position in its list, from 1.
  public let place: Int
}

extension JSONReader {
  /// Reads a list of records. `read` receives each record with the flaws of its JSON, and returns all faults.
  public mutating func records(
    _ read: (_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault]
  ) throws(Fault) -> [BadRecord] {
    try placedRecords { value, flaws, _ in read(value, flaws) }
  }

  /// Like ``records(_:)``, with the position of each record.
  public mutating func placedRecords(
    _ read: (_ value: JSON, _ flaws: [RecordFault], _ place: RecordPlace) -> [RecordFault]
  ) throws(Fault) -> [BadRecord] {
    space()
    guard next == UInt8(ascii: "[") else { return try record { _, _ in [.notAList] } }
    var bad: [BadRecord] = []
    var place = 0
    try elements { reader throws(Fault) in
      place += 1
      reader.space()
      let at = RecordPlace(line: reader.line(at: reader.position), place: place)
      bad += try reader.record(at: place) { value, flaws in read(value, flaws, at) }
    }
    return bad
  }

  /// Like ``records(_:)``, for a single record.
  public mutating func record(
    at place: Int? = nil, _ read: (_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault]
  ) throws(Fault) -> [BadRecord] {
    space()
    let start = position
    flaws = []
    let value = try value()
    let faults = read(value, flaws.map(RecordFault.init))
    guard !faults.isEmpty else { return [] }
    return [BadRecord(line: line(at: start), place: place, faults: faults)]
  }
}

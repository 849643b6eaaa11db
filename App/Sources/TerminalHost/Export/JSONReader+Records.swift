import CoreModule

/// Where a record of a section stands.
struct RecordPlace {
  /// The line on which it begins.
  let line: Int
  /// Its place in its list, counted from 1.
  let place: Int
}

extension JSONReader {
  /// Reads a list of records. `read` is given each with what is flawed in it, and returns everything that is wrong with it.
  mutating func records(
    _ read: (_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault]
  ) throws(Fault) -> [BadRecord] {
    try placedRecords { value, flaws, _ in read(value, flaws) }
  }

  /// Reads a list of records as ``records(_:)`` does, and says where each stands.
  mutating func placedRecords(
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

  /// Reads one record; see ``records(_:)``.
  mutating func record(
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

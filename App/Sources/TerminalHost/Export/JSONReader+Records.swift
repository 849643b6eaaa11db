import CoreModule

extension JSONReader {
  /// Reads a list of records. `read` is given each with what is flawed in it, and returns everything that is wrong with it.
  mutating func records(
    _ read: (_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault]
  ) throws(Fault) -> [BadRecord] {
    space()
    guard next == UInt8(ascii: "[") else { return try record { _, _ in [.notAList] } }
    var bad: [BadRecord] = []
    var place = 0
    try elements { reader throws(Fault) in
      place += 1
      bad += try reader.record(at: place, read)
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

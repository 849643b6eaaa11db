public import CoreModule

/// A record that cannot be imported, with all its faults.
public struct BadRecord: Equatable, Sendable {
  /// The line of its start.
  public let line: Int
  /// Its position in its list, from 1; `nil` when it is not in a list.
  public let place: Int?
  /// The deck of a note of Anki; ``line`` is then the number of the note. `nil` for other records.
  public var deck: String?
  /// Why it cannot be imported.
  public let faults: [RecordFault]

  /// Creates a bad record.
  public init(line: Int, place: Int?, faults: [RecordFault]) {
    self.line = line
    self.place = place
    self.faults = faults
  }
}

/// A fault of a record.
public struct RecordFault: Equatable, Sendable {
  /// The stable code for programs.
  public let code: String
  /// A sentence about the fault.
  public let message: LocalizedText

  /// Creates a fault.
  public init(code: String, message: LocalizedText) { (self.code, self.message) = (code, message) }
}

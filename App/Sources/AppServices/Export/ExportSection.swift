package import CoreModule
package import CorePresentation
import Presentation

/// A feature's section of the export file: a member of the JSON document.
@MainActor
package protocol ExportSection {
  var name: String { get }

  /// Exports all data of the feature.
  func export() async throws(Problem) -> ExportedPart

  /// Reads the section from valid JSON, without changing any data.
  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart
}

extension JSONReader {
  /// Reads a list of records, of which `importRecords` gets those that `read` makes without faults.
  mutating func part<Record: Sendable>(
    _ read: (JSON) -> (Record?, [RecordFault]),
    importRecords: @escaping @MainActor ([Record], Change?) async throws(Problem) -> ImportTally
  ) throws(Fault) -> ImportedPart {
    var found: [Record] = []
    let bad = try records { value, flaws in
      let (record, faults) = read(value)
      if let record, flaws.isEmpty { found.append(record) }
      return flaws + faults
    }
    // Importing nothing must not create a database.
    guard !found.isEmpty else { return ImportedPart(bad: bad) }
    return ImportedPart(bad: bad) { [found] change throws(Problem) in try await importRecords(found, change) }
  }
}

/// The exported data of a section.
package enum ExportedPart {
  /// Records as JSON, one per line, with their noun and the number of addresses without their secrets.
  case records([String], CountedNoun, shortenedAddresses: Int = 0)
  case value(JSON, shortenedAddresses: Int = 0)
}

/// The parsed section, ready to import.
package struct ImportedPart {
  /// The records that cannot be imported.
  var bad: [BadRecord] = []
  /// Imports the valid records in the given change; `nil` makes it a trial run.
  var apply: @MainActor (Change?) async throws(Problem) -> ImportTally = { _ in ImportTally() }
}

/// The result of importing records.
package struct ImportTally: Equatable {
  package var counts = ImportCounts()
  /// Records that conflict with stored data.
  package var refused: [BadRecord] = []
  /// Remarks for the user.
  package var notes: [LocalizedText] = []

  static func + (left: ImportTally, right: ImportTally) -> ImportTally {
    ImportTally(counts: left.counts + right.counts, refused: left.refused + right.refused, notes: left.notes + right.notes)
  }
}

/// A record that cannot be imported, and the name of its section.
package struct BadSectionRecord {
  package let section: String
  package let record: BadRecord

  package init(section: String, record: BadRecord) { (self.section, self.record) = (section, record) }
}

/// The result of importing a file.
package struct ImportedFile {
  package let counts: ImportCounts
  package let bad: [BadSectionRecord]
  /// Whether nothing was imported because of the bad records.
  package let isRefused: Bool
  /// Remarks for the user.
  package let notes: [LocalizedText]
}

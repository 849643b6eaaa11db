import CoreModule

/// A feature's section of the export file: a member of the JSON document.
@MainActor
protocol ExportSection {
  var name: String { get }

  /// Exports all data of the feature.
  func export() async throws(Problem) -> ExportedPart

  /// Reads the section from valid JSON, without changing any data.
  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart
}

/// The exported data of a section.
enum ExportedPart {
  /// Records as JSON, one per line, with their noun and the number of addresses without their secrets.
  case records([String], CountedNoun, shortenedAddresses: Int = 0)
  case value(JSON, shortenedAddresses: Int = 0)
}

/// The parsed section, ready to import.
struct ImportedPart {
  /// The records that cannot be imported.
  var bad: [BadRecord] = []
  /// Imports the valid records in the given change; `nil` makes it a trial run.
  var apply: @MainActor (Change?) async -> Result<ImportTally, Problem>
}

/// The result of importing records.
struct ImportTally: Equatable {
  var new = 0
  var merged = 0
  var skipped = 0
  /// Records that conflict with stored data.
  var refused: [BadRecord] = []
  /// Remarks for the user.
  var notes: [LocalizedText] = []

  static func + (left: ImportTally, right: ImportTally) -> ImportTally {
    ImportTally(
      new: left.new + right.new, merged: left.merged + right.merged, skipped: left.skipped + right.skipped,
      refused: left.refused + right.refused, notes: left.notes + right.notes
    )
  }
}

/// A record that cannot be imported, with all its faults.
struct BadRecord: Equatable {
  /// The line of its start.
  let line: Int
  /// Its position in its list, from 1; `nil` when it is not in a list.
  let place: Int?
  let faults: [RecordFault]
}

/// A fault of a record.
struct RecordFault: Equatable {
  /// The stable code for programs.
  let code: String
  let message: LocalizedText
}

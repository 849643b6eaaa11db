import CoreModule

/// What one feature has in the file of everything: a member of the document, written and read by the feature's own part of the host.
@MainActor
protocol ExportSection {
  /// The name of the member.
  var name: String { get }

  /// Everything that the feature keeps.
  func export() async throws(Problem) -> ExportedPart

  /// Reads the member's value, which is known to be JSON. Nothing is changed yet.
  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart
}

/// What a section has to write.
enum ExportedPart {
  /// A list of records, each as JSON on one line, and what they are called; and how many addresses are without the secrets that they had.
  case records([String], CountedNoun, shortenedAddresses: Int = 0)
  /// One value.
  case value(JSON, shortenedAddresses: Int = 0)
}

/// What a section has read, ready to be taken in.
struct ImportedPart {
  /// The records that cannot be kept.
  var bad: [BadRecord] = []
  /// Takes in the others, or only tells what would become of them.
  var take: @MainActor (_ isTrial: Bool) async -> Result<ImportTally, Problem>
}

/// What became of the records of a file.
struct ImportTally: Equatable {
  var new = 0
  var merged = 0
  var skipped = 0
  /// Records that cannot be kept beside what is kept already.
  var refused: [BadRecord] = []
  /// What else is worth saying.
  var notes: [LocalizedText] = []

  static func + (left: ImportTally, right: ImportTally) -> ImportTally {
    ImportTally(
      new: left.new + right.new, merged: left.merged + right.merged, skipped: left.skipped + right.skipped,
      refused: left.refused + right.refused, notes: left.notes + right.notes
    )
  }
}

/// A record that cannot be kept, and everything that is wrong with it.
struct BadRecord: Equatable {
  /// The line on which it begins.
  let line: Int
  /// Its place in its list, counted from 1; `nil` where there is no list.
  let place: Int?
  let faults: [RecordFault]
}

/// Something that is wrong with a record.
struct RecordFault: Equatable {
  /// The stable name, for programs.
  let code: String
  let message: LocalizedText
}

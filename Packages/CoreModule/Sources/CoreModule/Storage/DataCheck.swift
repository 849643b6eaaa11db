/// Something that is wrong with the stored data.
public enum DataProblem: Equatable, Sendable {
  /// The database cannot be used at all.
  case unusable(StorageError)
  /// The file's structure is damaged, in the database's own words.
  case structure(String)
  /// A table, index or view is not as this program makes it.
  case schema(String)
  /// A record refers to one that is not there.
  case brokenReference(table: String)
  /// What is derived from the records, such as a search index, does not fit them. Can be rebuilt.
  case outOfStep(String)
  /// A record is not as it was written.
  case damagedRecord(DamagedRecord)
  /// A step of the undo log is not as it was written.
  case damagedStep(Int)

  /// Whether it can be put right without guessing at what the user wrote.
  public var isRepairable: Bool { if case .outOfStep = self { true } else { false } }
}

/// A record that is not as it was written.
public struct DamagedRecord: Equatable, Sendable {
  /// The part of the data it belongs to.
  public let area: DataArea
  /// The number by which the user knows it, if it has one.
  public let number: Int?
  /// What it says now.
  public let subject: String?
  /// The newest backup that holds it undamaged.
  public let backup: String?

  /// A record from its parts.
  public init(area: DataArea, number: Int?, subject: String?, backup: String?) {
    self.area = area
    self.number = number
    self.subject = subject
    self.backup = backup
  }
}

/// Checks the stored data for damage.
public protocol DataCheck: Sendable {
  /// What is wrong: the structure, the references, the schema, and whether what is derived from the records fits them; when `isDeep`, every
  /// record too.
  func problems(isDeep: Bool) async -> [DataProblem]

  /// Rebuilds what is derived from the records where that is wrong.
  ///
  /// - Returns: What was rebuilt.
  func repair() async throws(StorageError) -> [DataProblem]
}

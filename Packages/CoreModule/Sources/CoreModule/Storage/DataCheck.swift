/// Something that is wrong with the stored data.
public enum DataProblem: Equatable, Sendable {
  /// The database cannot be opened.
  case unusable(StorageError)
  /// The file is damaged, with SQLite's description.
  case structure(String)
  /// A table, index or view differs from the program's schema.
  case schema(String)
  /// A record refers to one that does not exist.
  case brokenReference(table: String)
  /// Derived data, such as a search index, does not match the records. It can be rebuilt.
  case outOfStep(String)
  /// A record does not match its checksum.
  case damagedRecord(DamagedRecord)
  /// A step of the undo log does not match its checksum.
  case damagedStep(Int)

  /// Whether it can be repaired without loss.
  public var isRepairable: Bool { if case .outOfStep = self { true } else { false } }
}

/// A record that does not match its checksum.
public struct DamagedRecord: Equatable, Sendable {
  /// The part of the data that the record belongs to.
  public let area: DataArea
  /// The number that the user sees, if the record has one.
  public let number: Int?
  /// The record's present text.
  public let subject: String?
  /// The newest backup that holds the record undamaged.
  public let backup: String?

  /// Creates a record.
  public init(area: DataArea, number: Int?, subject: String?, backup: String?) {
    self.area = area
    self.number = number
    self.subject = subject
    self.backup = backup
  }
}

/// Checks the stored data for damage.
public protocol DataCheck: Sendable {
  /// Checks the structure, the references, the schema and the derived data; when `isDeep`, every record too.
  func problems(isDeep: Bool) async -> [DataProblem]

  /// Rebuilds derived data that does not match the records.
  ///
  /// - Returns: What was rebuilt.
  func repair() async throws(StorageError) -> [DataProblem]
}

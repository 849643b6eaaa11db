public import CoreModule

/// Given backups, of which none can be made or restored.
public struct GivenBackups: Backups {
  private let given: [Backup]

  /// These backups, the newest first.
  public init(_ backups: [Backup] = []) { given = backups }

  /// The given ones.
  public func backups() async throws(BackupError) -> [Backup] { given }

  /// Finds nothing to copy.
  public func make(at path: String?) async throws(BackupError) -> Backup { throw .nothingToCopy }

  /// Is never due.
  public func makeIfDue() async throws(BackupError) -> Backup? { nil }

  /// Can read no file.
  public func restore(from path: String) async throws(BackupError) -> Restoration { throw .unreadable(path: path) }
}

/// A check with given problems.
public struct GivenDataCheck: DataCheck {
  private let given: [DataProblem]

  /// A check that finds these.
  public init(_ problems: [DataProblem] = []) { given = problems }

  /// The given ones.
  public func problems(isDeep: Bool) async -> [DataProblem] { given }

  /// Repairs nothing.
  public func repair() async throws(StorageError) -> [DataProblem] { [] }
}

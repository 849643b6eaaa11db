public import CoreModule

/// Predefined backups; making and restoring fail.
public struct StubBackups: Backups {
  private let given: [Backup]

  /// These backups, the newest first.
  public init(_ backups: [Backup] = []) { given = backups }

  /// The predefined backups.
  public func backups() async throws(BackupError) -> [Backup] { given }

  /// Throws ``BackupError/nothingToCopy``.
  public func make(at path: String?) async throws(BackupError) -> Backup { throw .nothingToCopy }

  /// Returns `nil`: no backup is due.
  public func makeIfDue() async throws(BackupError) -> Backup? { nil }

  /// Throws ``BackupError/unreadable(path:)``.
  public func restore(from path: String) async throws(BackupError) -> Restoration { throw .unreadable(path: path) }
}

/// A check with predefined problems.
public struct StubDataCheck: DataCheck {
  private let given: [DataProblem]

  /// A check that reports these problems.
  public init(_ problems: [DataProblem] = []) { given = problems }

  /// The predefined problems.
  public func problems(isDeep: Bool) async -> [DataProblem] { given }

  /// Repairs nothing.
  public func repair() async throws(StorageError) -> [DataProblem] { [] }
}

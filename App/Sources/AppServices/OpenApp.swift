public import AppGraph

/// The app with the data of one folder. Several can be open at once.
public struct OpenApp: Sendable {
  /// The dependencies of the features.
  public var environment: AppEnvironment
  /// The background processes for this data.
  public let background: BackgroundWork
  /// The path of a program that a request needed and that is not there.
  public let missingProgram: @Sendable () -> String?
  private let close: @Sendable () -> Void

  /// - Parameters:
  ///   - environment: The dependencies of the features.
  ///   - background: The background processes for this data.
  ///   - missingProgram: The path of a program that a request needed and that is not there.
  ///   - close: Closes the data.
  public init(
    environment: AppEnvironment, background: BackgroundWork, missingProgram: @escaping @Sendable () -> String? = { nil },
    close: @escaping @Sendable () -> Void
  ) {
    self.environment = environment
    self.background = background
    self.missingProgram = missingProgram
    self.close = close
  }

  /// Closes the data, which completes all writes, and starts the background work that is due.
  ///
  /// - Returns: Why there is no backup. Each failure is returned once.
  public func finish() -> BackupFailure? {
    close()
    return background.startDue()
  }
}

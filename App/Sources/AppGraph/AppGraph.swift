public import CoreModule

/// The root of the feature tree: owns what outlives any one screen or command, and builds the features.
@MainActor
public final class AppGraph {
  let environment: AppEnvironment

  init(environment: AppEnvironment) { self.environment = environment }

  /// Takes changes of every feature back.
  public var undoLog: any UndoLog { environment.undoLog }
}

public import CoreModule

/// The root of the feature tree: owns what outlives any one screen or command, and builds the features.
@MainActor
public final class AppGraph {
  let environment: AppEnvironment

  /// Makes the changes of several features one.
  public var changeGroup: any ChangeGroup { environment.changeGroup }

  init(environment: AppEnvironment) { self.environment = environment }

  /// Tells the time.
  public var clock: WallClock { environment.clock }
  /// The user's time zone.
  public var localTime: LocalTime { environment.localTime }
  /// Decides what is left to chance.
  public var random: RandomSource { environment.random }
  /// Shows notifications of every feature.
  public var notifier: any Notifier { environment.notifier }
  /// Takes changes of every feature back.
  public var undoLog: any UndoLog { environment.undoLog }
  /// Copies the data of every feature, and brings it back.
  public var backups: any Backups { environment.backups }
  /// Checks the data of every feature for damage.
  public var dataCheck: any DataCheck { environment.dataCheck }
}

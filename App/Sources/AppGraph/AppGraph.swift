public import CoreModule

/// The root of the feature tree: builds the features, and gives them and the hosts what the environment has.
@MainActor
public final class AppGraph {
  let environment: AppEnvironment

  /// Creates the feature tree over `environment`.
  public init(environment: AppEnvironment) { self.environment = environment }

  /// Makes changes of several features one transaction.
  public var changeGroup: any ChangeGroup { environment.changeGroup }
  /// Tells the time.
  public var clock: WallClock { environment.clock }
  /// The user's time zone.
  public var localTime: LocalTime { environment.localTime }
  /// The source of randomness.
  public var random: RandomSource { environment.random }
  /// Shows notifications of every feature.
  public var notifier: any Notifier { environment.notifier }
  /// Undoes and redoes changes of every feature.
  public var undoLog: any UndoLog { environment.undoLog }
  /// Makes and restores backups of all features' data.
  public var backups: any Backups { environment.backups }
  /// Checks the data of every feature for damage.
  public var dataCheck: any DataCheck { environment.dataCheck }

  /// `router`, which logs each navigation.
  func logged<Base: Router>(_ router: Base) -> LoggingRouter<Base> {
    LoggingRouter(router, log: CategoryLog("navigation", environment.log))
  }
}

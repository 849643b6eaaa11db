import CoreModule
import Practice

/// The root of the feature tree: builds the features, and gives the hosts what the environment has, as members of its own.
@MainActor
@dynamicMemberLookup
public final class AppGraph {
  let environment: AppEnvironment

  /// Creates the feature tree over `environment`. The answers of the game count in the practice.
  public init(environment: AppEnvironment) {
    var environment = environment
    environment.gameStore = PractisedGameStore(
      store: environment.gameStore, sampler: environment.wordSampler, reviews: GameReviews(environment)
    )
    self.environment = environment
  }

  /// What the environment has.
  public subscript<Member>(dynamicMember member: KeyPath<AppEnvironment, Member>) -> Member { environment[keyPath: member] }

  /// `router`, which logs each navigation.
  func logged<Base: Router>(_ router: Base) -> LoggingRouter<Base> {
    LoggingRouter(router, log: CategoryLog("navigation", environment.log))
  }
}

public import CoreModule

/// Statistics: what was practised, and what is due in the next days.
@MainActor
public final class StatisticsViewModel {
  /// The state to show.
  public private(set) var state = StatisticsState()

  private var readings = IntentOrder()
  private var dueReadings = IntentOrder()
  private var dueCounts = IntentOrder()
  private let tools: SessionTools
  private let router: any Router<PracticeDestination>

  init(_ tools: SessionTools, router: any Router<PracticeDestination>) {
    self.tools = tools
    self.router = router
  }

  /// Reads the statistics of a year, or of as many days as are asked for.
  public func load(days: Int = 365) async {
    let turn = readings.next()
    let now = tools.clock.now()
    let query = StatisticsQuery(
      today: tools.calendar.day(of: now), desiredRetention: tools.settings.desiredRetention, days: days
    )
    do {
      _ = try await tools.store.refresh(at: now)
      let statistics = try await tools.store.statistics(query)
      guard readings.isLatest(turn) else { return }
      state.statistics = statistics
      state.problem = nil
    } catch {
      if readings.isLatest(turn) { state.problem = PracticeProblem(error) }
    }
  }

  /// Counts only what is due now, not what could be begun: cheap enough to be repeated after each change.
  public func countDue(_ options: SessionOptions = SessionOptions()) async {
    let turn = dueCounts.next()
    do throws(PracticeProblem) {
      let due = try await SessionRun.due(tools, options)
      if dueCounts.isLatest(turn) { state.due = due }
    } catch {
      if dueCounts.isLatest(turn) { state.problem = error }
    }
  }

  /// Counts what there is to do now.
  public func loadDue(_ options: SessionOptions = SessionOptions()) async {
    let turn = dueReadings.next()
    do throws(PracticeProblem) {
      let (_, overview) = try await SessionRun.begin(tools, options)
      guard dueReadings.isLatest(turn) else { return }
      state.overview = overview
      state.problem = nil
    } catch {
      if dueReadings.isLatest(turn) { state.problem = error }
    }
  }

  /// Navigates to a session.
  public func practise(_ options: SessionOptions = SessionOptions()) { router.navigate(to: .session(options)) }
}

/// The state of the statistics.
public struct StatisticsState: Equatable, Sendable {
  /// The statistics; `nil` before they are read.
  public internal(set) var statistics: PracticeStatistics?
  /// What there is to do now; `nil` before it is counted.
  public internal(set) var overview: SessionOverview?
  /// How many cards are due now; `nil` before they are counted.
  public internal(set) var due: Int?
  /// The last failure.
  public internal(set) var problem: PracticeProblem?
}

/// The dependencies of the statistics.
@MainActor
public protocol StatisticsDependency: SessionDependency {}

/// Builds the statistics.
public typealias StatisticsBuilder = RoutingBuilder<any StatisticsDependency, PracticeDestination>

extension StatisticsBuilder {
  /// Creates the view model.
  public func build() -> StatisticsViewModel { StatisticsViewModel(SessionTools(dependency), router: router) }
}

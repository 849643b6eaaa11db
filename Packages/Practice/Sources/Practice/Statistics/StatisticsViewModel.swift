public import CoreModule

/// Statistics: past answers, and reviews due in the next days.
@MainActor
public final class StatisticsViewModel {
  /// The state to show.
  public private(set) var state = StatisticsState()

  private var reads = IntentOrder()
  private var dueReads = IntentOrder()
  private var dueCounts = IntentOrder()
  private let tools: SessionTools
  private let router: any Router<PracticeDestination>

  init(_ tools: SessionTools, router: any Router<PracticeDestination>) {
    self.tools = tools
    self.router = router
  }

  /// Reads the statistics of so many past days, including today.
  public func load(days: Int = 365) async {
    let turn = reads.next()
    let now = tools.clock.now()
    let query = StatisticsQuery(
      today: tools.calendar.day(of: now), desiredRetention: tools.settings.desiredRetention, days: days
    )
    do {
      _ = try await tools.store.refresh(at: now)
      let statistics = try await tools.store.statistics(query)
      guard reads.isLatest(turn) else { return }
      state.statistics = statistics
      state.problem = nil
    } catch {
      if reads.isLatest(turn) { state.problem = PracticeProblem(error) }
    }
  }

  /// Counts the due cards, but not new ones: fast enough to repeat after each change.
  public func countDue(_ options: SessionOptions = SessionOptions()) async {
    let turn = dueCounts.next()
    do throws(PracticeProblem) {
      let due = try await SessionRun.due(tools, options)
      guard dueCounts.isLatest(turn) else { return }
      state.due = due
      state.problem = nil
    } catch {
      if dueCounts.isLatest(turn) { state.problem = error }
    }
  }

  /// Counts the cards to ask now.
  public func loadDue(_ options: SessionOptions = SessionOptions()) async {
    let turn = dueReads.next()
    do throws(PracticeProblem) {
      let (_, overview) = try await SessionRun.begin(tools, options)
      guard dueReads.isLatest(turn) else { return }
      state.overview = overview
      state.problem = nil
    } catch {
      if dueReads.isLatest(turn) { state.problem = error }
    }
  }

  /// Navigates to a session.
  public func practise(_ options: SessionOptions = SessionOptions()) { router.navigate(to: .session(options)) }
}

/// The state of the statistics.
public struct StatisticsState: Equatable, Sendable {
  /// The statistics; `nil` before they are read.
  public internal(set) var statistics: PracticeStatistics?
  /// The number of cards to ask now; `nil` before they are counted.
  public internal(set) var overview: SessionOverview?
  /// The number of due cards; `nil` before they are counted.
  public internal(set) var due: Int?
  /// The failure of the last action; `nil` when it succeeded.
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

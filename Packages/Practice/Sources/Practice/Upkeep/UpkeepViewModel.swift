public import CoreModule
import Foundation
public import PracticeScheduling

/// Changes the practice outside of a session: suspends, releases, buries, resets and reschedules words, reads how well they are known, fits
/// the parameters, and computes the cards again.
@MainActor
public final class UpkeepViewModel {
  /// The state to show.
  public private(set) var state = UpkeepState()

  private var holds = IntentOrder()
  private var optimisations = IntentOrder()
  private var reads = IntentOrder()
  private var rebuilds = IntentOrder()
  private let tools: SessionTools

  init(_ tools: SessionTools) { self.tools = tools }

  /// Suspends words until they are released.
  public func suspend(_ words: [PracticeWord]) async {
    await hold(words, .practiceSuspend) { _ in .suspension }
  }

  /// Releases suspended and buried words.
  public func release(_ words: [PracticeWord]) async {
    await hold(words, .practiceRelease) { _ in .release }
  }

  /// Buries words until tomorrow.
  public func bury(_ words: [PracticeWord]) async {
    await hold(words, .practiceBury) { .burial(until: $0.adding(days: 1)) }
  }

  /// Makes words new again, as if they had never been practised.
  public func reset(_ words: [PracticeWord]) async { await hold(words, .practiceReset) { _ in .reset } }

  /// Reschedules words to a day. A word that was never practised is not begun before it.
  public func reschedule(_ words: [PracticeWord], to day: CalendarDay) async {
    await hold(words, .practiceReschedule) { _ in .rescheduling(to: day) }
  }

  /// Reads how well words are known.
  public func loadKnowledge(of words: [PracticeWord.ID]) async {
    let turn = reads.next()
    do throws(PracticeProblem) {
      let knowledge = try await knowledge(of: words)
      guard reads.isLatest(turn) else { return }
      (state.knowledge, state.problem) = (knowledge, nil)
    } catch {
      if reads.isLatest(turn) { state.problem = error }
    }
  }

  /// Fits the parameters to the user's answers and adopts the better ones. Calls `progress` with the finished share, from 0 to 1.
  public func optimise(progress: @escaping @MainActor (Double) -> Void = { _ in }) async {
    let turn = optimisations.next()
    do throws(PracticeProblem) {
      let optimization = try await optimised(progress)
      guard optimisations.isLatest(turn) else { return }
      (state.optimization, state.problem) = (optimization, nil)
    } catch {
      if optimisations.isLatest(turn) { state.problem = error }
    }
  }

  /// Computes all cards again from the log.
  public func rebuild() async {
    let turn = rebuilds.next()
    do {
      let cards = try await tools.store.rebuild(RebuildPlan(tools.settings, at: tools.clock.now()))
      guard rebuilds.isLatest(turn) else { return }
      (state.rebuilt, state.problem) = (cards, nil)
    } catch {
      if rebuilds.isLatest(turn) { state.problem = PracticeProblem(error) }
    }
  }
}

extension UpkeepViewModel {
  /// - Parameter event: The event of each card today.
  private func hold(_ words: [PracticeWord], _ step: StepName, _ event: (CalendarDay) -> LogEntry.Event) async {
    let turn = holds.next()
    let today = tools.calendar.day(of: tools.clock.now())
    do throws(PracticeProblem) {
      let (entries, cards) = try await tools.append(words, step) { _ in event(today) }
      guard holds.isLatest(turn) else { return }
      state.cards = cards
      state.changedWords = Set(entries.map(\.card.word)).count
      state.problem = nil
    } catch {
      if holds.isLatest(turn) { state.problem = error }
    }
  }

  private func knowledge(of words: [PracticeWord.ID]) async throws(PracticeProblem) -> [PracticeWord.ID: WordKnowledge] {
    let cards = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.cards(of: words) }
    guard !cards.isEmpty else { return [:] }
    let parameters = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.parameters() }
    let scheduler: Scheduler
    do { scheduler = try tools.settings.scheduler(parameters) } catch { throw .scheduling(error) }
    let now = tools.clock.now()
    return Dictionary(grouping: cards, by: \.id.word).mapValues { WordKnowledge($0, scheduler, tools.calendar, at: now) }
  }

  private func optimised(_ progress: @MainActor (Double) -> Void) async throws(PracticeProblem) -> Optimization {
    let current = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.parameters() }
    let histories = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.histories() }
    let optimization: Optimization
    do {
      optimization = try ScheduleOptimizer(histories: histories, asOf: .distantFuture).optimize(improving: current, progress: progress)
    } catch { throw .optimization(error) }
    guard optimization.parameters != current else { return optimization }
    let plan = RebuildPlan(tools.settings, at: tools.clock.now())
    _ = try await PracticeProblem.converting { () throws(PracticeStoreError) in
      try await tools.store.adopt(optimization.parameters, plan)
    }
    return optimization
  }
}

/// The state of the upkeep.
public struct UpkeepState: Equatable, Sendable {
  /// The cards that were changed last.
  public internal(set) var cards: [Card] = []
  /// The number of their words, without those that were already as the user wants them.
  public internal(set) var changedWords = 0
  /// How well the requested words are known. A word without stored cards is left out.
  public internal(set) var knowledge: [PracticeWord.ID: WordKnowledge] = [:]
  /// The result of the last optimisation, whose parameters are adopted; `nil` before.
  public internal(set) var optimization: Optimization?
  /// The number of cards that were computed again; `nil` before.
  public internal(set) var rebuilt: Int?
  /// The last failure.
  public internal(set) var problem: PracticeProblem?
}

/// The dependencies of the upkeep.
@MainActor
public protocol UpkeepDependency: SessionDependency {}

/// Builds the upkeep.
public typealias UpkeepBuilder = Builder<any UpkeepDependency>

extension UpkeepBuilder {
  /// Creates the view model.
  public func build() -> UpkeepViewModel { UpkeepViewModel(SessionTools(dependency)) }
}

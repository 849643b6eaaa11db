import CoreModule
import CoreModuleTesting
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

/// Each intent of each view model waits at each of its calls while another one runs.
@MainActor
struct InterleavingTests {
  private nonisolated func options(_ change: (inout SessionOptions) -> Void) -> SessionOptions {
    var options = SessionOptions()
    change(&options)
    return options
  }

  @Test func `a session`() async throws {
    let violations = try await Interleavings<SessionViewModel, SeenSession>(
      of: [
        .changes("start") { await $0.start() },
        .changes("start with new words alone") { await $0.start(options { $0.reviewLimit = 0 }) },
        .changes("answer") { await $0.answer(.easy) },
        .changes("answer that it was forgotten") { await $0.answer(.again) },
        .changes("undo") { await $0.undo() },
        .changes("star") { await $0.star() },
        .changes("suspend") { await $0.suspend() },
        .changes("bury") { await $0.bury() },
        .changes("reset") { await $0.reset() },
        .changes("reschedule") { await $0.reschedule(to: SamplePractice.day.adding(days: 3)) },
        .changes("type") { await $0.type("meaninx 1") },
        .reads("reload") { await $0.reload() },
        .reads("finish") { await $0.finish() },
      ],
      make: {
        let session = try await GatedPractice.graph($0).session.build()
        await session.start(options { $0.directions = [.from] })
        await session.answer(.easy)
        return session
      },
      state: { SeenSession($0.state) }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the statistics`() async throws {
    let violations = try await Interleavings<StatisticsViewModel, StatisticsState>(
      of: [
        .reads("load") { await $0.load() },
        .reads("load a week") { await $0.load(days: 7) },
        .reads("countDue") { await $0.countDue() },
        .reads("loadDue") { await $0.loadDue() },
        .reads("loadDue of favourites") { await $0.loadDue(options { $0.filter.isStarred = true }) },
      ],
      make: { try await GatedPractice.graph($0).statistics.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the upkeep`() async throws {
    let (one, two) = (SamplePractice.word(1), SamplePractice.word(2))
    let violations = try await Interleavings<UpkeepViewModel, SeenUpkeep>(
      of: [
        .changes("suspend") { await $0.suspend([one]) },
        .changes("release") { await $0.release([one, two]) },
        .changes("bury") { await $0.bury([two]) },
        .changes("reset") { await $0.reset([one]) },
        .changes("reschedule") { await $0.reschedule([one, two], to: SamplePractice.day.adding(days: 9)) },
        .reads("loadKnowledge") { await $0.loadKnowledge(of: [one.id]) },
        .reads("loadKnowledge of another") { await $0.loadKnowledge(of: [two.id]) },
        .changes("optimise") { await $0.optimise() },
        .changes("rebuild") { await $0.rebuild() },
      ],
      make: { try await GatedPractice.graph($0).upkeep.build() }, state: { SeenUpkeep($0.state) }
    ).violations()
    #expect(violations == [])
  }
}

extension InterleavingTests {
  @Test func `an answer that is shown stays shown when the question before it is read again`() async throws {
    let violations = try await Interleavings<SessionViewModel, SeenSession>(
      of: [
        .changes("answer, and reveal the next") {
          await $0.answer(.easy)
          $0.reveal()
        },
        .reads("reload") { await $0.reload() },
      ],
      make: {
        let session = try await GatedPractice.graph($0).session.build()
        await session.start(options { $0.directions = [.from] })
        return session
      },
      state: { SeenSession($0.state) }
    ).violations()
    #expect(violations == [])
  }

  @Test func `the reminder`() async throws {
    let violations = try await Interleavings<PracticeReminderViewModel, PracticeReminderState>(
      of: [.reads("decide") { await $0.decide(at: .hour(9), isForced: true) }],
      make: { try await GatedPractice.graph($0).reminder.build() }, state: { $0.state }
    ).violations()
    #expect(violations == [])
  }
}

/// What is seen of a session, without what depends on the random identities of entries.
private struct SeenSession: Equatable {
  let due: Int?
  let new: Int?
  let question: String?
  let progress: SessionProgress
  let lastAnswer: String?
  let summary: SessionSummary?
  let leech: String?
  let problem: PracticeProblem?

  init(_ state: SessionState) {
    (due, new) = (state.overview?.due, state.overview?.new)
    question = state.question.map { "\($0.prompt) \($0.card.phase) \($0.card.answers) \($0.word.isStarred) \($0.isRevealed)" }
    progress = state.progress
    lastAnswer = state.lastAnswer.map { "\($0.question.prompt) \($0.review?.grade.rawValue ?? 0)" }
    (summary, leech, problem) = (state.summary, state.leech?.text, state.problem)
  }
}

/// What is seen of the upkeep, without the random identities of entries.
private struct SeenUpkeep: Equatable {
  let cards: [String]
  let knowledge: [PracticeWord.ID: WordKnowledge]
  let rebuilt: Int?
  let problem: PracticeProblem?

  init(_ state: UpkeepState) {
    cards = state.cards.map(Self.text)
    (knowledge, rebuilt, problem) = (state.knowledge, state.rebuilt, state.problem)
  }

  private static func text(_ card: Card) -> String { "\(card.phase) \(card.isSuspended) \(card.buriedUntil?.description ?? "")" }
}

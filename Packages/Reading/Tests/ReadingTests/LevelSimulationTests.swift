import CoreModule
import Foundation
import Reading
import ReadingTesting
import Testing

/// Learners whose vocabulary is known answer the questions.
@MainActor
struct LevelSimulationTests {
  private nonisolated static let headwords = 5000
  private static let learnersPerTest = 25

  /// Knows half of the words around the rank `middle`, says of some invented or unknown words to know them.
  private struct Learner {
    let middle: Double
    let slope: Double
    let falseRate: Double

    func knows(_ rank: Int) -> Double { 1 / (1 + exp((log(Double(rank)) - log(middle)) / slope)) }

    var vocabulary: Double { (1...headwords).reduce(0) { $0 + knows($1) } }

    func says(_ rank: Int?, _ generator: inout SplitMix64) -> Bool {
      if let rank, Double.random(in: 0..<1, using: &generator) < knows(rank) { return true }
      return Double.random(in: 0..<1, using: &generator) < falseRate
    }
  }

  /// The mean error over a thousand learners, in parts of the true vocabulary, and how many of their vocabularies are within the margin.
  @Test func `the estimates of a thousand learners are near their vocabularies, and the margins are honest`() async throws {
    let fixture = LevelTests.fixture(Self.headwords)
    var generator = SplitMix64(seed: 20_26)
    var (errors, bias, within, doubtful): ([Double], Double, Int, Int) = ([], 0, 0, 0)
    let level = fixture.graph.level.build()
    for seed in UInt64(1)...40 {
      await level.begin(SampleReading.languages, seed: seed)
      var ranks: [Int?] = []
      while let question = level.state.question {
        ranks.append(await fixture.textDictionary.words([question.text], in: SampleReading.languages)[0]?.rank)
        level.answer(false)
      }
      for _ in 0..<Self.learnersPerTest {
        for _ in ranks { level.goBack() }
        let learner = Learner(
          middle: exp(.random(in: log(300)...log(5000), using: &generator)), slope: .random(in: 0.3...0.9, using: &generator),
          falseRate: .random(in: 0...0.1, using: &generator))
        for rank in ranks { level.answer(learner.says(rank, &generator)) }
        let estimate = try #require(level.state.estimate)
        guard !estimate.isDoubtful else {
          doubtful += 1
          continue
        }
        let (truth, margin) = (learner.vocabulary, try #require(estimate.level.margin))
        errors.append(abs(Double(estimate.level.estimate) - truth) / truth)
        bias += (Double(estimate.level.estimate) - truth) / truth
        if margin.contains(Int(truth)) { within += 1 }
      }
    }
    let mean = errors.reduce(0, +) / Double(errors.count)
    let (share, meanBias) = (Double(within) / Double(errors.count), bias / Double(errors.count))
    let figures = "mean error \(mean), bias \(meanBias), within the margin \(share), doubtful \(doubtful) of 1000"
    #expect(mean < 0.3, "\(figures)")
    #expect(abs(meanBias) < 0.15, "\(figures)")
    #expect((0.93...1).contains(share), "\(figures)")
    #expect(doubtful < 50, "\(figures)")
  }
}

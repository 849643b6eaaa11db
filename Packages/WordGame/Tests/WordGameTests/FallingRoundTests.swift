import CoreModule
import Testing
import WordGame

struct FallingRoundTests {
  private func moment(_ milliseconds: Int64) -> Timestamp { Timestamp(milliseconds: 50_000 + milliseconds) }

  /// A frame every half second.
  private func frames(from start: Int64 = 0, to end: Int64) -> [(RoundEvent, Timestamp)] {
    stride(from: start + 500, through: end, by: 500).map { (.frame, moment($0)) }
  }

  private func falling(_ events: [(RoundEvent, Timestamp)], hasTimer: Bool = true, seconds: Int = 5) throws -> FallingRound {
    var round = FallingRound(Round(try setup(seconds: seconds), bank: bank(40)), hasTimer: hasTimer, at: moment(0))
    for (event, moment) in events { round.apply(event, at: moment) }
    return round
  }

  @Test func `a word falls evenly from the top to the bottom in its time`() throws {
    let round = try falling(frames(to: 2000))
    #expect(round.position(at: moment(2000)) == 0.4)
    #expect(round.position(at: moment(2500)) == 0.5)
    #expect(round.millisecondsLeft(at: moment(2500)) == 2500)
  }

  @Test func `a word that reaches the bottom is answered wrongly, and the next one falls`() throws {
    let round = try falling(frames(to: 5500))
    #expect(round.round.wrong == 1)
    #expect(round.round.answers[0].said == nil)
    #expect(round.position(at: moment(5500)) == 0.1)
  }

  @Test(arguments: [true, false])
  func `an answer that comes when the time is over is not one to the next word`(said: Bool) throws {
    let round = try falling(frames(to: 4500) + [(.answer(said), moment(5100))])
    #expect(round.round.answers.map(\.said) == [nil])
    #expect(round.position(at: moment(5100)) == 0.02)
    let next = try falling(frames(to: 4500) + [(.frame, moment(5000)), (.answer(said), moment(5100))])
    #expect(next.round.answers.map(\.said) == [nil, said])
  }

  @Test func `three words that reach the bottom lose`() throws {
    let round = try falling(frames(to: 15_000))
    #expect(round.round.result == .lost)
    #expect(round.position(at: moment(20_000)) == 0)
  }

  @Test func `an answer lets the next word begin at the top`() throws {
    let round = try falling(frames(to: 2000) + [(.answer(true), moment(2200))])
    #expect(round.round.answers.count == 1)
    #expect(round.position(at: moment(2200)) == 0)
    #expect(round.position(at: moment(2700)) == 0.1)
  }

  @Test func `nothing falls and nothing is answered in a pause`() throws {
    let events = frames(to: 1000) + [(.pause, moment(1000)), (.answer(true), moment(1500)), (.frame, moment(90_000))]
    let paused = try falling(events)
    #expect(paused.isPaused)
    #expect(paused.round.answers.isEmpty)
    #expect(paused.position(at: moment(95_000)) == 0.2)
    let resumed = try falling(events + [(.resume, moment(100_000)), (.frame, moment(100_500))])
    #expect(resumed.position(at: moment(100_500)) == 0.3)
  }

  @Test func `time in which the program was suspended does not count`() throws {
    let round = try falling(frames(to: 2000) + [(.frame, moment(3_600_000)), (.frame, moment(3_600_500))])
    #expect(round.round.answers.isEmpty)
    #expect(round.position(at: moment(3_600_500)) == 0.5)
  }

  @Test(arguments: [(999, 0.6), (1000, 0.6), (1001, 0.4)])
  func `a second without a frame counts, and what is longer does not`(gap: Int64, position: Double) throws {
    let round = try falling(frames(to: 2000) + [(.frame, moment(2000 + gap))])
    #expect((round.position(at: moment(2000 + gap)) * 10).rounded() / 10 == position)
  }

  @Test func `a clock that is set back stops nothing and gives nothing`() throws {
    let dayBefore: Int64 = -86_400_000
    let round = try falling(frames(to: 2000) + [(.frame, moment(dayBefore)), (.frame, moment(dayBefore + 500))])
    #expect(round.position(at: moment(dayBefore + 500)) == 0.5)
    #expect(round.position(at: moment(dayBefore + 1000)) == 0.6)
  }

  @Test func `without a timer nothing falls`() throws {
    let round = try falling(frames(to: 60_000), hasTimer: false)
    #expect(round.round.answers.isEmpty)
    #expect(round.position(at: moment(60_000)) == 0)
    #expect(round.millisecondsLeft(at: moment(60_000)) == nil)
  }

  @Test func `the same events at the same times give the same state`() throws {
    let events = frames(to: 4000) + [(.answer(false), moment(4100)), (.pause, moment(4200)), (.resume, moment(9000))]
    #expect(try falling(events) == falling(events))
  }
}

import CoreModule
import Dispatch
import Foundation
import WordGame

// play-rounds COUNT [ROUNDS]: plays rounds with COUNT words in this process, and prints how long a new round and a next pair take, in
// milliseconds, and what share of the pairs was right, in per cent.

let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
guard let count = arguments.first, count > 0 else {
  print("usage: play-rounds COUNT [ROUNDS]")
  exit(64)
}
try await play(count: count, rounds: arguments.dropFirst().first ?? 10_000)

/// Plays with words that differ in length and letters, each with one translation of its own.
@MainActor
private func play(count: Int, rounds: Int) async throws {
  let entries = (0..<count).map { DeckEntry(prompt: "word\($0)", translations: ["\(letters($0 &* 7919))\($0)\(letters($0))"]) }
  let deck = Deck(name: .file("/made"), languages: nil, entries: entries)
  let game = PlayBuilder(dependency: Surroundings(gameWords: deck), router: ClosureRouter<WordGameDestination> { _ in }).build()
  var options = RoundOptions()
  options.deck = .given(deck)
  options.level = DifficultyLevel(clamping: 4)
  options.seed = 1
  let start = milliseconds()
  await game.start(options)
  let opened = milliseconds() - start
  guard let first = game.state.round else { return }
  let (times, share) = answered(first, rounds)
  let sorted = times.sorted()
  print("words \(count)  new round \(shown(opened))  next pair: median \(shown(sorted[sorted.count / 2]))", terminator: "  ")
  print("p99 \(shown(sorted[sorted.count * 99 / 100]))  right \(shown(share))")
}

/// How long each answer with its next pair took, and the share of right pairs.
private func answered(_ first: Round, _ rounds: Int) -> (times: [Double], share: Double) {
  var times: [Double] = []
  var (asked, right) = (0, 0)
  for seed in 1...rounds {
    var setup = first.setup
    setup.seed = UInt64(seed)
    setup.rules = .original
    var round = Round(setup, bank: first.bank)
    while round.pair != nil {
      let start = milliseconds()
      let answer = round.answer(false)
      times.append(milliseconds() - start)
      asked += 1
      right += answer?.matches == true ? 1 : 0
    }
  }
  return (times, Double(right) * 100 / Double(asked))
}

private func letters(_ number: Int) -> String {
  let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
  return String((0...(abs(number) % 4)).map { alphabet[abs(number / ($0 + 1)) % alphabet.count] })
}

private func milliseconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000 }

private func shown(_ number: Double) -> String { String(format: "%.4f", number) }

/// Nothing but the deck.
@MainActor
private struct Surroundings: PlayDependency {
  let gameStore: any GameStore = InMemoryGameStore()
  let gameWords: any GameWords
  let clock = WallClock { Timestamp(milliseconds: 0) }
  let random = RandomSource { 1 }
}

import CoreModule
import Foundation
import PracticeScheduling

/// Somebody who practises each evening. What they answer depends only on the seed, the word and how often it was asked, so that each
/// scheduler meets the same person.
struct Learner {
  /// How fast they forget the usual word: the exponent of the power law.
  let forgetting: Double
  /// On what share of the days they do not practise.
  let absence: Double
  let seed: UInt64

  /// How much the words differ: the standard deviation of the logarithm of the exponent.
  static let spread = 0.3
  /// The share of the words that were met before.
  static let metBefore = 0.3

  /// From a good memory to a bad one, from the diligent to the careless.
  static let all = [(0.12, 0.0), (0.15, 0.1), (0.18, 0.0), (0.2, 0.05), (0.22, 0.2), (0.25, 0.0)].enumerated().map { number, values in
    Learner(forgetting: values.0, absence: values.1, seed: UInt64(number + 1))
  }

  func isAbsent(on day: Int) -> Bool { chance(1 << 40, day) < absence }

  /// What they remember of each word before the first day.
  func memories(_ count: Int) -> [Memory] {
    (0..<count).map { word in
      let normal = (-2 * log(1 - chance(word, 1 << 40))).squareRoot() * cos(2 * .pi * chance(word, 1 << 41))
      var memory = Memory(forgetting: forgetting * exp(Self.spread * normal))
      guard chance(word, 1 << 42) < Self.metBefore else { return memory }
      for day in [-20.0, -6, -2] { memory.see(recalled: false, at: day * 86_400) }
      return memory
    }
  }

  /// The grade of the `number`th answer to a word that is remembered with a probability. Of what is remembered, the shares of Hard, Good and
  /// Easy are those of the users of Anki.
  func grade(_ word: Int, _ number: Int, recall: Double) -> Grade {
    guard chance(word, 2 * number) < recall else { return .again }
    switch chance(word, 2 * number + 1) {
    case ..<0.224: return .hard
    case ..<0.855: return .good
    default: return .easy
    }
  }

  /// How long an answer takes, in seconds: what the users of Anki take on average (the defaults of fsrs-rs), for Again, Hard, Good and Easy.
  static func seconds(_ grade: Grade, isFirst: Bool, isSameDay: Bool) -> Double {
    let times = isFirst ? [33.79, 24.3, 13.68, 6.5] : isSameDay ? [16.44, 15.25, 12.32, 8.03] : [23.0, 11.68, 7.33, 5.6]
    return times[grade.rawValue - 1]
  }

  /// A number from 0 up to 1 that follows from the seed and two numbers.
  private func chance(_ first: Int, _ second: Int) -> Double {
    var random = SplitMix64(seed: seed)
    random = SplitMix64(seed: random.next() ^ UInt64(first))
    random = SplitMix64(seed: random.next() ^ UInt64(second))
    return Double(random.next() >> 11) / Double(1 << 53)
  }
}

import CoreModule
import Foundation

/// Chooses the words of a new round.
struct RoundPreparation {
  let source: any WordSource
  let setup: RoundSetup
  let now: Timestamp

  /// The number of wrong translations to choose from.
  private static let decoyCount = 400
  /// The maximum percentage of pairs that review words from earlier rounds.
  private static let maximumReviews = 60

  private var order: SeededOrder { SeededOrder(seed: setup.seed) }

  /// The words in the order in which they are asked. With a seed, the choice depends only on the words.
  func bank(progress: [WordProgress]) async throws(StorageError) -> RoundBank {
    guard !setup.isSeeded else { return try await bank(of: seeded()) }
    return try await bank(of: taught(progress))
  }

  /// A bank of these words.
  func bank(of entries: [DeckEntry]) async throws(StorageError) -> RoundBank {
    let texts = entries.flatMap(\.translations)
    let decoys = try await source.decoys(like: texts, count: Self.decoyCount, order: SeededOrder(seed: setup.seed &+ 1))
    return RoundBank(entries: entries, decoys: decoys, falseFriends: falseFriends)
  }

  private var falseFriends: [String: [String]] { setup.languages.map { FalseFriends.decoys(in: $0) } ?? [:] }

  private func seeded() async throws(StorageError) -> [DeckEntry] {
    let entries = try await source.sample(setup.rules.pairs, level: setup.level, order: order)
    return try await mixed(withFalseFriendsIn: entries)
  }

  /// First words that are due, then new ones, then the weakest of the others.
  private func taught(_ progress: [WordProgress]) async throws(StorageError) -> [DeckEntry] {
    let pairs = setup.rules.pairs
    let progressByPrompt = Dictionary(progress.map { ($0.prompt, $0) }) { first, _ in first }
    let due = progress.filter { $0.due <= now }.sorted(by: Self.isWeaker).map(\.prompt)
    let sample = try await source.sample(4 * pairs, level: setup.level, order: order)
    // Half as many again, because some words may have been deleted.
    let reviews = try await source.entries(for: Array(due.prefix(pairs * 3 / 2)))
    let fresh = try await mixed(
      withFalseFriendsIn: sample.filter { progressByPrompt[$0.prompt] == nil }, except: Set(reviews.map(\.prompt)))
    let room = max(pairs * Self.maximumReviews / 100, pairs - fresh.count)
    var chosen = Array((reviews.prefix(room) + fresh).prefix(pairs))
    if chosen.count < pairs {
      let used = Set(chosen.map(\.prompt))
      let rest = sample.filter { !used.contains($0.prompt) && progressByPrompt[$0.prompt] != nil }
      chosen += rest.sorted { Self.isWeaker(progressByPrompt[$0.prompt], progressByPrompt[$1.prompt]) }.prefix(pairs - chosen.count)
    }
    return order.sorted(chosen, by: \.prompt)
  }

  /// At the hardest level, every third word has a false friend, if the source has such words, except for the ones that are asked anyway.
  private func mixed(
    withFalseFriendsIn entries: [DeckEntry], except reviews: Set<String> = []
  ) async throws(StorageError) -> [DeckEntry] {
    guard setup.level == .last, !falseFriends.isEmpty else { return entries }
    let prompts = order.sorted(falseFriends.keys.filter { !reviews.contains($0) }).prefix(max(1, setup.rules.pairs / 3))
    let treacherous = try await source.entries(for: Array(prompts))
    let used = Set(treacherous.map(\.prompt))
    let others = entries.filter { !used.contains($0.prompt) }
    return order.sorted(Array((treacherous + others).prefix(max(entries.count, setup.rules.pairs))), by: \.prompt)
  }

  private static func isWeaker(_ left: WordProgress?, _ right: WordProgress?) -> Bool {
    guard let left, let right else { return false }
    return isWeaker(left, right)
  }

  /// Words with fewer correct answers in a row come first, and among these the ones asked longest ago.
  private static func isWeaker(_ left: WordProgress, _ right: WordProgress) -> Bool {
    if left.streak != right.streak { return left.streak < right.streak }
    if left.last != right.last { return left.last < right.last }
    return left.prompt < right.prompt
  }
}

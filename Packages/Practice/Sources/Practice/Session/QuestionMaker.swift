import CoreModule
import PracticeScheduling

/// Makes a question from a card.
@MainActor
struct QuestionMaker {
  let tools: SessionTools
  let scheduler: Scheduler
  /// The seed of the session; `nil` when it has none.
  let seed: UInt64?

  /// The languages whose articles are always requested.
  private static let languagesWithAskedArticles: Set = ["de"]

  /// Asks a card in the given way; `nil` for the way that the rule chooses.
  func question(_ card: Card, _ word: PracticeWord, as given: CardKind? = nil) async throws(PracticeProblem) -> Question {
    let now = tools.clock.now()
    let today = tools.calendar.day(of: now)
    let seed = seed.map { card.seed(of: "\($0) \(word.text)") } ?? card.seed
    let buttons = GradeButtons(scheduler: scheduler, isFuzzed: tools.settings.isFuzzed, now: now, today: today, seed: seed)
    let days = buttons.possibleDays(of: card)
    let load = try await PracticeProblem.converting { () throws(PracticeStoreError) in try await tools.store.load(days) }
    var kind = given ?? KindRule.kind(of: card)
    let choices = kind == .choose ? try await choices(card, word, seed) : []
    if kind == .choose, choices.isEmpty { kind = KindRule.kindWithoutChoices(of: card) }
    let isGerman = Self.languagesWithAskedArticles.contains(word.languages.from)
    return Question(
      card: card, word: word, kind: kind, choices: choices, buttons: buttons.buttons(for: card, load: load), asked: now,
      asksArticle: card.id.direction == .to && !word.definiteArticles.isEmpty && (isGerman || tools.settings.asksArticles)
    )
  }

  /// The right answer among wrong ones, in an order that depends on the seed; empty when there are too few wrong ones.
  private func choices(_ card: Card, _ word: PracticeWord, _ seed: UInt64) async throws(PracticeProblem) -> [String] {
    let right = card.id.direction == .from ? word.translations : word.spellings
    let found = try await PracticeProblem.convertingWords { () throws(StorageError) in
      // Some of them may be right answers.
      try await tools.words.distractors(for: word, card.id.direction, count: KindRule.distractors + right.count, seed: seed)
    }
    let known = Set(right.map(FoldedText.init))
    let wrong = found.filter { !known.contains(FoldedText($0)) }.withoutRepeats().prefix(KindRule.distractors)
    guard let best = right.first, wrong.count == KindRule.distractors else { return [] }
    let place = Int(seed % UInt64(KindRule.distractors + 1))
    return Array(wrong[..<place]) + [best] + Array(wrong[place...])
  }
}

import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

/// What can be said of a word in the practice, wherever the word is shown.
enum PracticeChange: Equatable {
  case bury, suspend, release, reset, reschedule
}

extension ScreenAction {
  /// - Parameter isSuspended: Whether the word is set aside, so that the same key brings it back.
  @MainActor static func practice(
    isSuspended: Bool = false, isHinted: Bool = false, _ run: @escaping @MainActor (PracticeChange) -> Void
  ) -> [ScreenAction] {
    [
      ScreenAction(["b"], .bury, isHinted: isHinted) { run(.bury) },
      ScreenAction(["-"], isSuspended ? .release : .suspend, isHinted: isHinted) { run(isSuspended ? .release : .suspend) },
      ScreenAction(["w"], .reschedule, isHinted: isHinted) { run(.reschedule) },
      ScreenAction(["N"], .reset, isHinted: false) { run(.reset) },
    ]
  }
}

extension Navigator {
  /// What can be said of a word in the practice. The message says what became of the word, and that it can be undone.
  func practiceActions(of word: Word, _ knowledge: WordKnowledge?) -> [ScreenAction] {
    ScreenAction.practice(isSuspended: knowledge?.isSuspended == true) { [weak self] change in
      guard let self else { return }
      let today = localTime.day(of: clock.now())
      switch change {
      case .bury: self.change(word, .burial(until: today.adding(days: 1))) { await $0.bury($1) }
      case .suspend: self.change(word, .suspension) { await $0.suspend($1) }
      case .release: self.change(word, .release) { await $0.release($1) }
      case .reset: self.change(word, .reset) { await $0.reset($1) }
      case .reschedule:
        push(
          ComingBackScreen(word.text, navigator: self) { [weak self] day in
            self?.change(word, .rescheduling(to: day)) { await $0.reschedule($1, to: day) }
          })
      }
    }
  }

  private func change(
    _ word: Word, _ event: LogEntry.Event, _ change: @escaping @MainActor (UpkeepViewModel, [PracticeWord]) async -> Void
  ) {
    let upkeep = practice.upkeep.build()
    perform { [weak self] in
      guard let self else { return }
      do throws(StorageError) {
        let words = try await graph.practiceWords.words([word.practised])
        guard words.first?.translations.isEmpty == false else { return say(PracticePhrases.notPractised(word.text)) }
        await change(upkeep, words)
        if let problem = upkeep.state.problem { return say(Problem(problem)) }
        let today = localTime.day(of: clock.now())
        say(PracticeScreenPhrases.changed(PracticePhrases.effect(of: event, on: word.text, today: today)))
        await top?.load()
      } catch { say(Problem(error)) }
    }
  }
}

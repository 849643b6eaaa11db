import CoreModule
import TerminalKit
import WordGame

/// A round: a word falls past the prompt, and a key says whether they match.
@MainActor
final class GameScreen: Screen {
  private let model: PlayViewModel
  private let options: RoundOptions
  private let hasSound: Bool
  private weak var navigator: Navigator?
  private var hasStarted = false

  /// 30 frames a second, since the interface adds a millisecond to each wait.
  private static let millisecondsPerFrame = 32.3

  init(_ options: RoundOptions, hasSound: Bool = false, navigator: Navigator) {
    self.options = options
    self.hasSound = hasSound
    self.navigator = navigator
    model = navigator.game.play.build()
  }

  let title = LocalizedText(en: "Round", ru: "Раунд")

  func load() async {
    guard !hasStarted else { return }
    hasStarted = true
    await model.start(options)
  }

  func willDisappear() {
    handle(.pause)
    // Retry storing answers that could not be stored before.
    navigator?.perform { [model] in await model.storeAnswers() }
  }

  var frameInterval: Double? {
    guard let falling = model.state.falling, options.hasTimer, !falling.isPaused, falling.round.result == nil else { return nil }
    return Self.millisecondsPerFrame
  }

  func tick() { handle(.frame) }

  func body(in area: ViewArea) -> ScreenBody { ScreenBody(GameView(state: model.state, area: area).lines()) }

  var actions: [ScreenAction] {
    guard let falling = model.state.falling else { return [restarting] + scoreActions }
    if falling.round.result != nil { return actionsAtEnd + scoreActions }
    let isPaused = falling.isPaused
    let pause = ScreenAction([" ", "p"], isPaused ? .goOn : .pause) { [weak self] in self?.handle(isPaused ? .resume : .pause) }
    guard !isPaused else { return [pause, restarting] + scoreActions }
    return [
      ScreenAction(
        ["y", .right], en: ("yes", "it is a translation"), ru: ("да", "это перевод"), isCommand: false
      ) { [weak self] in self?.handle(.answer(true)) },
      ScreenAction(
        ["n", .left], en: ("no", "it is not a translation"), ru: ("нет", "это не перевод"), isCommand: false
      ) { [weak self] in self?.handle(.answer(false)) },
      pause, restarting,
    ]
  }

  private var actionsAtEnd: [ScreenAction] {
    guard model.hasMistakes else { return [restarting] }
    let mistakes = ScreenAction(
      ["m"], en: ("mistakes", "play only your mistakes"), ru: ("ошибки", "повторить только ошибки")
    ) { [weak self] in self?.begin { await $0.playMistakes() } }
    return [restarting, mistakes]
  }

  private var restarting: ScreenAction {
    ScreenAction(
      ["r"], en: ("restart", "start a new round"), ru: ("заново", "начать новый раунд")
    ) { [weak self] in self?.begin { await $0.restart() } }
  }

  private var scoreActions: [ScreenAction] {
    [ScreenAction(["s"], .showScores) { [weak self] in self?.model.showScores() }]
  }

  private func begin(_ work: @escaping @MainActor (PlayViewModel) async -> Void) {
    navigator?.perform { [model] in
      await model.storeAnswers()
      await work(model)
    }
  }

  /// Handles `event`. Answers are stored in the background.
  private func handle(_ event: RoundEvent) {
    guard model.handle(event) else { return }
    if hasSound, model.state.lastAnswer?.isCorrect == false { navigator?.onBell() }
    navigator?.perform { [model] in await model.storeAnswers() }
  }
}

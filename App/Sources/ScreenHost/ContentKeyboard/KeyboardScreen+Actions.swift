import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

extension KeyboardScreen {
  var actions: [ScreenAction] { pressActions + editActions + boardActions + movementActions }

  private var movementActions: [ScreenAction] {
    ScreenAction.moving([.up, .down], height: 1) { self.moveRow(by: $0) } + [
      selectionAction([.left, "h"], KeyboardScreenPhrases.left, to: view.selected - 1),
      selectionAction([.right, "l"], KeyboardScreenPhrases.right, to: view.selected + 1),
      selectionAction([.home], KeyboardScreenPhrases.first, to: 0),
      selectionAction([.end], KeyboardScreenPhrases.last, to: view.state.buttons.count - 1),
    ]
  }

  private func selectionAction(_ keys: [Key], _ name: LocalizedText, to index: Int) -> ScreenAction {
    ScreenAction(keys, ActionWords(name, name), isHinted: false, isCommand: false) { self.select(index) }
  }

  private var pressActions: [ScreenAction] {
    let hasButtons = !view.state.buttons.isEmpty
    return [
      ScreenAction(
        [.enter, " "], en: ("press", "insert the next piece of the button"), ru: ("нажать", "вставить следующий текст кнопки"),
        command: "keys press",
        isHinted: hasButtons
      ) { self.press() },
      ScreenAction(
        ["p"], en: ("pieces", "list all pieces of the button, like a long press"),
        ru: ("тексты", "показать все тексты кнопки, как долгое нажатие"), command: "keys show", isHinted: hasButtons
      ) { self.showPieces() },
    ]
  }

  private var editActions: [ScreenAction] {
    let hasText = !view.line.text.isEmpty
    return [
      ScreenAction(
        [.backspace], en: ("delete", "delete a letter; held, whole words"), ru: ("удалить", "удалить букву; если держать — слова"),
        isHinted: hasText
      ) { self.delete() },
      ScreenAction(
        ["c"], en: ("copy", "copy the line of text to the clipboard"), ru: ("копировать", "скопировать строку в буфер обмена"),
        isHinted: hasText
      ) { self.copyLine() },
      ScreenAction(
        [.control("u")], en: ("clear", "clear the line of text"), ru: ("очистить", "очистить строку"), isHinted: false
      ) { self.shorten(to: "") },
      ScreenAction(
        [.control("y")], en: ("restore", "restore what was deleted from the line"), ru: ("вернуть", "вернуть удалённый текст"),
        isHinted: view.line.hasDeleted
      ) { self.view.line.putBack() },
      ScreenAction(
        ["b"], en: ("undo output", "return the last button to its previous position"),
        ru: ("отменить вывод", "вернуть последнюю кнопку на прежнюю позицию"), command: "keys back", isHinted: false
      ) { self.takeBack() },
    ]
  }

  private var boardActions: [ScreenAction] {
    let (isMissing, isOld) = (view.state.problem != nil, (view.state.refreshProblem ?? view.staleProblem) != nil)
    return [
      ScreenAction(
        ["o"], en: ("source", "show and choose where the board comes from"), ru: ("источник", "показать и выбрать, откуда доска"),
        command: "keys source",
        isHinted: isMissing
      ) { self.model.chooseSource() },
      ScreenAction(["r"], .refreshBoard, isHinted: isOld) { self.refresh() },
      ScreenAction.retrying(isHinted: isMissing) { self.retry() },
    ]
  }

  private var selected: ButtonState? {
    view.state.buttons.indices.contains(view.selected) ? view.state.buttons[view.selected] : nil
  }

  func press() {
    guard let id = selected?.id else { return }
    put { await self.model.press([id], $0) }
  }

  func showPieces() {
    guard let id = selected?.id else { return }
    model.choosePiece(of: id)
  }

  func pick(_ piece: Piece) {
    if let index = view.state.buttons.firstIndex(where: { $0.id == piece.id }) { select(index) }
    put { await self.model.pick(piece.id, number: piece.index + 1, $0) }
  }

  /// Puts out a piece. Asks for missing placeholder values and tries again.
  private func put(_ values: [String: String] = [:], _ work: @escaping @MainActor (PressOptions) async -> Void) {
    var options = PressOptions()
    options.values = values
    perform { [self, options] in
      await work(options)
      if case .noValues(let names)? = model.state.problem {
        ask(for: names) { [weak self] in self?.put(values.merging($0) { _, new in new }, work) }
      } else if let problem = model.state.problem {
        say(problem)
      } else if let piece = model.state.pieces.first {
        receive(piece)
      }
    }
  }

  private func ask(for names: [String], _ done: @escaping @MainActor ([String: String]) -> Void) {
    guard let navigator else { return }
    navigator.push(
      ValuesScreen(names, before: lastValues, navigator: navigator) { [weak self] values in
        self?.lastValues.merge(values) { _, new in new }
        done(values)
      })
  }

  private func delete() {
    guard let navigator else { return }
    shorten(to: deleting.delete(from: view.line.text, at: navigator.monotonicNow()))
  }

  private func shorten(to text: String) {
    view.line.delete(to: text)
    view.flight = nil
  }

  private func takeBack() {
    perform { [self] in
      await model.takeBack()
      if let problem = model.state.problem { say(problem) }
      guard let piece = model.state.pieces.first else { return }
      view.line.takeBack(piece)
      view.flight = nil
      navigator?.say(KeyboardPhrases.takenBack(piece))
    }
  }

  private func copyLine() {
    let text = view.line.text
    guard !text.isEmpty else { return }
    perform { [self] in
      await model.copy(text)
      if let problem = model.state.problem { say(problem) }
      if let way = model.state.copied { navigator?.say(KeyboardPhrases.copied(way)) }
    }
  }

  /// Changes the board and shows the result.
  private func perform(_ work: @escaping @MainActor () async -> Void) {
    navigator?.perform { [self] in
      await chain.run { [self] in
        await work()
        await model.load()
        view.state = model.state
      }
      refreshIfStale()
    }
  }

  private func receive(_ piece: Piece) {
    view.line.receive(piece)
    if let navigator { view.flight = PieceFlight(piece: piece, start: navigator.monotonicNow()) }
  }

  private func say(_ problem: ContentKeyboardProblem) {
    if let navigator { navigator.say(Problem(problem, in: navigator.language)) }
  }
}

extension KeyboardScreen {
  /// Fetches the board at the user's request.
  private func refresh() {
    fetch { [self] in
      if let problem = source.state.problem { say(problem) } else { navigator?.say(KeyboardScreenPhrases.refreshed) }
    }
  }

  /// Retries: reloads, or fetches a board that was never fetched.
  private func retry() {
    if case .notFetchedYet? = view.state.problem { refresh() } else { navigator?.reload() }
  }

  /// Fetches an outdated board in the background. The old one stays in use until a new one has arrived.
  func refreshIfStale() {
    guard let navigator, let board = view.state.board, !board.isMissing, board.isStale(at: navigator.clock.now().milliseconds) else {
      view.staleProblem = nil
      return
    }
    let pause = view.staleProblem == nil ? Self.refreshPause.usual : Self.refreshPause.afterProblem
    if let lastAutomaticRefresh, navigator.monotonicNow().milliseconds(since: lastAutomaticRefresh) < pause { return }
    lastAutomaticRefresh = navigator.monotonicNow()
    fetch { [self] in view.staleProblem = source.state.problem }
  }

  private func fetch(_ done: @escaping @MainActor () -> Void) {
    guard !view.isFetching else { return }
    view.isFetching = true
    navigator?.performInBackground { [self] in
      await source.refresh()
      view.isFetching = false
      done()
      await chain.run { [self] in
        await model.load()
        view.state = model.state
      }
    }
  }
}

import ContentKeyboard
import CoreModule

extension KeysScreen {
  var actions: [ScreenAction] { pressing + editing + aboutBoard + moving }

  private var moving: [ScreenAction] {
    ScreenAction.moving([.up, .down], height: 1) { self.moveRow(by: $0) } + [
      going([.left, .character("h")], KeysScreenPhrases.left, to: view.selected - 1),
      going([.right, .character("l")], KeysScreenPhrases.right, to: view.selected + 1),
      going([.home], KeysScreenPhrases.first, to: 0),
      going([.end], KeysScreenPhrases.last, to: view.state.buttons.count - 1),
    ]
  }

  private func going(_ keys: [Key], _ name: LocalizedText, to index: Int) -> ScreenAction {
    ScreenAction(keys, name, name, isHinted: false, isCommand: false) { self.select(index) }
  }

  private var pressing: [ScreenAction] {
    let isThere = !view.state.buttons.isEmpty
    return [
      ScreenAction([.enter, .character(" ")], KeysScreenPhrases.press, KeysScreenPhrases.pressMeans, isHinted: isThere) { self.press() },
      ScreenAction([.character("p")], KeysScreenPhrases.pieces, KeysScreenPhrases.piecesMean, isHinted: isThere) { self.showPieces() },
      ScreenAction([.character("/"), .control("f")], ScreenPhrases.search, KeysScreenPhrases.searchMeans, isHinted: isThere) {
        self.model.search()
      },
    ]
  }

  private var editing: [ScreenAction] {
    let hasText = !view.line.text.isEmpty
    return [
      ScreenAction([.backspace], KeysScreenPhrases.delete, KeysScreenPhrases.deleteMeans, isHinted: hasText) { self.delete() },
      ScreenAction([.character("c")], KeysScreenPhrases.copy, KeysScreenPhrases.copyMeans, isHinted: hasText) { self.copyLine() },
      ScreenAction([.control("u")], KeysScreenPhrases.clear, KeysScreenPhrases.clearMeans, isHinted: false) { self.shorten(to: "") },
      ScreenAction([.control("y")], KeysScreenPhrases.putBack, KeysScreenPhrases.putBackMeans, isHinted: view.line.hasDeleted) {
        self.view.line.putBack()
      },
      ScreenAction([.character("b")], KeysScreenPhrases.back, KeysScreenPhrases.backMeans, isHinted: false) { self.takeBack() },
    ]
  }

  private var aboutBoard: [ScreenAction] {
    let (isMissing, isOld) = (view.state.problem != nil, (view.state.refreshProblem ?? view.staleProblem) != nil)
    return [
      ScreenAction([.character("o")], KeysScreenPhrases.source, KeysScreenPhrases.sourceMeans, isHinted: isMissing) {
        self.model.chooseSource()
      },
      ScreenAction([.character("r")], KeysScreenPhrases.refresh, KeysScreenPhrases.refreshMeans, isHinted: isOld) { self.refresh() },
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

  /// Puts out a piece that was chosen from a list.
  func pick(_ piece: Piece) {
    if let index = view.state.buttons.firstIndex(where: { $0.id == piece.id }) { view.selected = index }
    put { await self.model.pick(piece.id, number: piece.index + 1, $0) }
  }

  /// Puts a piece out; the values that it lacks are asked for, and then it is tried again.
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
    shorten(to: deleting.delete(from: view.line.text, at: navigator.moment()))
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
      navigator?.say(KeysPhrases.takenBack(piece))
    }
  }

  private func copyLine() {
    let text = view.line.text
    guard !text.isEmpty else { return }
    perform { [self] in
      await model.copy(text)
      if let problem = model.state.problem { say(problem) }
      if let way = model.state.copied { navigator?.say(KeysPhrases.copied(way)) }
    }
  }

  /// Does something with the board, and shows what it is then.
  private func perform(_ work: @escaping @MainActor () async -> Void) {
    navigator?.perform { [self] in
      await chain.run { [self] in
        await work()
        await model.load()
        view.state = model.state
      }
      keepFresh()
    }
  }

  private func receive(_ piece: Piece) {
    view.line.receive(piece)
    if let navigator { view.flight = PieceFlight(piece: piece, start: navigator.moment()) }
  }

  private func say(_ problem: ContentKeyboardProblem) {
    if let navigator { navigator.say(Problem(problem, in: navigator.language)) }
  }
}

extension KeysScreen {
  /// Fetches the board because the user wants it.
  private func refresh() {
    fetch { [self] in
      if let problem = source.state.problem { say(problem) } else { navigator?.say(KeysScreenPhrases.refreshed) }
    }
  }

  /// Tries again what did not work: reading, or fetching what was never fetched.
  private func retry() {
    if case .notFetchedYet? = view.state.problem { refresh() } else { navigator?.reload() }
  }

  /// Fetches a board that has become old, behind; the old one is used meanwhile, and stays when there is no new one.
  func keepFresh() {
    guard let navigator, let board = view.state.board, !board.isMissing, board.isStale(at: navigator.clock.now().milliseconds) else {
      view.staleProblem = nil
      return
    }
    let pause = view.staleProblem == nil ? Self.refreshPause.usual : Self.refreshPause.afterProblem
    if let lastRefresh, navigator.moment().milliseconds(since: lastRefresh) < pause { return }
    lastRefresh = navigator.moment()
    fetch { [self] in view.staleProblem = source.state.problem }
  }

  private func fetch(_ done: @escaping @MainActor () -> Void) {
    guard !view.isFetching else { return }
    view.isFetching = true
    navigator?.performLeavable { [self] in
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

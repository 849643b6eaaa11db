import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Imports the words of a file: first shows the result of a trial run, then imports them as one undo step.
@MainActor
final class ImportScreen: Screen {
  private let model: ImportViewModel
  private weak var navigator: Navigator?
  private let disk = DiskWork(inBackground: true)
  private let completions = WorkChain()
  private var view = ImportView()
  /// To take the import back.
  private let undo = UndoOffer()
  /// Whether the languages may have changed when the screen is shown again.
  private var needsReload = false
  /// Whether the user has cancelled, perhaps before anything was read.
  private var isCancelled = false

  /// - Parameter path: A file to preview at once.
  init(_ path: String = "", navigator: Navigator) {
    model = navigator.dictionary.wordImport.build()
    self.navigator = navigator
    view.field = TextField(path)
    needsReload = !path.isEmpty
  }

  let title = LocalizedText(en: "Import words", ru: "Импорт слов")
  var isTyping: Bool { view.phase == .typing }
  var isBusy: Bool { view.phase == .trying || view.phase == .importing }

  func load() async {
    if let navigator { await undo.update(navigator.graph.undoLog) }
    view.isUndoable = undo.isOpen
    guard needsReload else { return }
    needsReload = false
    run(.trying)
  }

  /// The result would not be visible.
  func willDisappear() {
    if isBusy { giveUp() }
  }

  private func giveUp() {
    isCancelled = true
    model.cancel()
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard view.phase == .typing, view.field.type(key) else { return false }
    view.candidates = []
    return true
  }

  var actions: [ScreenAction] {
    switch view.phase {
    case .typing:
      [
        ScreenAction(
          [.enter], en: ("preview", "preview the file"), ru: ("просмотр", "просмотреть файл")
        ) { [weak self] in self?.run(.trying) },
        ScreenAction(
          [.tab], en: ("complete", "complete the path"), ru: ("дополнить", "дополнить путь")
        ) { [weak self] in self?.complete() },
      ]
    case .trying, .importing:
      [ScreenAction([.escape], en: ("cancel", "cancel the import"), ru: ("отменить", "отменить импорт")) { [weak self] in self?.giveUp() }]
    case .tried: triedActions + scrolling
    case .imported:
      [
        ScreenAction([.enter], .goBack, isHinted: false) { [weak self] in self?.navigator?.pop() }
      ] + (undo.isOpen ? [undoAction] : []) + [another(["n"])] + scrolling
    }
  }

  private var undoAction: ScreenAction {
    ScreenAction(["u", .control("_")], en: ("undo", "undo the import"), ru: ("отменить", "отменить импорт")) { [weak self] in
      self?.view.begin(.typing)
      self?.navigator?.undoOrRedo(.undo)
    }
  }

  private var scrolling: [ScreenAction] {
    ScreenAction.moving(height: max(2, (navigator?.area.size.rows ?? 0) / 2)) { [weak self] step in
      if let self, let navigator { view.scroll(by: step, in: navigator.area) }
    }
  }

  private var triedActions: [ScreenAction] {
    var actions = [
      another([.escape, "n"]),
      ScreenAction(["l"], .pickLanguages) { [weak self] in
        self?.needsReload = true
        self?.model.pickLanguages()
      },
    ]
    if view.hasNews {
      actions.insert(
        ScreenAction(
          [.enter], en: ("import", "import these words"), ru: ("импортировать", "импортировать эти слова")
        ) { [weak self] in self?.run(.importing) }, at: 0)
    }
    return actions
  }

  private func another(_ keys: [Key]) -> ScreenAction {
    ScreenAction(
      keys, en: ("another file", "choose another file"), ru: ("другой файл", "выбрать другой файл")
    ) { [weak self] in self?.view.begin(.typing) }
  }

  private func complete() {
    guard let access = navigator?.access else { return }
    navigator?.perform { [self] in
      await completions.run { [self] in
        let text = view.field.text
        let completion = await disk { PathCompletion(text, access) }
        guard view.phase == .typing, view.field.text == text else { return }
        view.field = TextField(completion.text)
        view.candidates = completion.candidates
      }
    }
  }

  /// Runs a trial or the import.
  private func run(_ phase: ImportView.Phase) {
    guard let navigator, !view.field.text.isBlank else { return }
    let path = navigator.access.path(view.field.text)
    isCancelled = false
    view.begin(phase)
    navigator.perform { [self] in
      do throws(Problem) {
        let file = try await BackgroundWordFile(path, navigator.access, WordFileOpeners(navigator.graph))
        view.recognised(file.format)
        if isCancelled { return stop() }
        await model.run(ImportRequest(isTrial: phase == .trying), from: file) { [weak self] state in
          self?.view.advanced(state)
          self?.navigator?.onChange()
        }
        try finish()
        if view.phase == .imported {
          await undo.open(navigator.graph.undoLog)
          view.isUndoable = undo.isOpen
        }
      } catch { view.failed(error) }
    }
  }

  private func finish() throws(Problem) {
    let state = model.state
    if let problem = state.problem { throw Problem(problem, in: LocalizedText(verbatim: view.field.text)) }
    if state.isCancelled { stop() } else { view.ended(state) }
  }

  private func stop() {
    let wasImporting = view.phase == .importing
    view.stopped()
    if wasImporting { navigator?.say(ImportScreenPhrases.cancelled) }
  }
}

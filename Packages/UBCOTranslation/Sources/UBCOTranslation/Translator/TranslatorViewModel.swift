import CoreModule

/// Translates a text in either direction, and stores translations in the history.
@MainActor
public final class TranslatorViewModel {
  /// The state to show.
  public private(set) var state = TranslatorState()

  private var texts = IntentOrder()
  private let store: any HistoryStore
  private let router: any Router<UBCOTranslationDestination>

  init(store: any HistoryStore, router: any Router<UBCOTranslationDestination>) {
    self.store = store
    self.router = router
  }

  /// Translates `text`, also while it is typed. `nil` keeps the current direction or affixes.
  public func translate(_ text: String, _ direction: TranslationDirection? = nil, isBare: Bool? = nil) {
    state.input = text
    state.direction = direction ?? state.direction
    state.isBare = isBare ?? state.isBare
    translate()
  }

  /// Reverses the direction. The output becomes the input, unless it is empty.
  public func turn() {
    state.direction = state.direction.reversed
    if !state.output.isEmpty { state.input = state.output }
    translate()
  }

  /// Omits the affixes from now on, or adds them again.
  public func toggleAffixes() {
    state.isBare.toggle()
    translate()
  }

  /// Adds the affixes that the UBCO input lacks, and corrects wrong ones, such as the number of words.
  public func completeAffixes() {
    guard state.direction == .fromUBCO, !state.isBare, !state.output.isEmpty else { return }
    let completed = UBCOTranslator().translate(state.output)
    guard completed.text != state.input else { return }
    state.input = completed.text
    translate()
  }

  /// Clears the input.
  public func clear() { translate("") }

  /// Shows a stored translation.
  public func show(_ entry: HistoryEntry) {
    state.kept = entry
    translate(entry.translation.text, entry.translation.direction, isBare: entry.translation.isBare)
  }

  /// Shows the last stored translation, if any.
  public func showLast() async {
    let turn = texts.next()
    do {
      let last = try await store.entries(limit: 1).first
      guard texts.isLatest(turn) else { return }
      if let last { show(last) }
      state.problem = nil
    } catch {
      if texts.isLatest(turn) { state.problem = error }
    }
  }

  /// Stores the translation, if there is one and it can be stored.
  public func keep() async {
    guard !state.input.isEmpty, canKeep else { return }
    do {
      state.kept = try await store.keep(state.translation)
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  /// Whether the translation can be stored.
  public var canKeep: Bool { HistoryEntry.canKeep(state.translation) }

  /// Navigates to the history.
  public func openHistory() { router.navigate(to: .history) }

  private func translate() {
    texts.next()
    let options = TranslationOptions(state.direction, isBare: state.isBare, isStrict: state.direction == .fromUBCO)
    let translated = UBCOTranslator().translate(state.input, options)
    state.output = translated.text
    state.words = translated.words
    state.fault = translated.fault
  }
}

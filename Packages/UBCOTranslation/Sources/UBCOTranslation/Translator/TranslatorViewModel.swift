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

  /// Translates `text`, as it is typed or whole; the direction and the affixes stay as they are where they are not given.
  public func translate(_ text: String, _ direction: TranslationDirection? = nil, isBare: Bool? = nil) {
    state.input = text
    state.direction = direction ?? state.direction
    state.isBare = isBare ?? state.isBare
    translate()
  }

  /// Turns the direction round: what came out goes in, unless nothing did.
  public func turn() {
    state.direction = state.direction.reversed
    if !state.output.isEmpty { state.input = state.output }
    translate()
  }

  /// Leaves the affixes out from now on, or puts them on again.
  public func toggleAffixes() {
    state.isBare.toggle()
    translate()
  }

  /// Adds the affixes that a typed text in UBCO lacks, and corrects the wrong ones, such as the number of words.
  public func completeAffixes() {
    guard state.direction == .fromUBCO, !state.isBare, !state.output.isEmpty else { return }
    let completed = UBCOTranslator().translate(state.output)
    guard completed.text != state.input else { return }
    state.input = completed.text
    translate()
  }

  /// Takes what there is to translate away.
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

  /// Asks for the history.
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

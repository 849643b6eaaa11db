public import CoreModule
public import Observation

/// What the editor of a word shows.
public struct WordEditorState: Equatable, Sendable {
  /// The word as it is stored now.
  public var word: Word?
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// An editor without a word.
  public init() {}
}

/// Changes a stored word.
@MainActor
@Observable
public final class WordEditorViewModel {
  /// What the editor shows.
  public private(set) var state = WordEditorState()

  private let lookUp: LookUp
  private let store: any WordStore

  init(lookUp: LookUp, store: any WordStore) {
    self.lookUp = lookUp
    self.store = store
  }

  /// Makes `edit` to the named word. A new spelling or direction is looked up again.
  public func save(_ edit: WordEdit, to selector: WordSelector) async {
    do throws(PersonalDictionaryProblem) {
      let word = try await WordSelection(store: store).words([selector])[0]
      let complete = await withLookUp(edit, of: word)
      do throws(WordStoreError) {
        state.word = try await store.edit([word.number], complete).first
        state.problem = nil
      } catch { throw .store(error) }
    } catch {
      state.problem = error
    }
  }

  private func withLookUp(_ edit: WordEdit, of word: Word) async -> WordEdit {
    guard edit.changesWhatIsLookedUp, let direction = edit.direction(of: word.direction) else { return edit }
    let answer = await lookUp(edit.text?.description ?? word.text, in: direction)
    var complete = edit
    complete.found = .some(answer.found)
    complete.pendingReason = answer.pendingReason
    return complete
  }
}

/// Builds the editor of a word.
@MainActor
public struct WordEditorBuilder: Builder {
  private let lookUp: LookUp
  private let dependency: any PersonalDictionaryDependency

  init(lookUp: LookUp, dependency: any PersonalDictionaryDependency) {
    self.lookUp = lookUp
    self.dependency = dependency
  }

  /// Wires an editor without a word.
  public func build(_: Void) -> WordEditorViewModel {
    WordEditorViewModel(lookUp: lookUp, store: dependency.wordStore)
  }
}

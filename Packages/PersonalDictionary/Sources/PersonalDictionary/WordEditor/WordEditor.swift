public import CoreModule

/// The state of the editor of a word.
public struct WordEditorState: Equatable, Sendable {
  /// The stored word.
  public var word: Word?
  /// The word before the last change.
  public var before: Word?
  /// The last failure.
  public var problem: PersonalDictionaryProblem?
}

/// Changes a stored word.
@MainActor
public final class WordEditorViewModel {
  /// The state to show.
  public private(set) var state = WordEditorState()

  private let lookUp: LookUp
  private let store: any WordStore

  init(lookUp: LookUp, store: any WordStore) { (self.lookUp, self.store) = (lookUp, store) }

  /// Edits a word. A new spelling or direction is looked up again.
  public func save(_ edit: WordEdit, to selector: WordSelector) async {
    do throws(PersonalDictionaryProblem) {
      let number = try await WordSelection(store: store).words([selector])[0].number
      let saved = try await saved(edit, to: number, tries: 10)
      state.before = saved.before
      state.word = saved.word
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  private struct SavedEdit {
    let before: Word
    let word: Word?
  }

  /// Looks up and saves, and starts again if the word was changed meanwhile.
  private func saved(_ edit: WordEdit, to number: Word.Number, tries: Int) async throws(PersonalDictionaryProblem) -> SavedEdit {
    let word = try await WordSelection(store: store).words([.number(number)])[0]
    let complete = try await withLookUp(edit, of: word)
    do throws(WordStoreError) {
      return SavedEdit(before: word, word: try await store.edit([number], complete).first)
    } catch {
      if error == .changedMeanwhile(number), edit.seen == nil, tries > 1 { return try await saved(edit, to: number, tries: tries - 1) }
      throw .store(error)
    }
  }

  private func withLookUp(_ edit: WordEdit, of word: Word) async throws(PersonalDictionaryProblem) -> WordEdit {
    guard edit.changesWhatIsLookedUp, let direction = edit.direction(of: word.direction) else { return edit }
    let text = edit.text?.description ?? word.text
    let answer = try await lookUp(text, in: direction)
    var complete = edit
    complete.lookedUp = LookedUp(text: text, direction: direction)
    complete.found = .some(answer.found)
    complete.pendingReason = answer.pendingReason
    return complete
  }
}

/// The dependencies of the editor of a word.
@MainActor
public protocol WordEditorDependency: WordStoreDependency {}

/// Builds the editor of a word.
@MainActor
public struct WordEditorBuilder {
  let lookUp: LookUp
  let dependency: any WordEditorDependency

  /// Creates a builder over a look-up that several features share.
  public init(lookUp: LookUp, dependency: any WordEditorDependency) { (self.lookUp, self.dependency) = (lookUp, dependency) }

  /// Creates the view model.
  public func build() -> WordEditorViewModel { WordEditorViewModel(lookUp: lookUp, store: dependency.wordStore) }
}

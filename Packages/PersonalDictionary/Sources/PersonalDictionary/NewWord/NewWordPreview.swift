import CoreModule

/// What is known about a word before it is saved.
public struct NewWordPreview: Equatable, Sendable {
  /// The word as it would be saved.
  public let text: String
  /// The answer of the local dictionaries.
  public let answer: LookUpAnswer
  /// The stored word that would be counted once more; `nil` when the word is new.
  public let existing: Word?
  /// The direction that was asked for; that of the answer differs when the word is known in another one only.
  public let requested: Direction
  /// Whether it would be saved in another direction than asked for.
  public var isRedirected: Bool { answer.direction != requested }
}

extension NewWordViewModel {
  /// Shows a preview of a word while it is typed, without saving it and without the network.
  public func preview(_ typed: String) async {
    let turn = previews.next()
    let text: UserText
    do throws(UserTextProblem) {
      text = try UserText(typed)
      state.problem = nil
    } catch {
      state.preview = nil
      state.problem = error == .blank ? nil : .unacceptable(text: typed, error)
      return
    }
    do throws(PersonalDictionaryProblem) {
      let requested = try await direction(of: NewWordRequest([typed]))
      let found = try await lookUp.local(text.description, as: requested)
      let answer = try await lookUp.suggesting(found, for: text.description, maySwap: true)
      let existing = try await existingWord(text.description, in: answer.direction)
      guard previews.isLatest(turn) else { return }
      state.preview = NewWordPreview(
        text: text.description, answer: answer, existing: existing, requested: requested.direction
      )
    } catch {
      guard previews.isLatest(turn) else { return }
      state.preview = nil
      state.problem = error
    }
  }

  private func existingWord(_ text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> Word? {
    do throws(WordStoreError) {
      return try await store.words(spelled: text).first { $0.text == text && $0.direction == direction }
    } catch { throw .store(error) }
  }
}

import CoreModule

/// What is known about a word before it is kept.
public struct NewWordPreview: Equatable, Sendable {
  /// The word as it would be kept.
  public let text: String
  /// What the local dictionaries say.
  public let answer: LookUpAnswer
  /// The word that would be counted once more instead of being kept twice.
  public let known: Word?
  /// Whether it would be kept the other way round than the chosen direction.
  public let isReversed: Bool
}

extension NewWordViewModel {
  /// Shows what is known about a word that is being typed, without keeping it and without the network.
  public func preview(_ typed: String) async {
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
      let direction = try await direction(of: NewWordRequest([typed]))
      let found = try await answer(to: text, in: direction, maySwap: true, lookUp.local)
      let answer = try await lookUp.suggesting(found, for: text.description, maySwap: true)
      let known = try await known(text.description, in: answer.direction)
      state.preview = NewWordPreview(
        text: text.description, answer: answer, known: known, isReversed: answer.direction != direction
      )
    } catch {
      state.preview = nil
      state.problem = error
    }
  }

  private func known(_ text: String, in direction: Direction) async throws(PersonalDictionaryProblem) -> Word? {
    do throws(WordStoreError) {
      return try await store.words(spelled: text).first { $0.text == text && $0.direction == direction }
    } catch { throw .store(error) }
  }
}

import CoreModule

/// The information about a word before it is saved.
public struct NewWordPreview: Equatable, Sendable {
  /// The word as it would be saved.
  public let text: String
  /// The answer of the local dictionaries.
  public let answer: LookUpAnswer
  /// The stored word that would be counted once more; `nil` when the word is new.
  public let existing: Word?
  /// The stored word of which the text is a form or a variant; `nil` when there is none, or `existing` is not `nil`.
  public let stored: StoredHeadword?
  /// The requested direction. That of the answer differs when the word is known only in another one.
  public let requested: Direction
  /// Whether the user has to say which language the word is of.
  public var isQuestionOfLanguage: Bool { existing == nil && stored == nil && answer.detected.count > 1 }
  /// Whether it would be saved in another direction than requested.
  public var isRedirected: Bool { answer.direction != requested }

  /// The words of which the text is a form; empty when it is a headword itself.
  public var bases: [String] { answer.bases(of: text) }

  /// Whether this is the preview of `typed`.
  public func isOf(_ typed: String) -> Bool {
    do throws(UserTextProblem) { return try UserText(typed).description == text } catch { return false }
  }

  /// The ways to save the word from which the user can choose, the likeliest first; empty if there is only one.
  public var choices: [NewWordChoice] {
    if existing != nil { return [] }
    if let stored { return [.counted(stored), .asTyped] }
    if isQuestionOfLanguage { return answer.detected.map(NewWordChoice.language) + [.asTyped] }
    if let spelling = answer.otherSpelling(of: text) { return [.spelled(spelling), .asTyped] }
    return bases.isEmpty ? [] : [.asTyped] + bases.map(NewWordChoice.spelled)
  }
}

/// A way to save a word.
public enum NewWordChoice: Equatable, Sendable {
  /// As a word of this language.
  case language(DetectedWord)
  /// Not as a new word: this stored word is counted once more instead.
  case counted(StoredHeadword)
  /// As the dictionary spells it, or the word of which it is a form.
  case spelled(String)
  /// As it was typed, in the requested direction.
  case asTyped

  /// The request that saves `text` in this way.
  public func request(for text: String) -> NewWordRequest {
    var request = NewWordRequest([text])
    switch self {
    case .spelled(let spelling): request.texts = [spelling]
    case .language(let word): (request.from, request.to) = (word.direction.from, word.direction.to)
    case .counted: break
    case .asTyped: request.isExact = true
    }
    return request
  }
}

extension NewWordViewModel {
  /// Shows a preview of a word while it is typed, without saving it and without the network.
  ///
  /// - Parameters:
  ///   - typed: The text typed so far.
  ///   - from: The language of the word, if the user names it.
  ///   - to: The language of the translations, if the user names it.
  public func preview(_ typed: String, from: Language? = nil, to: Language? = nil) async {
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
      let requested = try await direction(of: NewWordRequest([typed], from: from, to: to))
      let found = try await lookUp.local(text.description, as: requested)
      var answer = try await lookUp.suggesting(found, for: text.description, mayBeOther: from == nil && to == nil, learned)
      answer.detected = try await learned.ordered(answer.detected, chosen: requested.direction)
      let existing = try await store.word(text.description, in: answer.direction)
      let stored = existing == nil ? try await store.storedHeadword(of: text.description, answer) : nil
      guard previews.isLatest(turn) else { return }
      state.preview = NewWordPreview(
        text: text.description, answer: answer, existing: existing, stored: stored, requested: requested.direction
      )
    } catch {
      guard previews.isLatest(turn) else { return }
      state.preview = nil
      state.problem = error
    }
  }
}

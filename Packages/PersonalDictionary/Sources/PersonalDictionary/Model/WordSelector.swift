public import CoreModule

/// How a user names a stored word.
public typealias WordSelector = ItemSelector<Word>

/// Finds the words that a user named; all of them, or a problem that names every one that is missing.
struct WordSelection {
  let store: any WordStore
  var from: Language?
  var to: Language?

  func words(_ selectors: [WordSelector]) async throws(PersonalDictionaryProblem) -> [Word] {
    var selected: [Word] = []
    var missing: [WordSelector] = []
    for selector in selectors {
      let candidates = try await candidates(selector)
      switch candidates.count {
      case 0: missing.append(selector)
      case 1: selected.append(candidates[0])
      default: throw .ambiguous(selector, candidates)
      }
    }
    guard missing.isEmpty else { throw .noSuchWords(missing, near: try await near(missing)) }
    return selected.reduce(into: []) { unique, word in
      if !unique.contains(where: { $0.number == word.number }) { unique.append(word) }
    }
  }

  /// Words that may have been meant.
  private func near(_ missing: [WordSelector]) async throws(PersonalDictionaryProblem) -> [Word] {
    var near: [Word] = []
    for case .text(let text) in missing {
      do throws(WordStoreError) {
        near += try await store.words(near: text, limit: NearMiss.mostShown).filter { word in
          isWanted(word) && !near.contains { $0.text == word.text }
        }
      } catch { throw .store(error) }
    }
    return Array(near.prefix(NearMiss.mostShown))
  }

  private func candidates(_ selector: WordSelector) async throws(PersonalDictionaryProblem) -> [Word] {
    do {
      switch selector {
      case .number(let number):
        return try await store.words(numbered: [number])
      case .text(let typed):
        let text = try UserText(typed).description
        return try await store.words(spelled: text).filter(isWanted)
      }
    } catch let error as WordStoreError {
      throw .store(error)
    } catch let problem as UserTextProblem {
      throw .unacceptable(text: selector.typed, problem)
    } catch {
      throw .store(.storage(.inputOutput(path: "", detail: "\(error)")))
    }
  }

  private func isWanted(_ word: Word) -> Bool {
    (from == nil || word.direction.from == from) && (to == nil || word.direction.to == to)
  }
}

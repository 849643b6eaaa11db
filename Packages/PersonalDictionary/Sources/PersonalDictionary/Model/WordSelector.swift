public import CoreModule

/// How the user refers to a stored word.
public typealias WordSelector = ItemSelector<Word>

/// Finds the words that the user named. The error names every missing one.
struct WordSelection {
  let store: any WordStore
  var from: Language?
  var to: Language?

  func words(_ selectors: [WordSelector]) async throws(PersonalDictionaryProblem) -> [Word] {
    let (words, missing) = try await WordSelector.items(
      named: selectors, by: { $0.number }, candidates: candidates, ambiguous: PersonalDictionaryProblem.ambiguous
    )
    guard missing.isEmpty else { throw .noSuchWords(missing, near: try await near(missing)) }
    return words
  }

  /// Suggestions for the missing words.
  private func near(_ missing: [WordSelector]) async throws(PersonalDictionaryProblem) -> [Word] {
    var near: [Word] = []
    for case .text(let text) in missing {
      do throws(WordStoreError) {
        near += try await store.words(near: text, limit: NearMiss.maximumSuggestions).filter { word in
          isWanted(word) && !near.contains { $0.text == word.text }
        }
      } catch { throw .store(error) }
    }
    return Array(near.prefix(NearMiss.maximumSuggestions))
  }

  private func candidates(_ selector: WordSelector) async throws(PersonalDictionaryProblem) -> [Word] {
    switch selector {
    case .number(let number):
      do { return try await store.words(numbered: [number]) } catch { throw .store(error) }
    case .text(let typed):
      let text = try UserText(checking: typed).description
      do { return try await store.words(spelled: text).filter(isWanted) } catch { throw .store(error) }
    }
  }

  private func isWanted(_ word: Word) -> Bool {
    (from == nil || word.direction.from == from) && (to == nil || word.direction.to == to)
  }
}

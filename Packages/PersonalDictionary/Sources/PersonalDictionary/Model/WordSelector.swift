public import CoreModule

/// How a user names a stored word.
public enum WordSelector: Hashable, Sendable {
  /// By its number.
  case number(Word.Number)
  /// By its text: spelled exactly so, or else but for case and accents.
  case text(String)

  /// A selector from what was typed: a whole number selects by number, unless `isText` says that it is a word such as `12`.
  public init(_ typed: String, isText: Bool = false) {
    if !isText, let number = Int(typed), typed.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      self = .number(Word.Number(number))
    } else {
      self = .text(typed)
    }
  }

  /// What was typed.
  public var typed: String {
    switch self {
    case .number(let number): number.description
    case .text(let text): text
    }
  }
}

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

package import AppGraph
import CoreModule
package import CorePresentation
package import PersonalDictionary
import Practice
import PracticeScheduling
import Presentation

/// Writes words as a package, with their cards and answers.
@MainActor
package struct PackageExport {
  private let graph: AppGraph

  package init(_ graph: AppGraph) { self.graph = graph }

  /// What was written.
  package struct Counts {
    package var words = 0
    package var cards = 0
    package var answers = 0
  }

  private static let portion = 1000
  /// How many words are read at once to learn which there are.
  private static let page = 10_000

  /// Writes the words of a query, only a part of which is ever in memory.
  ///
  /// - Parameters:
  ///   - place: Where the package is to be, a file that may be replaced.
  ///   - path: The same as the user wrote it, for messages.
  package func write(_ query: WordQuery, to place: String, named path: String) async throws(Problem) -> Counts {
    let (words, directions) = try await reading { () throws(WordStoreError) in try await found(query) }
    return try await write(words, directions, to: place, named: path)
  }

  /// Writes words as a package, as ``write(_:to:named:)`` does.
  package func write(_ words: [Word], to place: String, named path: String) async throws(Problem) -> Counts {
    try await write(words.map(\.id), words.map(\.direction).withoutRepeats(), to: place, named: path)
  }

  /// The words of a query, and the directions that they have.
  private func found(_ query: WordQuery) async throws(WordStoreError) -> (words: [Word.ID], directions: [Direction]) {
    var (words, directions): ([Word.ID], [Direction]) = ([], [])
    var rest = query
    while true {
      rest.limit = min(Self.page, query.limit.map { $0 - words.count } ?? Self.page)
      let page = try await graph.wordStore.words(rest)
      if page.isEmpty, let last = rest.after, last != query.after, try await graph.wordStore.words(numbered: [last]).isEmpty {
        // Another process has deleted the word after which it was to go on.
        return try await found(query)
      }
      words += page.map(\.id)
      directions = (directions + page.map(\.direction).withoutRepeats()).withoutRepeats()
      guard page.count == rest.limit, words.count != query.limit, let last = page.last else { return (words, directions) }
      rest.after = last.number
    }
  }

  private func write(
    _ words: [Word.ID], _ directions: [Direction], to place: String, named path: String
  ) async throws(Problem) -> Counts {
    let options = try await options()
    let writer = try naming(path) { () throws(UserFileError) in try graph.wordPackages.create(place, directions, options) }
    var counts = Counts()
    for start in stride(from: 0, to: words.count, by: Self.portion) {
      let portion = Array(words[start..<min(words.count, start + Self.portion)])
      let practised = try await practised(
        try await reading { () throws(WordStoreError) in try await graph.wordStore.words(identified: portion) })
      counts.words += practised.count
      counts.cards += practised.reduce(0) { $0 + $1.cards.count }
      counts.answers += practised.reduce(0) { $1.cards.reduce($0) { $0 + $1.answers.count } }
      try naming(path) { () throws(UserFileError) in try writer.add(practised) }
    }
    try naming(path) { () throws(UserFileError) in try writer.finish() }
    return counts
  }

  private func options() async throws(Problem) -> WordPackageOptions {
    var options = WordPackageOptions(.initial, localTime: graph.localTime, now: graph.clock.now())
    options.desiredRetention = graph.practiceSettings.desiredRetention
    do throws(PracticeStoreError) {
      options.decay = try await graph.practiceStore.parameters().values.last ?? options.decay
    } catch { throw Problem(error) }
    return options
  }

  private func reading<Value>(_ body: () async throws(WordStoreError) -> Value) async throws(Problem) -> Value {
    do throws(WordStoreError) { return try await body() } catch { throw Problem(PersonalDictionaryProblem.store(error)) }
  }

  private func practised(_ words: [Word]) async throws(Problem) -> [PractisedWord] {
    let ids = words.flatMap { word in PracticeDirection.allCases.map { CardID(PracticeWord.ID(word.id.rawValue), $0) } }
    let (cards, logs): ([Card], [[LogEntry]])
    do throws(PracticeStoreError) {
      (cards, logs) = (try await graph.practiceStore.cards(ids), try await graph.practiceStore.entries(of: ids))
    } catch { throw Problem(error) }
    let practised = zip(cards, logs).map { PractisedCard($0, log: $1) }
    let sides = PracticeDirection.allCases.count
    return words.enumerated().map { place, word in PractisedWord(word, Array(practised[place * sides..<(place + 1) * sides])) }
  }

  private func naming<Value>(_ path: String, _ body: () throws(UserFileError) -> Value) throws(Problem) -> Value {
    do throws(UserFileError) { return try body() } catch { throw .writing(UserFileError(path: path, error.reason)) }
  }
}

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
    package var cards = 0
    package var answers = 0
  }

  private static let portion = 1000

  /// - Parameters:
  ///   - place: Where the package is to be, a file that may be replaced.
  ///   - path: The same as the user wrote it, for messages.
  package func write(_ words: [Word], to place: String, named path: String) async throws(Problem) -> Counts {
    let options = try await options()
    let directions = words.map(\.direction).withoutRepeats()
    let writer = try naming(path) { () throws(UserFileError) in try graph.wordPackages.create(place, directions, options) }
    var counts = Counts()
    for start in stride(from: 0, to: words.count, by: Self.portion) {
      let practised = try await practised(words[start..<min(words.count, start + Self.portion)])
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

  private func practised(_ words: ArraySlice<Word>) async throws(Problem) -> [PractisedWord] {
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

package import AppGraph
import CoreModule
import PersonalDictionary
import Practice

/// Opens the files of words that are not streams of text.
package struct WordFileOpeners: Sendable {
  let databases: any WordDatabases
  private let packages: any WordPackages
  private let directions: any DirectionStore
  private let spoken: Language?
  private let store: any PracticeStore
  private let calendar: PracticeCalendar
  private let localTime: LocalTime
  private let clock: WallClock

  @MainActor
  package init(_ graph: AppGraph) {
    (databases, packages) = (graph.wordDatabases, graph.wordPackages)
    (directions, spoken) = (graph.directionStore, graph.spokenLanguage)
    (store, localTime, clock) = (graph.practiceStore, graph.localTime, graph.clock)
    calendar = PracticeCalendar(graph.localTime, dayStart: graph.practiceSettings.dayStart)
  }

  /// The words of a package, which is opened when the first of them are read.
  ///
  /// - Parameters:
  ///   - name: What messages call the package.
  ///   - prepare: Makes the file at `path` before.
  func packagedWords(
    _ path: String, _ options: WordFileOptions, in name: LocalizedText,
    prepare: @escaping () throws(WordFileError) -> Void = { () throws(WordFileError) in }
  ) -> any WordFileSource {
    PackagedWordFile(store, calendar, clock) { [self] () async throws(WordFileError) in
      try prepare()
      var reading = WordPackageOptions(await direction(options), localTime: localTime, now: clock.now())
      (reading.from, reading.to, reading.fields, reading.name) = (options.from, options.to, options.fields, name)
      return try packages.open(path, reading)
    }
  }

  /// The languages that the user named, else those of the chosen direction. If that cannot be read, the import reports it.
  private func direction(_ options: WordFileOptions) async -> Direction {
    let chosen = try? await directions.chosenDirection()
    return .completed(from: options.from, to: options.to, chosen: chosen, spoken: spoken)
  }
}

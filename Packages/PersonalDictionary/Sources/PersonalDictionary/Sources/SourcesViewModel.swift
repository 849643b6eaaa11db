public import CoreModule
public import Observation

/// What the view of the dictionaries shows.
public struct SourcesState: Equatable, Sendable {
  /// What is known about the sources, in the order in which they are asked.
  public internal(set) var sources: [SourceDescription] = []
  /// Whether the sources were read.
  public internal(set) var isLoaded = false
  /// The source that was changed last.
  public internal(set) var changed: SourceDescription?
  /// What a source answered that was tried.
  public internal(set) var trial: SourceTrial?
  /// The dictionaries that are installed on this machine, where they were looked for.
  public internal(set) var installed: [InstalledDictionary] = []
  /// The direction that installed dictionaries were looked for in.
  public internal(set) var direction = Direction.initial
  /// What did not work the last time.
  public internal(set) var problem: PersonalDictionaryProblem?

  /// A view in which nothing was read yet.
  public init() {}

  /// The names of the sources that serve `direction`, in the order in which they are asked.
  public func names(serving direction: Direction) -> [String] {
    sources.filter { $0.isEnabled && $0.directions.contains(direction) }.map(\.name)
  }
}

/// What is known about a source.
public struct SourceDescription: Equatable, Sendable {
  /// What the user configured.
  public let configuration: SourceConfiguration
  /// The directions it serves.
  public let directions: [Direction]
  /// How many headwords it has, where it can tell.
  public let headwordCount: Int?
  /// What is wrong with its files, where they were looked at.
  public let fault: SourceFault?

  /// What it is called.
  public var name: String { configuration.name }
  /// What kind it is.
  public var kind: SourceKindName { configuration.kind.name }
  /// Whether it is asked.
  public var isEnabled: Bool { configuration.isEnabled }

  /// A description from its parts.
  public init(configuration: SourceConfiguration, directions: [Direction], headwordCount: Int?, fault: SourceFault? = nil) {
    self.configuration = configuration
    self.directions = directions
    self.headwordCount = headwordCount
    self.fault = fault
  }
}

/// What one source answered to one word.
public struct SourceTrial: Equatable, Sendable {
  /// What the source is called.
  public let source: String
  /// The word that was looked up.
  public let text: String
  /// What the source knows about it; the failure is among ``LookUpAnswer/failures``.
  public let answer: LookUpAnswer
}

/// The dictionaries that are asked, their order, and what can be done to them.
@MainActor
@Observable
public final class SourcesViewModel {
  /// What the view shows.
  public internal(set) var state = SourcesState()

  @ObservationIgnored private var readings = IntentOrder()
  @ObservationIgnored var trials = IntentOrder()
  @ObservationIgnored var searches = IntentOrder()
  let store: any SourceStore
  let opener: SourceOpener
  let installed: any InstalledDictionaries
  let directions: any DirectionStore
  private let changes: any DataChanges
  private let router: any Router<PersonalDictionaryDestination>

  var asked: AskedSources { AskedSources(store: store, installed: installed) }

  init(
    store: any SourceStore, opener: SourceOpener, installed: any InstalledDictionaries, directions: any DirectionStore,
    changes: any DataChanges, router: any Router<PersonalDictionaryDestination>
  ) {
    self.store = store
    self.opener = opener
    self.installed = installed
    self.directions = directions
    self.changes = changes
    self.router = router
  }

  /// Reads the chain.
  ///
  /// - Parameter countsHeadwords: Whether the headwords are counted too, for which the files of a dictionary are opened.
  public func load(countingHeadwords countsHeadwords: Bool = false) async {
    state.problem = nil
    await read(countingHeadwords: countsHeadwords)
  }

  /// Reads the chain again after each change, until the task that runs this is cancelled; the view lives as long as that task.
  public func follow() async {
    for await change in changes.subscribe() where change.mayTouch(.sources) { await load() }
  }

  /// Asks for the installed dictionaries, to add them.
  public func openInstalled() { router.navigate(to: .installedDictionaries) }

  /// Asks for looking words up in one source alone.
  public func openTest(of source: String) { router.navigate(to: .sourceTest(source)) }

  /// - Returns: Whether the chain could be read.
  @discardableResult
  func read(countingHeadwords countsHeadwords: Bool = false) async -> Bool {
    let turn = readings.next()
    do {
      var described: [SourceDescription] = []
      for source in try await asked.all() { described.append(await description(of: source, countingHeadwords: countsHeadwords)) }
      guard readings.isLatest(turn) else { return true }
      state.sources = described
      state.isLoaded = true
      return true
    } catch {
      if readings.isLatest(turn) { state.problem = PersonalDictionaryProblem(error) }
      return false
    }
  }

  func description(of configuration: SourceConfiguration, countingHeadwords countsHeadwords: Bool) async -> SourceDescription {
    let source = opener.source(configuration)
    let inspection = countsHeadwords ? await source?.inspection() : nil
    return SourceDescription(
      configuration: configuration, directions: source?.directions ?? configuration.direction.map { [$0] } ?? [],
      headwordCount: inspection?.headwordCount, fault: inspection?.fault
    )
  }
}

/// The dependencies of the list of sources.
@MainActor
public protocol SourcesDependency {
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// Finds the dictionaries on this machine.
  var installedDictionaries: any InstalledDictionaries { get }
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
}

/// Builds the view of the dictionaries.
@MainActor
public struct SourcesBuilder {
  private let dependency: any SourcesDependency
  private let router: any Router<PersonalDictionaryDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any SourcesDependency, router: any Router<PersonalDictionaryDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Wires a view that has not been filled yet.
  public func build() -> SourcesViewModel {
    SourcesViewModel(
      store: dependency.sourceStore, opener: dependency.sourceOpener, installed: dependency.installedDictionaries,
      directions: dependency.directionStore, changes: dependency.dataChanges, router: router
    )
  }
}

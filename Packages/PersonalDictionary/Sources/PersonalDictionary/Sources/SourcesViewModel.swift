public import CoreModule

/// The state of the list of sources.
public struct SourcesState: Equatable, Sendable {
  /// The sources, in the order of look-ups.
  public internal(set) var sources: [SourceDescription] = []
  /// Whether the sources were read.
  public internal(set) var isLoaded = false
  /// The source that was changed last, if any.
  public internal(set) var changed: SourceDescription?
  /// The answer of the tested source, if one was tested.
  public internal(set) var trial: SourceTrial?
  /// The dictionaries installed on this machine; empty until they are searched for.
  public internal(set) var installed: [InstalledDictionary] = []
  /// The direction for which installed dictionaries were searched for.
  public internal(set) var direction = Direction.initial
  /// The last failure.
  public internal(set) var problem: PersonalDictionaryProblem?

  /// Creates an empty state.
  public init() {}

  /// The names of the sources that serve `direction`, in the order of look-ups.
  public func names(serving direction: Direction) -> [String] {
    sources.filter { $0.isEnabled && $0.directions.contains(direction) }.map(\.name)
  }
}

/// A source with what is known about it.
public struct SourceDescription: Equatable, Sendable {
  /// Its configuration.
  public let configuration: SourceConfiguration
  /// The directions it serves.
  public let directions: [Direction]
  /// The number of headwords; `nil` when unknown or not counted.
  public let headwordCount: Int?
  /// The problem with its files; `nil` when there is none or they were not checked.
  public let fault: SourceFault?

  /// Its name.
  public var name: String { configuration.name }
  /// Its kind.
  public var kind: SourceKindName { configuration.kind.name }
  /// Whether it is enabled.
  public var isEnabled: Bool { configuration.isEnabled }
}

/// The answer of one source to one word.
public struct SourceTrial: Equatable, Sendable {
  /// The name of the source.
  public let source: String
  /// The word that was looked up.
  public let text: String
  /// The answer; if the source failed, ``LookUpAnswer/failures`` says why.
  public let answer: LookUpAnswer
}

/// Lists the sources of look-ups, changes them and tests them.
@MainActor
public final class SourcesViewModel {
  /// The state to show.
  public internal(set) var state = SourcesState()

  private var reads = IntentOrder()
  var trials = IntentOrder()
  var searches = IntentOrder()
  let store: any SourceStore
  let opener: SourceOpener
  let installed: any InstalledDictionaries
  let directions: any DirectionStore
  let spoken: Language?
  private let router: any Router<PersonalDictionaryDestination>

  var asked: AskedSources { AskedSources(store: store, installed: installed) }

  init(
    store: any SourceStore, opener: SourceOpener, installed: any InstalledDictionaries, directions: any DirectionStore, spoken: Language?,
    router: any Router<PersonalDictionaryDestination>
  ) {
    self.store = store
    self.opener = opener
    self.installed = installed
    self.directions = directions
    self.spoken = spoken
    self.router = router
  }

  /// Reads the list of sources.
  ///
  /// - Parameter countsHeadwords: Whether to count the headwords, too, for which the files of dictionaries are opened.
  public func load(countingHeadwords countsHeadwords: Bool = false) async {
    state.problem = nil
    await read(countingHeadwords: countsHeadwords)
  }

  /// Navigates to the installed dictionaries, to add them.
  public func openInstalled() { router.navigate(to: .installedDictionaries) }

  /// Navigates to the test of one source.
  public func openTest(of source: String) { router.navigate(to: .sourceTest(source)) }

  /// - Returns: Whether the list could be read.
  @discardableResult
  func read(countingHeadwords countsHeadwords: Bool = false) async -> Bool {
    let turn = reads.next()
    do {
      var described: [SourceDescription] = []
      for source in try await asked.all() { described.append(await description(of: source, countingHeadwords: countsHeadwords)) }
      guard reads.isLatest(turn) else { return true }
      state.sources = described
      state.isLoaded = true
      return true
    } catch {
      if reads.isLatest(turn) { state.problem = PersonalDictionaryProblem(error) }
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
public protocol SourcesDependency: SpokenLanguageDependency {
  /// Stores the list of sources.
  var sourceStore: any SourceStore { get }
  /// Opens the configured sources.
  var sourceOpener: SourceOpener { get }
  /// Finds the dictionaries on this machine.
  var installedDictionaries: any InstalledDictionaries { get }
  /// Stores the chosen direction.
  var directionStore: any DirectionStore { get }
}

/// Builds the list of sources.
public typealias SourcesBuilder = RoutingBuilder<any SourcesDependency, PersonalDictionaryDestination>

extension SourcesBuilder {
  /// Creates the view model.
  public func build() -> SourcesViewModel {
    SourcesViewModel(
      store: dependency.sourceStore, opener: dependency.sourceOpener, installed: dependency.installedDictionaries,
      directions: dependency.directionStore, spoken: dependency.spokenLanguage, router: router
    )
  }
}

public import CoreModule

/// The dependencies of the reader.
@MainActor
public protocol ReaderDependency: KnownWordsDependency {
  /// Opens texts.
  var textOpener: any TextOpener { get }
  /// The SHA-256 of a file.
  var fileDigest: FileDigest { get }
  /// The current time.
  var clock: WallClock { get }
  /// The source of randomness.
  var random: RandomSource { get }
}

/// Builds the reader.
public typealias ReaderBuilder = RoutingBuilder<any ReaderDependency, ReadingDestination>

extension ReaderBuilder {
  /// Builds a reader without a text, whose state has so many blocks before and after the cursor.
  public func build(blocksBefore: Int = 40, blocksAfter: Int = 80) -> ReaderViewModel {
    ReaderViewModel(ReaderTools(dependency, WindowSize(before: blocksBefore, after: blocksAfter)), router: router)
  }
}

/// The objects that a reader uses.
struct ReaderTools: Sendable {
  let known: KnownWords
  let opener: any TextOpener
  let digest: FileDigest
  let clock: WallClock
  let random: RandomSource
  let window: WindowSize

  @MainActor
  init(_ dependency: any ReaderDependency, _ window: WindowSize) {
    self.window = window
    known = KnownWords(dependency).inBackground
    opener = dependency.textOpener
    digest = dependency.fileDigest
    clock = dependency.clock
    random = dependency.random
  }
}

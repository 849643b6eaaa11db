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
  /// Builds a reader without a text.
  public func build() -> ReaderViewModel { ReaderViewModel(ReaderTools(dependency), router: router) }
}

/// What a reader works with.
struct ReaderTools: Sendable {
  let known: KnownWords
  let opener: any TextOpener
  let digest: FileDigest
  let clock: WallClock
  let random: RandomSource

  @MainActor
  init(_ dependency: any ReaderDependency) {
    known = KnownWords(dependency)
    opener = dependency.textOpener
    digest = dependency.fileDigest
    clock = dependency.clock
    random = dependency.random
  }
}

import CoreDictionary
import CoreModule
import DictionaryFiles
import PersonalDictionary
import Synchronization

/// The opened dictionaries, one instance per configuration. HTTP services hold nothing open and are created for each client.
final class OpenSources: Sendable {
  private let log: any Log
  private let open = Mutex<[SourceConfiguration.Number: (SourceConfiguration, any DictionarySource)]>([:])

  private let services: Services

  init(log: any Log, services: Services) { (self.log, self.services) = (log, services) }

  /// Returns the same source for the same configuration.
  var opener: SourceOpener { SourceOpener { self.source($0, $1) } }

  private func source(_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)? {
    guard !configuration.kind.isOverHTTP else { return newSource(configuration, client) }
    return open.withLock { open in
      if let (opened, source) = open[configuration.number], opened.hasSameSource(as: configuration) { return source }
      let source = newSource(configuration, client)
      if let source { open[configuration.number] = (configuration, source) }
      return source
    }
  }

  private func newSource(_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)? {
    (services.source(configuration, client) ?? localSource(configuration)).map { LoggingDictionarySource($0, log: log) }
  }

  /// A local source. Nothing is opened yet.
  private func localSource(_ configuration: SourceConfiguration) -> (any DictionarySource)? {
    switch configuration.kind {
    case .core: CoreDictionary()
    case .dictorg(let path):
      configuration.direction.map {
        spaced(InstalledDictionarySource(name: configuration.name, dictOrg: path, direction: $0), named: path)
      }
    case .stardict(let path):
      configuration.direction.map { InstalledDictionarySource(name: configuration.name, starDict: path, direction: $0) }
    case .dict, .libretranslate, .apertium, .pons: nil
    }
  }
}

/// The source, with the spaces that the dictionary of this name lost.
func spaced(_ source: any DictionarySource, named name: String) -> any DictionarySource {
  SpacedSource.isNeeded(for: name) ? SpacedSource(source, vocabulary: CoreDictionary()) : source
}

extension SourceConfiguration {
  /// Whether a source opened for this configuration can serve `other`. The position in the chain does not matter.
  fileprivate func hasSameSource(as other: SourceConfiguration) -> Bool {
    name == other.name && kind == other.kind && direction == other.direction
  }
}

extension SourceKind {
  fileprivate var isOverHTTP: Bool {
    switch self {
    case .libretranslate, .apertium, .pons: true
    case .core, .dictorg, .stardict, .dict: false
    }
  }
}

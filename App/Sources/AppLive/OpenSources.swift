import CoreDictionary
import CoreModule
import DictionaryFiles
import PersonalDictionary
import Synchronization

/// The dictionaries that this process asks, each made once.
final class OpenSources: Sendable {
  private let log: any Log
  private let open = Mutex<[SourceConfiguration.Number: (SourceConfiguration, any DictionarySource)]>([:])

  private let services: Services

  init(log: any Log, services: Services) {
    self.log = log
    self.services = services
  }

  /// Gives the same source for the same configuration.
  var opener: SourceOpener { SourceOpener { self.source($0) } }

  private func source(_ configuration: SourceConfiguration) -> (any DictionarySource)? {
    open.withLock { open in
      if let (known, source) = open[configuration.number], known.asks(as: configuration) { return source }
      guard let source = services.source(configuration) ?? dictionarySource(configuration) else { return nil }
      let logging = LoggingDictionarySource(source, log: log)
      open[configuration.number] = (configuration, logging)
      return logging
    }
  }
}

/// The source on this machine that `configuration` describes. Nothing is opened here.
func dictionarySource(_ configuration: SourceConfiguration) -> (any DictionarySource)? {
  switch configuration.kind {
  case .core: CoreDictionary()
  case .dictorg(let path):
    configuration.direction.map { DictOrgSource(name: configuration.name, path: path, direction: $0) }
  case .stardict(let path):
    configuration.direction.map { StarDictSource(name: configuration.name, path: path, direction: $0) }
  case .dict, .libretranslate, .apertium, .pons: nil
  }
}

extension SourceConfiguration {
  /// Whether a source that was made for this one serves for `other` too: its place in the chain does not matter.
  fileprivate func asks(as other: SourceConfiguration) -> Bool {
    name == other.name && kind == other.kind && direction == other.direction
  }
}

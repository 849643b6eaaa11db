import AppGraph
import CoreModule
import CoreModuleLive
import DictionaryFiles
import DictionaryServices
import PersonalDictionary

/// The services that can be asked over the network.
struct Services: Sendable {
  let cache: CacheFolder
  let clock: WallClock
  let localTime: LocalTime
  let isOffline: Bool

  static let userAgent = "glot/\(ProgramVersion.current)"
  /// The limit for one word, since a person is waiting.
  private static let timeLimit = Duration.seconds(8)

  /// The service of `configuration`, with its answers cached; `nil` for a local source.
  func source(_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)? {
    guard let service = service(configuration, client) else { return nil }
    let isCounted = configuration.kind.name == .pons
    return CachedSource(
      service, folder: cache.folder(of: configuration), pace: ServicePace(patience: Self.timeLimit, countsDays: isCounted),
      surroundings: CachedSource.Surroundings(
        clock: clock, localTime: localTime, isOffline: isOffline, pause: { await Task.pause(for: $0) })
    )
  }

  private func service(_ configuration: SourceConfiguration, _ client: any HTTPClient) -> (any DictionarySource)? {
    let (name, direction) = (configuration.name, configuration.direction)
    let http = { (service: HTTPService, keyFile: String?) in
      HTTPDictionarySource(
        service, name: name, direction: direction, apiKey: keyFile.map(Self.apiKey), client: client, timeLimit: Self.timeLimit
      )
    }
    switch configuration.kind {
    case .core, .dictorg, .stardict: return nil
    case .dict(let host, let port, let database):
      let server = DictServer(host: host, port: port, database: database, client: Self.userAgent)
      let source = DictServerSource(name: name, server: server, direction: direction, timeLimit: Self.timeLimit) { articles, text in
        ArticleReader(source: name).entries(articles.map(\.text), for: text)
      }
      return database.map { spaced(source, named: $0) } ?? source
    case .libretranslate(let url, let keyFile): return http(.libreTranslate(url: url), keyFile)
    case .apertium(let url): return http(.apertium(url: url), nil)
    case .pons(let keyFile, let url): return http(.pons(url: url), keyFile)
    }
  }

  /// Reads the file for each request, since the user may have changed it.
  private static func apiKey(_ path: String) -> APIKeyReader {
    { () throws(SourceFault) in
      do throws(APIKeyFileFault) { return try APIKeyFile(path).apiKey() } catch {
        switch error {
        case .missing: throw SourceFault(path: path, .missing, of: .apiKey)
        case .permissionDenied: throw SourceFault(path: path, .permissionDenied, of: .apiKey)
        case .noFile: throw SourceFault(path: path, .noFile, of: .apiKey)
        case .noKey: throw SourceFault(path: path, .foreign, of: .apiKey)
        }
      }
    }
  }
}

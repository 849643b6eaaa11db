public import CoreModule

extension DictionarySourceError {
  /// What it means for a word that a service could not be asked.
  public init(_ error: HTTPError) {
    switch error {
    case .offline, .unreachable: self = .unreachable(.offline)
    case .badAddress, .timedOut, .tooLarge, .untrusted, .badAnswer, .badRedirection, .cancelled, .missingProgram:
      self = .unreachable(.unavailable)
    }
  }

  /// What it means for a word that a service answered with a status that is no success.
  public init(status: Int) {
    switch status {
    case 401, 403: self = .unreachable(.unauthorized)
    case 429: self = .unreachable(.rateLimited)
    default: self = .unreachable(.unavailable)
    }
  }
}

extension HTTPResponse {
  /// Whether a page for people came: that of somebody on the way, or of a service that is being mended.
  public var isHTML: Bool {
    headers["content-type"]?.lowercased().contains("html") ?? (body.first { $0 > 32 } == UInt8(ascii: "<"))
  }
}

public import CoreModule
import Foundation

extension DictionarySourceError {
  /// What it means for a word that a service could not be asked.
  public init(_ error: HTTPError) {
    switch error {
    case .offline, .unreachable: self = .unreachable(.offline)
    case .badAddress: self = .unreachable(.misconfigured)
    case .cancelled: self = .unreachable(.interrupted)
    case .timedOut, .tooLarge, .untrusted, .badAnswer, .badRedirection, .missingProgram: self = .unreachable(.unavailable)
    }
  }

  /// What it means for a word that a service answered with a status that is no success.
  public init(refusal response: HTTPResponse) {
    switch response.status {
    case 401, 403: self.init(.unauthorized, refusal: response)
    // Nothing of the kind is there.
    case 404, 405, 410: self.init(.misconfigured, refusal: response)
    case 429: self.init(.rateLimited, refusal: response)
    default: self.init(.unavailable, refusal: response)
    }
  }

  /// The same, where the service means something else by its status than others do.
  public init(_ reason: PendingReason, refusal response: HTTPResponse) { self = .unreachable(reason, response.refusal) }
}

extension HTTPResponse {
  /// Whether a page for people came: that of somebody on the way, or of a service that is being mended.
  public var isHTML: Bool {
    headers["content-type"]?.lowercased().contains("html") ?? (body.first { $0 > 32 } == UInt8(ascii: "<"))
  }

  /// What a service says with a status that is no success.
  public var refusal: ServiceRefusal {
    ServiceRefusal(text: isHTML ? nil : sentence, retry: headers["retry-after"].flatMap(RetryTime.init))
  }

  /// The sentence for people in an answer of JSON, by whichever name services give to it.
  private var sentence: String? {
    let value: Any
    // What is no JSON says nothing; why is of no use to anybody.
    do { value = try JSONSerialization.jsonObject(with: Data(body)) } catch { return nil }
    guard let fields = value as? [String: Any] else { return nil }
    return ["error", "explanation", "message"].lazy.compactMap { fields[$0] as? String }.first
  }
}

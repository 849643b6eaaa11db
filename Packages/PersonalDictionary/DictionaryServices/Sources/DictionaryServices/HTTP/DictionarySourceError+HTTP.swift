import CoreModule
import PersonalDictionary

extension DictionarySourceError {
  /// The error of a look-up whose request failed.
  init(_ error: HTTPError) {
    switch error {
    case .offline, .unreachable: self = .unreachable(.offline)
    case .badAddress: self = .unreachable(.misconfigured)
    case .cancelled: self = .unreachable(.interrupted)
    case .timedOut, .tooLarge, .untrusted, .badAnswer, .badRedirection, .missingProgram: self = .unreachable(.unavailable)
    }
  }

  /// The error of a look-up that a service answered with an error status.
  init(refusal response: HTTPResponse) {
    switch response.status {
    case 401, 403: self.init(.unauthorized, refusal: response)
    // The address has no such service.
    case 404, 405, 410: self.init(.misconfigured, refusal: response)
    case 429: self.init(.rateLimited, refusal: response)
    default: self.init(.unavailable, refusal: response)
    }
  }

  /// The error for a service whose status has a special meaning.
  init(_ reason: PendingReason, refusal response: HTTPResponse) { self = .unreachable(reason, response.refusal) }
}

extension HTTPResponse {
  /// Whether the answer is a web page, for example of a proxy or of a service under maintenance.
  var isHTML: Bool {
    headers["content-type"]?.lowercased().contains("html") ?? (body.first { $0 > 32 } == UInt8(ascii: "<"))
  }

  /// The service's message and retry time.
  var refusal: ServiceRefusal {
    ServiceRefusal(text: isHTML ? nil : sentence, retry: headers["retry-after"].flatMap(RetryTime.init))
  }

  /// The error message in a JSON answer; services name the field differently.
  private var sentence: String? {
    guard let answer = JSON(document: body) else { return nil }
    return ["error", "explanation", "message"].lazy.compactMap { answer[$0]?.string }.first
  }
}

/// Why a request failed.
public enum HTTPError: Error, Equatable, Sendable {
  /// The address is invalid.
  case badAddress(String)
  /// The host could not be reached.
  case unreachable(host: String)
  /// The answer did not come in time.
  case timedOut(host: String)
  /// The answer was larger than allowed.
  case tooLarge(host: String)
  /// The certificate of the host is not trusted, or is for another host.
  case untrusted(host: String)
  /// The connection broke, or the answer was not valid HTTP.
  case badAnswer(host: String)
  /// The service redirected in a circle, too often, or to a forbidden address.
  case badRedirection(host: String)
  /// The request was cancelled.
  case cancelled
  /// The program is in offline mode.
  case offline
  /// The program that sends HTTP requests does not exist at this path or cannot be run.
  case missingProgram(path: String)
}

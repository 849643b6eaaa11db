/// Why no answer came.
public enum HTTPError: Error, Equatable, Sendable {
  /// The address is not one.
  case badAddress(String)
  /// The host could not be reached.
  case unreachable(host: String)
  /// The answer did not come in time.
  case timedOut(host: String)
  /// The answer was larger than allowed.
  case tooLarge(host: String)
  /// The host could not prove who it is: its certificate is not trusted, or not its own.
  case untrusted(host: String)
  /// The connection broke off, or what came was no HTTP.
  case badAnswer(host: String)
  /// The service sent the request on in a circle, too often, or to where it must not go.
  case badRedirection(host: String)
  /// Nobody waits for the answer any more.
  case cancelled
  /// The network is to be left alone.
  case offline
  /// The program that talks to services, which belongs to this one, is not at this path or cannot be run.
  case missingProgram(path: String)
}

public import CoreModule

/// The message and retry time of a service that gave no answer.
public struct ServiceRefusal: Equatable, Sendable {
  /// The message, tidied and shortened to 200 characters; `nil` when there was none.
  public let text: String?
  /// When to retry; `nil` when the service did not say.
  public let retry: RetryTime?

  /// Creates a refusal.
  public init(text: String? = nil, retry: RetryTime? = nil) {
    self.text = text.flatMap(Self.shown)
    self.retry = retry
  }

  private static let maximumCharacters = 200

  private static func shown(_ text: String) -> String? {
    guard let tidy = UserText.tidied(String(text.prefix(maximumCharacters + 1)))?.description else { return nil }
    return tidy.count > maximumCharacters ? String(tidy.prefix(maximumCharacters)) + "…" : tidy
  }
}

/// When to retry, as in the HTTP field `Retry-After`.
public enum RetryTime: Equatable, Sendable {
  /// After this many seconds.
  case after(seconds: Int64)
  /// At this moment.
  case at(Timestamp)

  /// Parses a field such as `120` or `Sun, 06 Nov 1994 08:49:37 GMT`; `nil` when it is invalid. The obsolete date formats are not
  /// supported.
  public init?(_ field: String) {
    let parts = field.split(separator: " ")
    if parts.count == 1, parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let seconds = Int64(parts[0]) else { return nil }
      self = .after(seconds: seconds)
      return
    }
    guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT", let month = Self.months.firstIndex(of: String(parts[2])) else {
      return nil
    }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    guard let moment = Timestamp(rfc3339: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z") else { return nil }
    self = .at(moment)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}

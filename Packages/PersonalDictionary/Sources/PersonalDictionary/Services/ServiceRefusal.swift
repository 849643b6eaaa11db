public import CoreModule

/// What a service said when it gave no answer.
public struct ServiceRefusal: Equatable, Sendable {
  /// Its own words, tidied and cut to a length that can be shown.
  public let text: String?
  /// When it wants to be asked again.
  public let retry: RetryTime?

  /// A refusal from its parts; most services say nothing.
  public init(text: String? = nil, retry: RetryTime? = nil) {
    self.text = text.flatMap(Self.shown)
    self.retry = retry
  }

  private static let mostCharacters = 200

  private static func shown(_ text: String) -> String? {
    guard let tidy = UserText.tidied(String(text.prefix(mostCharacters + 1)))?.description else { return nil }
    return tidy.count > mostCharacters ? String(tidy.prefix(mostCharacters)) + "…" : tidy
  }
}

/// When a service wants to be asked again, as HTTP tells it in `Retry-After`.
public enum RetryTime: Equatable, Sendable {
  /// After so many seconds.
  case after(seconds: Int64)
  /// At this moment.
  case at(Timestamp)

  /// The time that a field such as `120` or `Sun, 06 Nov 1994 08:49:37 GMT` means; `nil` when it means none.
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

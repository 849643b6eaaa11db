public import CoreModule

/// The data of a card that Anki stores as JSON, mainly the memory state of FSRS.
public struct AnkiCardData: Equatable, Sendable {
  /// The memory state of FSRS.
  public struct Memory: Equatable, Sendable {
    /// The number of days after which the probability of remembering it is 90 %.
    public var stability: Double
    /// Its difficulty, from 1 to 10.
    public var difficulty: Double

    /// Creates a state of memory.
    public init(stability: Double, difficulty: Double) { (self.stability, self.difficulty) = (stability, difficulty) }
  }

  /// The state of memory, if the card was scheduled by FSRS.
  public var memory: Memory?
  /// The intended probability of remembering it when it comes back.
  public var desiredRetention: Double?
  /// The exponent of the forgetting curve, without its sign.
  public var decay: Double?
  /// The time of the last answer, in whole seconds. Anki reports damage for any other value.
  public var lastReview: Timestamp?
  /// Its place among the new cards, before it was learnt.
  public var originalPosition: Int?

  /// Creates empty data.
  public init() {}

  /// Reads the JSON of a card. Unknown and damaged members are ignored.
  init(json: String) {
    guard json.utf8.count > 2 else { return }
    var reader = JSONReader(Array(json.utf8))
    var (stability, difficulty): (Double?, Double?)
    // Members before a fault are kept.
    try? reader.members { reader, name throws(JSONReader.Fault) in
      switch name {
      case "s": stability = try reader.finite()
      case "d": difficulty = try reader.finite()
      case "dr": desiredRetention = try reader.finite()
      case "decay": decay = try reader.finite()
      case "lrt": lastReview = try reader.finite().flatMap { Int64(exactly: $0.rounded()) }.flatMap(Timestamp.init(seconds:))
      case "pos": originalPosition = try reader.finite().flatMap { Int(exactly: $0.rounded()) }
      default: try reader.skipValue()
      }
    }
    if let stability, let difficulty, stability > 0 { memory = Memory(stability: stability, difficulty: difficulty) }
  }

  /// The JSON of a card.
  var json: String {
    var members: [String] = []
    func add(_ name: String, _ value: Double?) {
      if let value, value.isFinite { members.append("\"\(name)\":\(value)") }
    }
    if let originalPosition { members.append("\"pos\":\(originalPosition)") }
    add("s", memory?.stability)
    add("d", memory?.difficulty)
    add("dr", desiredRetention)
    add("decay", decay)
    if let lastReview { members.append("\"lrt\":\(lastReview.wholeSeconds)") }
    return "{" + members.joined(separator: ",") + "}"
  }
}

extension JSONReader {
  /// Reads a number; `nil` for any other value.
  fileprivate mutating func finite() throws(Fault) -> Double? {
    guard let next, next == UInt8(ascii: "-") || (0x30...0x39).contains(next) else {
      try skipValue()
      return nil
    }
    return Double(try number()).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Timestamp {
  /// A time from whole seconds since 1970; `nil` when its milliseconds do not fit.
  init?(seconds: Int64) {
    let (milliseconds, hasOverflowed) = seconds.multipliedReportingOverflow(by: 1000)
    guard !hasOverflowed else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

/// Distinguishes flash cards, such as Quizlet exports, in which quotation marks are plain text, from tables.
struct PlainQuotes {
  private let sample: [UInt8]
  private let options: DelimitedOptions

  private static let quote = UInt8(ascii: "\"")
  private static let tab = UInt8(ascii: "\t")

  /// Examines the beginning of a text, up to a complete record.
  init(_ sample: [UInt8], _ options: DelimitedOptions) { (self.sample, self.options) = (sample, options) }

  /// Whether quotation marks are plain text: in two columns, separated by a tab, without a header.
  var areThere: Bool {
    guard options.hasQuotes, options.recordSeparator == nil, options.hasHeader != true,
      options.likelyDelimiter == nil || options.likelyDelimiter == "\t", sample.contains(Self.quote), sample.contains(Self.tab)
    else { return false }
    let rows = sample.split { $0 == 0x0A || $0 == 0x0D }.map { $0.split(separator: Self.tab, omittingEmptySubsequences: false) }
    guard let first = rows.first, rows.allSatisfy({ $0.count == 2 }) else { return false }
    guard options.hasHeader == false || ColumnLayout(header: first.map { String(decoding: $0, as: UTF8.self) }) == nil else { return false }
    let fields = rows.joined()
    let quoted = fields.filter { $0.drop { $0 == 0x20 }.first == Self.quote }
    if quoted.contains(where: { Self.inside($0) == nil }) { return true }
    // A table quotes only where necessary, or everything.
    let isNeeded = quoted.compactMap(Self.inside).contains { text in
      text.contains { $0 == Self.quote || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") } || text.first == 0x20 || text.last == 0x20
    }
    return !quoted.isEmpty && !isNeeded && quoted.count < fields.count
  }

  /// The content of a quoted field; `nil` when the field is not properly quoted.
  private static func inside(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = field.drop { $0 == 0x20 }
    while text.last == 0x20 { text.removeLast() }
    guard text.count > 1, text.first == quote, text.last == quote else { return nil }
    text = text.dropFirst().dropLast()
    var isOdd = false
    for byte in text {
      if byte == quote { isOdd.toggle() } else if isOdd { return nil }
    }
    return isOdd ? nil : text
  }
}

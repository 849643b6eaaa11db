/// Detects the separator of the columns.
struct DelimiterSearch {
  private let sample: [UInt8]
  private let options: DelimitedOptions

  private static let candidates = ["\t", ";", ",", "|"]
  private static let maximumRecords = 100

  /// Examines the beginning of a text, or the whole text when `isLast`.
  init(_ sample: [UInt8], isLast: Bool, _ options: DelimitedOptions) {
    // The last record may be incomplete.
    let cut = isLast ? sample.count : (sample.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? sample.count)
    self.sample = Array(sample.prefix(cut))
    self.options = options
  }

  /// The format that fits best.
  var form: DelimitedForm {
    if let delimiter = options.delimiter { return form(delimiter) }
    if PlainQuotes(sample, options).areThere { return DelimitedForm(delimiter: [0x09], hasQuotes: false) }
    let leading = leadingSeparator
    var best: (form: DelimitedForm, rank: Double)?
    let likely = [options.likelyDelimiter].compactMap(\.self)
    for candidate in likely + Self.candidates.filter({ !likely.contains($0) }) {
      // Several translations in a cell are separated by ; and , too: the one that comes first in a line separates the columns. A tab is
      // hardly part of a text.
      let score = score(candidate)
      let rank = score + (candidate == leading || candidate == "\t" ? 0.05 : 0)
      if score >= 0.5, rank > best?.rank ?? 0 { best = (form(candidate), rank) }
    }
    return best?.form ?? form(nil)
  }

  /// The first records in this format.
  func records(in form: DelimitedForm) -> [[String]] {
    var scanner = DelimitedScanner(form: form)
    var records: [[String]] = []
    var position = 0
    while position < sample.count, records.count < Self.maximumRecords,
      let record = scanner.record(in: sample, at: position, isLast: true)
    {
      position = record.end < 0 ? sample.count : record.end
      let fields = record.fields.map { String(decoding: $0, as: UTF8.self) }
      if record.fault == nil, fields != [""] { records.append(fields) }
    }
    return records
  }

  private func form(_ delimiter: String?) -> DelimitedForm {
    DelimitedForm(
      delimiter: delimiter.map { Array($0.utf8) }, recordSeparator: options.recordSeparator.map { Array($0.utf8) },
      hasQuotes: options.hasQuotes
    )
  }

  /// The separator that comes first in most lines.
  private var leadingSeparator: String? {
    var counts: [UInt8: Int] = [:]
    for line in sample.split(separator: UInt8(ascii: "\n")).prefix(Self.maximumRecords) {
      if let first = line.first(where: Self.signs.contains) { counts[first, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { String(decoding: [$0.key], as: UTF8.self) }
  }

  private static let signs = candidates.flatMap { Array($0.utf8) }

  /// How well a separator fits: the share of records with the most frequent number of columns, at least two.
  ///
  /// A known header decides. A separator followed by spaces is more likely part of the text.
  private func score(_ candidate: String) -> Double {
    let records = records(in: form(candidate))
    let count = ColumnLayout.commonest(records.map(\.count))
    guard count > 1, let first = records.first else { return 0 }
    if options.hasHeader != false, first.count > 1, ColumnLayout(header: first) != nil { return 2 }
    let whole = records.filter { $0.count == count }
    let spaced = whole.count { $0.dropFirst().allSatisfy { $0.first == " " } }
    return Double(whole.count) / Double(records.count) - (spaced * 2 > whole.count ? 0.4 : 0)
  }
}

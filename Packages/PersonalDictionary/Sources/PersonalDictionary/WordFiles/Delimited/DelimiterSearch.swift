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
    var best: (form: DelimitedForm, score: Double)?
    let likely = [options.likelyDelimiter].compactMap(\.self)
    for candidate in likely + Self.candidates.filter({ !likely.contains($0) }) {
      let score = score(candidate)
      if score >= 0.5, score > best?.score ?? 0 { best = (form(candidate), score) }
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

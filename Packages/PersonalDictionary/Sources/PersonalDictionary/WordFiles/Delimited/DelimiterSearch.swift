/// Finds out which sign separates the columns of a text.
struct DelimiterSearch {
  private let sample: [UInt8]
  private let options: DelimitedOptions

  private static let candidates = ["\t", ";", ",", "|"]
  private static let mostRecords = 100

  /// Looks at the beginning of a text, which is all of it when `isLast`.
  init(_ sample: [UInt8], isLast: Bool, _ options: DelimitedOptions) {
    // The last record may be cut off.
    let cut = isLast ? sample.count : (sample.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? sample.count)
    self.sample = Array(sample.prefix(cut))
    self.options = options
  }

  /// The form that fits best.
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

  /// The first records in `form`.
  func records(in form: DelimitedForm) -> [[String]] {
    var scanner = DelimitedScanner(form: form)
    var records: [[String]] = []
    var position = 0
    while position < sample.count, records.count < Self.mostRecords,
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

  /// How well the sign makes columns: the share of records that have as many as most, at least two.
  ///
  /// A header that is understood decides. A sign that spaces follow is more likely a part of the text.
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

import Reading

/// Makes a block of each subtitle of SubRip and WebVTT. Times only separate them, so wrong times do no harm; they
/// are left out and counted.
struct SubtitleParser: LineParser {
  var blocks = BlockCollector(.cue)
  private let isWeb: Bool
  /// The lines since the last blank line or time.
  private var lines: [ArraySlice<UInt8>] = []
  private var size = 0
  private var hasTime = false
  /// Whether the lines up to the next blank line are not a subtitle, but the header, notes or styles.
  private var isOmitting = false
  private var isAtStart = true
  /// Whether the first of the lines continues the part that was passed on.
  private var goesOn = false
  private var brokenTimes = 0

  init(isWeb: Bool) { self.isWeb = isWeb }

  var remarks: [TextRemark] { brokenTimes > 0 ? [.brokenTimes(brokenTimes)] : [] }

  mutating func take(_ line: TextLine) {
    let text = line.trimmed
    defer { isAtStart = false }
    guard !text.isEmpty || line.isContinued else { return finish() }
    if isWeb, !line.isContinued, lines.isEmpty, !hasTime, isHeader(text) { isOmitting = true }
    if isOmitting { return }
    if !line.isContinued, CueTime.isTime(text) {
      if CueTime.isBroken(text) { brokenTimes += 1 }
      return begin()
    }
    if line.isContinued {
      if lines.isEmpty { goesOn = true }
      lines.append((lines.popLast() ?? []) + line.bytes)
    } else {
      lines.append(line.isComplete ? text : line.bytes)
    }
    size += line.bytes.count
    // A very long subtitle is passed on in parts.
    if size > TextBlock.maximumBytes { giveLines() }
  }

  mutating func finish() {
    if !hasTime, let first = lines.first, CueTime.isNumber(first) { lines.removeFirst() }
    giveLines()
    blocks.finish()
    (hasTime, isOmitting) = (false, false)
  }

  /// Begins a subtitle; the line before its time is its number or its name.
  private mutating func begin() {
    if let last = lines.last, CueTime.isNumber(last) || isWeb && !hasTime { lines.removeLast() }
    giveLines()
    blocks.finish()
    hasTime = true
  }

  private mutating func giveLines() {
    for (index, line) in lines.enumerated() {
      let isWhole = index > 0 || !goesOn
      if isWhole { blocks.space() }
      CueText.append(line, isWhole: isWhole, to: &blocks)
    }
    goesOn = false
    lines.removeAll(keepingCapacity: true)
    size = 0
  }

  private func isHeader(_ text: ArraySlice<UInt8>) -> Bool {
    if isAtStart, text.starts(with: "WEBVTT".utf8) { return true }
    return ["NOTE", "STYLE", "REGION"].contains { word in
      text.starts(with: word.utf8) && (text.dropFirst(word.utf8.count).first.map { $0 <= 0x20 } ?? true)
    }
  }
}

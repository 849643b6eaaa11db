import CoreModule

/// The blocks of a file, read as far as they are needed, away from the main actor.
actor TextSource {
  /// What a text is, as far as is known before its blocks are looked at.
  struct Identity: Sendable {
    let title: String?
    let digest: String
  }

  /// Blocks one after the other.
  struct Portion: Sendable {
    let first: Int
    let blocks: [TextBlock]
    /// How many blocks the text has, if its end was read.
    let total: Int?
  }

  private let known: KnownWords
  private let opener: any TextOpener
  private let digest: FileDigest
  private let path: String
  private let maximumBytes: Int
  private var reader: (any TextBlockReader)?
  /// The blocks that were read last, from the one with the number `first`.
  private var blocks: [TextBlock] = []
  private var first = 0
  private var bytes = 0
  private var total: Int?

  init(_ tools: ReaderTools, path: String, maximumBytes: Int = 1 << 23) {
    (known, opener, digest) = (tools.known, tools.opener, tools.digest)
    self.path = path
    self.maximumBytes = maximumBytes
  }

  /// What the text lacks, as far as it was read.
  var remarks: [TextRemark] { reader?.remarks ?? [] }

  /// Opens the file.
  func identify() throws(ReadingProblem) -> Identity {
    try restart()
    _ = try read()
    do { return Identity(title: reader?.title, digest: try digest.sha256(path)) } catch { throw .storage(error) }
  }

  /// Recognises the language from the first blocks. The file must have been opened.
  func language(_ choice: LanguageChoice) async throws(ReadingProblem) -> String {
    var bytes = blocks.reduce(0) { $0 + $1.text.utf8.count }
    while bytes < LanguageGuess.sufficientBytes, try read() { bytes += blocks[blocks.count - 1].text.utf8.count }
    return try await known.language(of: blocks.map(\.text), for: choice)
  }

  /// The blocks with these numbers, or the last ones when there are not so many.
  func portion(_ range: Range<Int>) throws(ReadingProblem) -> Portion {
    if reader == nil || range.lowerBound < first { try restart() }
    while first + blocks.count < range.upperBound, try read() {}
    let end = min(range.upperBound, first + blocks.count)
    let begin = max(first, min(range.lowerBound, max(0, end - range.count)))
    return Portion(first: begin, blocks: Array(blocks[(begin - first)..<max(begin - first, end - first)]), total: total)
  }

  /// The blocks around the one with this number, or around the last one: of very long ones fewer.
  func portion(around block: Int, _ size: WindowSize) throws(ReadingProblem) -> Portion {
    if reader == nil || block < first || (first > 0 && isFew(before: block, size)) { try restart() }
    while first + blocks.count <= block, try read() {}
    let center = min(max(block, first), first + blocks.count - 1)
    var (end, bytesAfter) = (center + 1, 0)
    while end < center + size.after, bytesAfter < WindowSize.bytes {
      if end == first + blocks.count, try read() == false { break }
      bytesAfter += blocks[end - first].text.utf8.count
      end += 1
    }
    let begin = start(before: center, size)
    return Portion(first: max(0, begin), blocks: Array(blocks[(begin - first)..<max(begin - first, end - first)]), total: total)
  }

  /// The first of the blocks that are shown before the one with this number.
  private func start(before block: Int, _ size: WindowSize) -> Int {
    var (begin, bytes) = (max(first, block), 0)
    while begin > max(first, block - size.before), bytes < WindowSize.bytes {
      begin -= 1
      if begin - first < blocks.count { bytes += blocks[begin - first].text.utf8.count }
    }
    return begin
  }

  /// Whether too few of the blocks before the one with this number are still there.
  private func isFew(before block: Int, _ size: WindowSize) -> Bool {
    block - size.before < first && start(before: block, size) == first && block - first < size.before / 2
  }

  private func restart() throws(ReadingProblem) {
    do throws(TextFileError) { reader = try opener.open(path, as: nil) } catch { throw .text(error) }
    (blocks, first, bytes, total) = ([], 0, 0, nil)
  }

  /// Reads a block, and gives up the oldest ones when there are too many.
  private func read() throws(ReadingProblem) -> Bool {
    guard total == nil else { return false }
    do throws(TextFileError) {
      guard let block = try reader?.next() else {
        total = first + blocks.count
        return false
      }
      blocks.append(block)
      bytes += block.text.utf8.count
    } catch { throw .text(error) }
    guard bytes > maximumBytes else { return true }
    var (dropped, kept) = (0, bytes)
    while dropped < blocks.count - 1, kept > maximumBytes / 2 {
      kept -= blocks[dropped].text.utf8.count
      dropped += 1
    }
    blocks.removeFirst(dropped)
    (first, bytes) = (first + dropped, kept)
    return true
  }
}

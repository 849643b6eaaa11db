import CoreModule

/// A text that is being read: finds the blocks around a place and what their words are.
final class ReaderRun {
  /// The blocks around a place.
  struct Window {
    let blocks: [GlossedBlock]
    let total: Int?

    /// The numbers of the blocks.
    var numbers: Range<Int> { (blocks.first?.number ?? 0)..<(blocks.last.map { $0.number + 1 } ?? 0) }
  }

  let source: TextSource
  let glossary: Glossary
  /// The words of the whole text; `nil` before they are counted.
  var tally: TextTally?
  private let size: WindowSize

  init(_ source: TextSource, _ tools: ReaderTools, _ languages: LanguagePair) {
    self.source = source
    size = tools.window
    glossary = Glossary(tools.known, languages)
  }

  /// The blocks around the one with this number.
  func window(around block: Int) async throws(ReadingProblem) -> Window {
    let portion = try await source.portion(around: max(0, block), size)
    return Window(blocks: try await gloss(portion), total: portion.total)
  }

  /// The blocks with these numbers.
  func blocks(_ numbers: Range<Int>) async throws(ReadingProblem) -> [GlossedBlock] { try await gloss(try await source.portion(numbers)) }

  /// The phrase that a word belongs to, also one that the dictionaries do not list.
  func phrase(at place: TextPlace) async throws(ReadingProblem) -> GlossedPhrase? {
    guard let block = try await source.portion(place.block..<place.block + 1).blocks.first else { return nil }
    let scanned = glossary.scan(block)
    return try await ReadingProblem.converting { () throws(StorageError) in
      try await glossary.resolve()
      return try await glossary.phrase(around: place.word, in: scanned).map(glossary.glossed)
    }
  }

  private func gloss(_ portion: TextSource.Portion) async throws(ReadingProblem) -> [GlossedBlock] {
    let scanned = portion.blocks.map { glossary.scan($0) }
    let (words, phrases) = try await ReadingProblem.converting { () throws(StorageError) in
      try await glossary.resolve()
      let words = scanned.map { glossary.words(of: $0) }
      let phrases = try await glossary.phrases(of: scanned, words)
      try await glossary.refresh(Set(words.joined().map(\.entry) + phrases.joined().map(\.entry)))
      return (words, phrases)
    }
    return scanned.indices.map { glossary.glossed(scanned[$0], words[$0], phrases[$0], number: portion.first + $0) }
  }
}

/// How many blocks are read before and after the one that is asked for.
struct WindowSize: Sendable {
  /// On each side, no more blocks are read once there are so many bytes.
  static let bytes = 1 << 17

  let before: Int
  let after: Int

  /// Whether the blocks with these numbers are too few on one side of the one with this number.
  func isNearEdge(_ block: Int, of numbers: Range<Int>, total: Int?) -> Bool {
    let few = numbers.count / 4
    return !numbers.contains(block) || (numbers.lowerBound > 0 && block - numbers.lowerBound < min(before / 2, few))
      || (numbers.upperBound != total && numbers.upperBound - block <= min(after / 2, few))
  }
}

extension ReaderTools {
  /// Counts the words of a whole text, away from the main actor, and says what the text lacks. A text with too many words leaves no tally.
  @concurrent
  func count(_ text: ReadText) async throws(ReadingProblem) -> (WordCount, TextTally?, [TextRemark]) {
    let reader: any TextBlockReader
    do throws(TextFileError) { reader = try opener.open(text.path, as: nil) } catch { throw .text(error) }
    let (run, glossary) = (GlossRun(reader), Glossary(known, text.languages))
    try await ReadingProblem.converting { () throws(StorageError) in try await run.finish(glossary) { !Task.isCancelled } }
    if let problem = run.problem { throw problem }
    return (glossary.count, glossary.tally(), run.remarks)
  }

  /// Counts the known words again.
  @concurrent
  func refreshed(_ tally: TextTally, in languages: LanguagePair) async throws(ReadingProblem) -> TextTally {
    try await ReadingProblem.converting { () throws(StorageError) in try await tally.refreshed(known, in: languages) }
  }
}

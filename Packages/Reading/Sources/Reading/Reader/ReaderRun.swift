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

  /// How many blocks a window has before and after its place.
  private static let (before, after) = (40, 80)

  let source: TextSource
  let glossary: Glossary

  init(_ source: TextSource, _ known: KnownWords, _ languages: LanguagePair) {
    self.source = source
    glossary = Glossary(known, languages)
  }

  /// The blocks around the one with this number.
  func window(around block: Int) async throws(ReadingProblem) -> Window {
    let portion = try await source.portion(max(0, block - Self.before)..<max(0, block) + Self.after)
    return Window(blocks: try await gloss(portion), total: portion.total)
  }

  /// The blocks with these numbers.
  func blocks(_ numbers: Range<Int>) async throws(ReadingProblem) -> [GlossedBlock] { try await gloss(try await source.portion(numbers)) }

  private func gloss(_ portion: TextSource.Portion) async throws(ReadingProblem) -> [GlossedBlock] {
    let scanned = portion.blocks.map { glossary.scan($0) }
    try await ReadingProblem.converting { () throws(StorageError) in
      try await glossary.resolve()
      try await glossary.refresh(scanned)
    }
    return scanned.enumerated().map { glossary.glossed($0.element, number: portion.first + $0.offset) }
  }

  /// Whether a window has enough blocks on both sides of the one with this number.
  static func isNearEdge(_ block: Int, of numbers: Range<Int>, total: Int?) -> Bool {
    (numbers.lowerBound > 0 && block - numbers.lowerBound < before / 2)
      || (numbers.upperBound != total && numbers.upperBound - block < after / 2)
  }
}

extension ReaderTools {
  /// Counts the words of a whole text, away from the main actor.
  @concurrent
  func count(_ text: ReadText) async throws(ReadingProblem) -> WordCount {
    let reader: any TextBlockReader
    do throws(TextFileError) { reader = try opener.open(text.path, as: nil) } catch { throw .text(error) }
    let (run, glossary) = (GlossRun(reader), Glossary(known, text.languages))
    while !run.isRead, !Task.isCancelled {
      _ = try await ReadingProblem.converting { () throws(StorageError) in try await run.next(glossary, glossed: false) }
    }
    if let problem = run.problem { throw problem }
    return glossary.count
  }
}

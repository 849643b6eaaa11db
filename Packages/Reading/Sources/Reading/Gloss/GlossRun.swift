import CoreModule

/// Reads the words of a text in growing portions, so that the first block comes at once and the rest takes little time.
final class GlossRun {
  /// The maximum size of a portion without its last block, in bytes.
  private static let largestPortion = 1 << 16

  private(set) var title: String?
  private var isAtEnd = false
  private(set) var problem: ReadingProblem?
  private var reader: any TextBlockReader
  /// Blocks that were read to recognise the language.
  private var ahead: [TextBlock] = []
  private var portion = 1
  private var number = 0
  /// How many portions are being looked up.
  private var portionsAhead = 0

  init(_ reader: any TextBlockReader) { self.reader = reader }

  /// What the text lacks, as far as it was read.
  var remarks: [TextRemark] { reader.remarks }

  /// Whether everything was read and counted.
  var isFinished: Bool { isRead && portionsAhead == 0 }

  /// Whether the whole text was read.
  var isRead: Bool { isAtEnd && ahead.isEmpty }

  /// The languages to read in, and whether that of the text was recognised.
  func languages(_ choice: LanguageChoice, _ known: KnownWords) async throws(ReadingProblem) -> (LanguagePair, isRecognized: Bool) {
    let language = if let language = choice.from { language } else { try await recognized(choice, known) }
    let languages = choice.languages(from: language)
    guard languages.from != languages.to else { throw .sameLanguage(language) }
    return (languages, choice.from == nil)
  }

  /// Recognises the language from the beginning of the text.
  private func recognized(_ choice: LanguageChoice, _ known: KnownWords) async throws(ReadingProblem) -> String {
    var bytes = 0
    while bytes < LanguageGuess.sufficientBytes, let block = read() {
      ahead.append(block)
      bytes += block.text.utf8.count
    }
    do throws(ReadingProblem) { return try await known.language(of: ahead.map(\.text), for: choice) } catch { throw problem ?? error }
  }

  /// Reads and counts a portion, and returns its blocks with their words; empty at the end.
  func next(_ glossary: Glossary, aboveRank: Int? = nil) async throws(StorageError) -> [GlossedBlock] {
    if portionsAhead == 0 { glossary.compact() }
    let first = number
    let scanned = blocks().map { glossary.scan($0) }
    guard !scanned.isEmpty else { return [] }
    portionsAhead += 1
    defer { portionsAhead -= 1 }
    try await glossary.resolve()
    let words = try await count(scanned, first, glossary)
    return scanned.indices.map { glossary.glossed(scanned[$0], words[$0], number: first + $0, aboveRank: aboveRank) }
  }

  /// Reads and counts the rest. The forms of a portion are looked up while the one before is counted and the one after is read.
  ///
  /// - Parameter isWanted: Called after each portion; `false` ends it.
  func finish(_ glossary: Glossary, while isWanted: () -> Bool) async throws(StorageError) {
    portionsAhead += 1
    defer { portionsAhead -= 1 }
    let lookUp = glossary.lookUp
    while !isRead, isWanted() {
      if portionsAhead == 1 { glossary.compact() }
      var current = scanned(glossary)
      try await glossary.resolve()
      var next = scanned(glossary)
      while !current.blocks.isEmpty {
        let batch = next.batch
        async let answers = lookUp.answers(batch.forms)
        _ = try await count(current.blocks, current.first, glossary)
        // A full glossary is emptied, for which all that was read must have been counted.
        let isEnding = glossary.isFull || !isWanted()
        let following = isEnding ? nil : scanned(glossary)
        try await glossary.take(await answers, for: batch)
        (current, next) = (next, following ?? Scanned(blocks: [], first: number, batch: glossary.batch(from: glossary.pending.count)))
      }
    }
  }

  private struct Scanned {
    let blocks: [ScannedBlock]
    let first: Int
    let batch: Glossary.Batch
  }

  private func scanned(_ glossary: Glossary) -> Scanned {
    let (first, begin) = (number, glossary.pending.count)
    return Scanned(blocks: blocks().map { glossary.scan($0) }, first: first, batch: glossary.batch(from: begin))
  }

  /// Counts the words of a portion, whose forms were resolved.
  private func count(_ scanned: [ScannedBlock], _ first: Int, _ glossary: Glossary) async throws(StorageError) -> [[BlockWord]] {
    let single = scanned.map { glossary.words(of: $0) }
    let phrases = try await glossary.phrases(of: scanned, single)
    let words = zip(single, phrases).map { glossary.joined($0, $1) }
    for (offset, block) in scanned.enumerated() { glossary.add(words[offset], of: block, number: first + offset) }
    return words
  }

  private func blocks() -> [TextBlock] {
    var (blocks, bytes): ([TextBlock], Int) = ([], 0)
    while bytes < portion {
      guard let block = ahead.isEmpty ? read() : ahead.removeFirst() else { break }
      blocks.append(block)
      bytes += block.text.utf8.count
    }
    number += blocks.count
    portion = min(Self.largestPortion, portion * 4)
    return blocks
  }

  private func read() -> TextBlock? {
    guard !isAtEnd else { return nil }
    do throws(TextFileError) {
      let block = try reader.next()
      title = reader.title
      isAtEnd = block == nil
      return block
    } catch {
      problem = .text(error)
      isAtEnd = true
      return nil
    }
  }
}

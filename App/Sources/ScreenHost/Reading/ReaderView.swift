import CoreModule
import CorePresentation
import Presentation
import Reading
import TerminalKit

/// Draws a page of a text and the entry of the word under the cursor.
@MainActor
struct ReaderView {
  let state: ReaderState
  let top: TextRow?
  let laidOut: LaidOutBlocks

  func page(in area: ViewArea) -> ReaderPage {
    ReaderPage(blocks: state.blocks, columns: ReaderShape(area.size).text.columns, laidOut: laidOut)
  }

  /// The visible rows.
  func rows(in area: ViewArea) -> [TextRow] {
    let (page, height) = (page(in: area), ReaderShape(area.size).text.rows)
    guard let place = state.text?.place, let cursor = page.row(of: place) else {
      return state.blocks.first.map { page.rows(from: TextRow(block: $0.number, line: 0), count: height) } ?? []
    }
    return page.rows(from: page.top(top, cursor: cursor, height: height), count: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    guard let text = state.text else {
      guard let problem = state.problem else { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
      return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area))
    }
    guard !state.blocks.isEmpty else { return ScreenBody(NoticeLines.notice(ReaderPhrases.noText, area)) }
    let shape = ReaderShape(area.size)
    let page = page(in: area)
    let margin = StyledLine(String(repeating: " ", count: ReaderShape.margin))
    var lines = rows(in: area).map { margin + line($0, of: page, cursor: text.place) }
    lines += Array(repeating: StyledLine(), count: max(0, shape.text.rows - lines.count))
    let entry = entryLines(area.language, columns: shape.entry.columns)
    guard shape.isBeside else {
      guard shape.entry.rows > 0 else { return ScreenBody(lines) }
      let rule = StyledLine(String(repeating: "─", count: area.size.columns), .dim)
      return ScreenBody(lines + [rule] + entry.prefix(shape.entry.rows - 1).map { margin + $0 })
    }
    let width = ReaderShape.margin + shape.text.columns
    return ScreenBody(
      lines.enumerated().map { number, line in
        let divider = line.padded(to: width).appending(" │ ", .dim)
        return entry.indices.contains(number) ? divider + entry[number] : divider
      })
  }

  /// A row with its words in the looks of their standings.
  private func line(_ row: TextRow, of page: ReaderPage, cursor: TextPlace) -> StyledLine {
    guard let block = page.block(row.block), let range = page.range(row) else { return StyledLine() }
    let words = page.words(in: row)
    let plain: Look.Role = block.block.kind == .heading ? .strong : .plain
    let chosen = chosen(in: block, cursor)
    var line = StyledLine()
    var place = range.lowerBound
    func add(upTo end: Int, _ role: Look.Role) {
      guard end > place else { return }
      let piece = StyledLine(block.block.text.bytes(place..<end), role)
      line = line + (chosen.map { $0.lowerBound <= place && end <= $0.upperBound } == true ? piece.selected : piece)
      place = end
    }
    for word in block.words[max(0, words.lowerBound - 1)..<words.upperBound] where word.range.upperBound > place {
      add(upTo: min(word.range.lowerBound, range.upperBound), plain)
      add(upTo: min(word.range.upperBound, range.upperBound), word.standing.role ?? plain)
    }
    add(upTo: range.upperBound, plain)
    return line
  }

  /// The bytes of the word or the phrase under the cursor.
  private func chosen(in block: GlossedBlock, _ cursor: TextPlace) -> Range<Int>? {
    guard block.number == cursor.block, block.words.indices.contains(cursor.word) else { return nil }
    guard let words = state.phrase?.words, block.words.indices.contains(words.upperBound - 1) else { return block.words[cursor.word].range }
    return block.words[words.lowerBound].range.lowerBound..<block.words[words.upperBound - 1].range.upperBound
  }

  /// What is under the cursor, how well it is known, and what it means.
  private func entryLines(_ language: InterfaceLanguage, columns: Int) -> [StyledLine] {
    if let problem = state.problem {
      return StyledLine(Problem(problem).sentence(language), .warning).wrapped(to: columns)
    }
    guard let entry = state.entry, let word = state.word else { return [StyledLine(ReadingScreenPhrases.noWords(language), .dim)] }
    var heading = [StyledLine(entry.headword, .strong)]
    let standing = state.phrase?.standing ?? word.standing
    heading.append(StyledLine(ReaderPhrases.standing(standing)(language), standing.role ?? .plain))
    let partOfSpeech = PartOfSpeechName.of(entry.partOfSpeech)(language)
    if !partOfSpeech.isEmpty { heading.append(StyledLine(partOfSpeech, .dim)) }
    if let rank = entry.rank { heading.append(StyledLine(ReaderPhrases.rank(rank)(language), .dim)) }
    let meaning = Self.meaning(of: entry, language).wrapped(to: columns)
    guard state.phrase == nil, let phrase = state.phraseAtCursor?.word else {
      return [StyledLine().joining(heading, within: columns)] + meaning
    }
    let whole = StyledLine(phrase.headword, .strong) + StyledLine(" — ", .dim) + Self.meaning(of: phrase, language)
    return [StyledLine().joining(heading, within: columns)] + meaning + whole.wrapped(to: columns)
  }

  private static func meaning(of word: TextWord, _ language: InterfaceLanguage) -> StyledLine {
    word.translations.isEmpty
      ? StyledLine(ReaderPhrases.untranslated(language), .dim) : StyledLine(word.translations.joined(separator: ", "))
  }

  /// The title of the text, its languages, how much of it is known and how far it is read.
  func status(_ language: InterfaceLanguage) -> [StyledLine] {
    guard let text = state.text else { return [] }
    return [
      StyledLine(text.name, .strong), StyledLine("\(text.languages.from) → \(text.languages.to)", .dim),
      ReaderPhrases.known(of: text).map { StyledLine($0(language), .dim) },
      StyledLine(ReaderPhrases.progress(text.place, of: state.blockCount)(language), .dim),
    ].compactMap(\.self)
  }
}

extension Standing {
  /// How a word looks in a text; `nil` for one that is like the text around it.
  var role: Look.Role? {
    switch self {
    case .new: .newWord
    case .kept: .keptWord
    case .learning: .learnedWord
    case .known: nil
    case .ignored: .dim
    }
  }
}

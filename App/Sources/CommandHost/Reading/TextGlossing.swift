import CoreModule
import CorePresentation
import Presentation
import Reading
import TerminalKit

/// Glosses texts, one after the other. One that cannot be read does not keep the others from being printed.
@MainActor
struct TextGlossing {
  let request: GlossRequest
  let style: GlossStyle
  let isSeveral: Bool
  let context: Context

  /// Blocks are printed together in pieces of this many bytes, unless somebody watches.
  private static let printedBytes = 1 << 15

  func run(_ texts: [TextInput]) async throws(Problem) -> Outcome {
    var (all, notes, problems): ([VocabularyDocument], [LocalizedText], [Problem]) = ([], [], [])
    var isBegun = false
    for text in texts {
      do throws(Problem) {
        if style == .list {
          let (state, lacks) = try await listed(text)
          all.append(VocabularyDocument(name: text.path, gloss: state))
          notes += lacks + remarks(on: state, text)
        } else {
          guard try await printed(text, isBegun: &isBegun) else { break }
        }
      } catch { problems.append(error) }
    }
    let others = problems.dropFirst().map(\.message)
    guard style == .list else { return Outcome(PageDocument(name: "gloss", page: ""), notes: others, problem: problems.first) }
    if all.isEmpty, let problem = problems.first { throw problem }
    if isSeveral { return Outcome(VocabulariesDocument(all: all), notes: notes + others, problem: problems.first) }
    return Outcome(all[0], notes: notes + others, problem: problems.first)
  }

  /// Reads a text for its words.
  private func listed(_ input: TextInput) async throws(Problem) -> (GlossState, lacks: [LocalizedText]) {
    let text = try input.open(in: context)
    let gloss = context.reading().gloss.build()
    await gloss.begin(text, request)
    if let problem = gloss.state.problem { throw text.problem(problem, of: input) }
    await ProgressLine(context).show({ ReadingPhrases.reading($0) }, during: { await gloss.finish() })
    if let problem = gloss.state.problem { throw text.problem(problem, of: input) }
    guard !text.isEmpty else { throw .emptyText(input.name) }
    return (gloss.state, text.lacks(of: isSeveral ? input.name : nil))
  }

  private func remarks(on state: GlossState, _ input: TextInput) -> [LocalizedText] {
    guard let languages = state.languages else { return [] }
    let recognized = state.isRecognized ? [ReadingPhrases.recognized(languages, of: isSeveral ? input.name : nil)] : []
    let isUntranslated = !state.vocabulary.isEmpty && state.vocabulary.allSatisfy(\.word.translations.isEmpty)
    return recognized + (state.vocabulary.isEmpty && request.top != 0 ? [ReadingPhrases.nothingUnknown] : [])
      + ReadingPhrases.missing(state.foundWords, isUntranslated: isUntranslated, languages)
      + (state.isAbridged ? [ReadingPhrases.isAbridged] : [])
      + (context.session.format == .text ? [ReadingPhrases.summary(state.count)] + unset(state) : [])
  }

  /// Where nothing counts as known, a level leaves out what everybody knows.
  private func unset(_ state: GlossState) -> [LocalizedText] {
    state.count.known == 0 && state.count.words >= Self.fewWords ? [ReadingPhrases.noLevel] : []
  }

  private static let fewWords = 40

  /// Prints a text while it is read.
  ///
  /// - Parameter isBegun: Whether something was printed, which is then divided from this text.
  /// - Returns: Whether standard output is still open.
  private func printed(_ input: TextInput, isBegun: inout Bool) async throws(Problem) -> Bool {
    let text = try input.open(in: context)
    let gloss = context.reading().gloss.build()
    var request = self.request
    // The words are not listed.
    request.top = 0
    await gloss.begin(text, request)
    if let problem = gloss.state.problem { throw text.problem(problem, of: input) }
    if gloss.state.isRecognized, let languages = gloss.state.languages {
      context.remark(ReadingPhrases.recognized(languages, of: isSeveral ? input.name : nil))
    }
    var (waiting, bytes, previous): ([GlossedBlock], Int, TextBlock.Kind?) = ([], 0, isBegun ? .heading : nil)
    let most = context.streams.outputIsTerminal ? 1 : Self.printedBytes
    while let block = await gloss.next() {
      isBegun = true
      waiting.append(block)
      bytes += block.block.text.utf8.count
      guard bytes >= most else { continue }
      guard try context.print(GlossedTextDocument(blocks: waiting, gloss: style, previous: previous), isDialogue: false) else {
        return false
      }
      (waiting, bytes, previous) = ([], 0, block.block.kind)
    }
    if !waiting.isEmpty {
      guard try context.print(GlossedTextDocument(blocks: waiting, gloss: style, previous: previous), isDialogue: false) else {
        return false
      }
    }
    if let problem = gloss.state.problem { throw text.problem(problem, of: input) }
    guard !text.isEmpty else { throw .emptyText(input.name) }
    let missing = gloss.state.languages.map { ReadingPhrases.missing(gloss.state.foundWords, isUntranslated: false, $0) } ?? []
    for remark in text.lacks(of: isSeveral ? input.name : nil) + missing + unset(gloss.state) { context.remark(remark) }
    return true
  }
}

import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

/// Draws the search.
struct SearchView {
  var field = TextField()
  var place = SearchField.all
  var cursor = ListCursor()
  /// For the articles of German nouns.
  var nouns: any NounGenders = NoNounGenders()
  var knowledge: [PracticeWord.ID: WordKnowledge] = [:]
  /// The chosen direction; `nil` while unknown.
  var chosen: Direction?
  private(set) var state = SearchState()
  private var query = SearchText("")
  /// What the results are of.
  private var searched: (text: String, place: SearchField) = ("", .all)

  /// The selectable words: the results, or the suggestions if there are none.
  var choices: [Word] { state.foundNothing ? state.nearMisses : state.words }

  /// Shows the results for `text`. A new search selects the first word.
  mutating func found(_ state: SearchState, _ query: SearchText, for text: String, in place: SearchField) {
    searched = (text, place)
    if query.terms != self.query.terms { cursor = ListCursor() }
    self.state = state
    self.query = query
  }

  /// Whether the typed text is still searched for, or how much was found; `nil` without a search.
  func progress(limit: Int) -> LocalizedText? {
    guard searched == (field.text, place) else { return WordScreenPhrases.searching }
    guard state.isFulfilled, state.problem == nil else { return nil }
    return WordScreenPhrases.found(state.words.count, orMore: state.words.count >= limit)
  }

  func body(in area: ViewArea) -> ScreenBody {
    let place = place(area)
    let label = StyledLine("/ ", .key)
    let columns = max(label.width + 2, area.size.columns - place.width - 1)
    let (input, column) = field.line(after: label, columns: columns)
    let heading = place.width + label.width + 8 > area.size.columns ? input : input.padded(to: columns) + StyledLine(" ") + place
    var rest = area
    let remarks = remarks(area)
    rest.size.rows = max(0, rest.size.rows - 1 - remarks.count)
    return ScreenBody([heading] + remarks + results(rest), cursor: Position(column: column, row: 0))
  }

  /// The line of the first row.
  func top(_ area: ViewArea) -> Int { 1 + remarks(area).count + (state.foundNothing ? nearMissHeading(area).count : 0) }

  /// What only looks like an operator, or is one with a value that cannot be understood.
  private func remarks(_ area: ViewArea) -> [StyledLine] {
    query.remarks(typing: searched.text).flatMap { NoticeLines.notice($0, area, .warning) }
  }

  private func place(_ area: ViewArea) -> StyledLine { StyledLine(WordScreenPhrases.place(place)(area.language), .accent) }

  private func results(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    if !state.isFulfilled { return NoticeLines.notice(WordScreenPhrases.searchStart, area) }
    if state.foundNothing { return nearMisses(area) }
    return WordRowsView(
      words: state.words, cursor: cursor, nouns: nouns, knowledge: knowledge, chosen: chosen, terms: query.terms
    ).lines(area.size)
  }

  private func nearMisses(_ area: ViewArea) -> [StyledLine] {
    let heading = nearMissHeading(area)
    return state.nearMisses.isEmpty
      ? heading : heading + WordRowsView(words: state.nearMisses, cursor: cursor, nouns: nouns, chosen: chosen).lines(area.size)
  }

  private func nearMissHeading(_ area: ViewArea) -> [StyledLine] {
    let nothing = NoticeLines.notice(WordScreenPhrases.nothingFound, area)
    return state.nearMisses.isEmpty ? nothing : nothing + NoticeLines.notice(WordScreenPhrases.nearMisses, area, .strong)
  }
}

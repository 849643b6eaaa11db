import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// Draws a list of words.
struct WordListView {
  let state: WordListState
  let cursor: ListCursor
  let nouns: any NounGenders
  let knowledge: [PracticeWord.ID: WordKnowledge]
  let whenEmpty: EmptyList
  /// The chosen direction; `nil` while unknown.
  let chosen: Direction?

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, state.words.isEmpty { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if state.words.isEmpty { return ScreenBody(whenEmpty.lines(area)) }
    let rows = WordRowsView(words: state.words, cursor: cursor, nouns: nouns, knowledge: knowledge, chosen: chosen)
    return ScreenBody(rows.lines(area.size))
  }
}

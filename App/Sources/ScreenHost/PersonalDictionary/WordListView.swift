import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Draws a list of words.
struct WordListView {
  let state: WordListState
  let cursor: ListCursor
  let nouns: any NounGenders
  let whenEmpty: EmptyList

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, state.words.isEmpty { return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area)) }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    if state.words.isEmpty { return ScreenBody(whenEmpty.lines(area)) }
    return ScreenBody(WordRowsView(words: state.words, cursor: cursor, nouns: nouns).lines(area.size))
  }
}

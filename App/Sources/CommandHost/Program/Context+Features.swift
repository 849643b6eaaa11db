import AppGraph
import ContentKeyboard
import CoreModule
import PersonalDictionary
import Practice
import Reading
import Stemming
import TodoList
import UBCOTranslation
import WordGame

/// The features, which a command uses without leaving for another screen.
extension Context {
  func personalDictionary() -> PersonalDictionaryGraph { graph.personalDictionary(router: ClosureRouter { _ in }).build() }
  func practice() -> PracticeGraph { graph.practice(router: ClosureRouter { _ in }).build() }
  func reading() -> ReadingGraph { graph.reading(router: ClosureRouter { _ in }).build() }
  func todoList() -> TodoListGraph { graph.todoList(router: ClosureRouter { _ in }).build() }
  func contentKeyboard() -> ContentKeyboardGraph { graph.contentKeyboard(router: ClosureRouter { _ in }).build() }
  func ubcoTranslation() -> UBCOTranslationGraph { graph.ubcoTranslation(router: ClosureRouter { _ in }).build() }
  func stemming() -> StemmingGraph { graph.stemming(router: ClosureRouter { _ in }).build() }
  func wordGame() -> WordGameGraph { graph.wordGame(router: ClosureRouter { _ in }).build() }
}

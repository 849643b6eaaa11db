import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// The entry of a word, and what can be done with the word.
@MainActor
enum WordEntryPage {
  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    let entry = context.site.dictionary.dictionaryEntry.build()
    await entry.show(.number(Word.Number(try context.number())))
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw .missingWord }
    let knowledge = await context.site.knowledge(of: [word])[word.practised]
    let view = EntryView(context: context, word: word, state: entry.state, knowledge: knowledge)
    return Page(
      title: LocalizedText(verbatim: word.text),
      body: """
        <h1 lang="\(word.direction.from.code)">\(word.text)</h1><section id="entry" data-live class="entry whole">\(view.body)</section>
        \(WordActions.buttons(word, context))\(WordPractice.forms(word, knowledge, context))
        """,
      tab: .words, assets: Asset.features
    )
  }
}

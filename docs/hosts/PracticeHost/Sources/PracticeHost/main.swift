import CoreModule
import CoreModuleLive
import Practice

struct Host: SessionDependency {
  let (practiceStore, practiceSettings) = (InMemoryPracticeStore() as any PracticeStore, PracticeSettings())
  let practiceWords: any PracticeWords
  let (clock, localTime, random) = (WallClock.system, LocalTime.system, RandomSource.system)
}
let (id, spanish) = (PracticeWord.ID(RandomSource.system.uuid()), PracticeLanguages(from: "es", to: "en"))
let word = PracticeWord(id: id, text: "casa", languages: spanish, translations: ["house"], added: WallClock.system.now())
let host = Host(practiceWords: WordCollection([word]))
let session = SessionBuilder(dependency: host, router: ClosureRouter<PracticeDestination> { print($0) }).build()
await session.start()
if let question = session.state.question { print(question.prompt, question.kind, question.buttons.map(\.grade)) }

import CoreModule
import CoreModuleLive
import Practice

struct Host: SessionDependency {
  let practiceStore: any PracticeStore = InMemoryPracticeStore()
  let practiceWords: any PracticeWords = WordCollection(["casa": "house"], from: "es", to: "en", random: .system, clock: .system)
  let practiceSettings = PracticeSettings()
  let clock = WallClock.system
  let localTime = LocalTime.system
  let random = RandomSource.system
}
let session = SessionBuilder(dependency: Host(), router: ClosureRouter<PracticeDestination> { print($0) }).build()
await session.start()
if let question = session.state.question { print(question.prompt, question.kind, question.buttons.map(\.grade.rawValue)) }

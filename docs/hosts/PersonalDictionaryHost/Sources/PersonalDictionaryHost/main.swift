import CoreDictionary
import CoreModule
import CoreModuleLive
import PersonalDictionary

struct Host: NewWordDependency {
  let wordStore: any WordStore = InMemoryWordStore(clock: .system, random: .system)
  let directionStore: any DirectionStore = InMemoryDirectionStore()
}

let router = ClosureRouter<PersonalDictionaryDestination> { print($0) }
let newWord = NewWordBuilder(lookUp: LookUp(sources: [CoreDictionary()]), dependency: Host(), router: router).build()
await newWord.submit(NewWordRequest(["casa"], from: .spanish, to: .english))
for added in newWord.state.added { print(added.word.text, added.word.translations) }

import AppGraph
import AppLive
import AppServices
import CoreModule
import PersonalDictionary

let app = LiveLaunch(program: "/usr/local/bin/glot").open(LaunchOptions()) { _ in }
let router = ClosureRouter<PersonalDictionaryDestination> { print($0) }
let dictionary = AppGraph(environment: app.environment).personalDictionary(router: router).build()
await dictionary.newWord.build().submit(NewWordRequest(["casa"], from: .spanish, to: .english))
let list = dictionary.mainWordList.build()
await list.load()
for word in list.state.words { print(word.text, word.translations) }
_ = app.finish()

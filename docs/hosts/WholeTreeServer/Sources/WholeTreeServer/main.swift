import AppGraph
import AppLive
import AppServices
import CoreModule
import Hummingbird

let app = LiveLaunch(program: "/usr/local/bin/glot").open(LaunchOptions()) { _ in }
let graph = AppGraph(environment: app.environment)
let routes = Hummingbird.Router().get("words") { @MainActor _, _ in
  let list = graph.personalDictionary(router: ClosureRouter { _ in }).build().mainWordList.build()
  await list.load()
  return list.state.words.map { "\($0.text): \($0.translations.joined(separator: ", "))\n" }.joined()
}
try await Application(router: routes, configuration: .init(address: .hostname("127.0.0.1", port: 7482))).runService()
_ = app.finish()

import CoreModule
import CoreModuleLive
import Hummingbird
import UBCOTranslation

struct Host: TranslatorDependency {
  let historyStore: any HistoryStore = InMemoryHistoryStore(clock: .system)
}
let builder = TranslatorBuilder(dependency: Host(), router: ClosureRouter { _ in })
let routes = Hummingbird.Router().post("translations") { @MainActor request, _ in
  let translator = builder.build()
  translator.translate(String(buffer: try await request.body.collect(upTo: 1 << 20)))
  return translator.state.output
}
try await Application(router: routes, configuration: .init(address: .hostname("127.0.0.1", port: 7481))).runService()

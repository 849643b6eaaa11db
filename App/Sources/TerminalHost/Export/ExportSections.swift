import AppGraph
import CoreModule

/// Every feature's part of the file of everything, and what makes their changes one.
@MainActor
struct ExportSections {
  let all: [any ExportSection]
  let changeGroup: any ChangeGroup

  init(_ context: Context) {
    let graph = context.graph()
    let dictionary = graph.personalDictionary(router: HintRouter()).build()
    all = [WordsSection(dictionary: dictionary), DirectionSection(dictionary: dictionary)]
    changeGroup = graph.changeGroup
  }
}

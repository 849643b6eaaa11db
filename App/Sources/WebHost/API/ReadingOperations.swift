import AppGraph
import CoreModule
import CorePresentation
import Hummingbird
import Presentation
import Reading

/// The texts that are read, and how many words of a language are known, as `glot read` and `level list`.
@MainActor
enum ReadingOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/texts", summary: LocalizedText(en: "The texts that are read.", ru: "Тексты, которые вы читаете."),
      answer: .list(.record(.readText))
    ) { request async throws(Problem) in
      let texts = request.site.reading.texts.build()
      await texts.load()
      if let problem = texts.state.problem { throw Problem(problem) }
      return ReadTextsDocument(texts: (texts.state.texts ?? []).enumerated().map { (number: $0 + 1, text: $1) }).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/levels",
      summary: LocalizedText(en: "How many words of each language are known.", ru: "Сколько слов каждого языка известно."),
      answer: .list(.record(.level))
    ) { request async throws(Problem) in
      let level = request.site.reading.level.build()
      await level.load()
      if let problem = level.state.problem { throw Problem(problem) }
      return LevelsDocument(levels: level.state.levels ?? []).json(request.localTime)
    },
  ]
}

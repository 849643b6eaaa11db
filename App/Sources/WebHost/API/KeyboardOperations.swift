import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Hummingbird
import Presentation

/// The content keyboard, as `glot keys`.
@MainActor
enum KeyboardOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/keys", summary: LocalizedText(en: "The buttons of the board.", ru: "Кнопки доски."),
      answer: .list(.record(.button))
    ) { request async throws(Problem) in
      ButtonsDocument(buttons: try await request.keyboard { await $0.load() }.buttons).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/keys/{button}", summary: LocalizedText(en: "The pieces of a button.", ru: "Тексты кнопки."),
      answer: .list(.record(.piece))
    ) { request async throws(Problem) in
      let listed = try await request.keyboard { await $0.list([request.button]) }.listed
      return ListedPiecesDocument(listed: listed, buttons: []).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/keys/{button}/next",
      summary: LocalizedText(en: "The piece that a button gives next.", ru: "Текст, который кнопка выдаст следующим."),
      answer: .list(.record(.piece))
    ) { request async throws(Problem) in
      PiecesDocument(pieces: try await request.keyboard { await $0.peek([request.button]) }.pieces).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/pieces",
      summary: LocalizedText(en: "The pieces that contain a text.", ru: "Тексты кнопок, в которых есть искомое."),
      query: [.required("query", .word)], answer: .list(.record(.piece))
    ) { request async throws(Problem) in
      FoundPiecesDocument(pieces: try await request.keyboard { await $0.find(request.text("query") ?? "") }.pieces).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/board", summary: LocalizedText(en: "Where the board comes from.", ru: "Откуда взята доска."),
      answer: .record(.board)
    ) { request async throws(Problem) in
      let source = request.site.contentKeyboard.source.build()
      await source.load()
      if let problem = source.state.problem { throw Problem(problem, in: request.language) }
      return BoardSourceDocument(state: source.state, now: request.now).json(request.localTime)
    },
    APIOperation(
      method: .post, path: "/api/keys/{button}",
      summary: LocalizedText(en: "Gives the next piece of a button.", ru: "Выдаёт следующий текст кнопки."), answer: .list(.record(.piece))
    ) { request async throws(Problem) in
      PiecesDocument(pieces: try await request.keyboard { await $0.press([request.button]) }.pieces).json(request.localTime)
    },
  ]
}

extension APIRequest {
  /// The button in the path.
  fileprivate var button: String { text("button") ?? "" }

  /// The state of the keyboard after an intent, unless there was a problem.
  fileprivate func keyboard(_ intent: @MainActor (KeyboardViewModel) async -> Void) async throws(Problem) -> KeyboardState {
    let keyboard = site.contentKeyboard.keyboard.build()
    await intent(keyboard)
    if let problem = keyboard.state.problem { throw Problem(problem, in: language) }
    return keyboard.state
  }
}

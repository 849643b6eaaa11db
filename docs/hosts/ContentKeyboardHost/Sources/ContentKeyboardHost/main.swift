import ContentKeyboard
import CoreModuleLive

struct PhrasebookSource: ContentSource {
  func board() async throws(ContentSourceError) -> Board {
    Board([BoardButton(id: "1", caption: "greetings", pieces: ["buenos días", "¿qué tal?"])])
  }
}

let store = InMemoryBoardStore(try await PhrasebookSource().board(), clock: .system)
for _ in 1...2 {
  for piece in try await store.putOut([.next(id: "1", .perButton)]) { print(piece.text) }
}

import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Lets the user edit the board as text.
@MainActor
struct BoardDraft {
  let editor: BoardEditorViewModel

  func edit(in context: Context) async throws(Problem) -> Outcome {
    let program = try TextEditor(in: context, page: "keys edit")
    await editor.load()
    if let problem = editor.state.problem { throw Problem(problem, in: context.session.language) }
    let before = BoardText.document(editor.state.board ?? Board())
    return try await program.edit(before, as: "board.json", limit: BoardReader.maximumBytes) { bytes throws(Problem) in
      guard bytes != Array(before.utf8) else { return Outcome(ButtonsDocument(buttons: []), notes: [KeyboardPhrases.nothingChanged]) }
      await editor.replace(with: bytes)
      guard case .faults(let faults)? = editor.state.problem else { return try editor.outcome(in: context) }
      let name = LocalizedText(en: "The draft", ru: "Черновик")
      var outcome = Outcome.faults(faults, in: name, language: context.session.language)
      outcome.problem?.hint = KeyboardPhrases.draft
      return outcome
    }
  }
}

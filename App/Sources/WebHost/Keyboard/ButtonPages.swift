import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// Making, changing and deleting a button of the board.
@MainActor
enum ButtonPages {
  static func shown(_ context: PageContext) async throws(Problem) -> Page {
    ButtonForm(context: context, button: try await button(context)).page()
  }

  static func add(_ context: PageContext) async throws(Problem) -> Answer {
    let (editor, form) = (context.site.contentKeyboard.editor.build(), ButtonForm(context: context, button: nil))
    await editor.addButton(id: nil, caption: form.caption, pieces: form.pieces, at: nil)
    if let problem = editor.state.problem { return .page(form.page(Problem(problem, in: context.language))) }
    let name = editor.state.changed.first?.name ?? form.caption
    say(LocalizedText(en: "Added “\(name)”.", ru: "Добавлено: «\(name)»."), editor.state, context)
    return .goTo("/keyboard")
  }

  static func save(_ context: PageContext) async throws(Problem) -> Answer {
    let button = try await button(context)
    let (editor, form) = (context.site.contentKeyboard.editor.build(), ButtonForm(context: context, button: button))
    // The form tells which version of the button it was made from, so that nobody's change is overwritten unseen.
    await editor.setButton(
      BoardButton(id: button.id, caption: form.caption, pieces: form.pieces),
      seen: TextMark(rawValue: Int64(context.fields["updated"]) ?? 0))
    switch editor.state.problem {
    case .edit(.changedMeanwhile(let now))?: return .page(form.page(.changedMeanwhile(now.name)))
    case let problem?: return .page(form.page(Problem(problem, in: context.language)))
    case nil: break
    }
    let name = button.state.name
    say(LocalizedText(en: "Changed “\(name)”.", ru: "Изменено: «\(name)»."), editor.state, context)
    return .goTo("/keyboard")
  }

  static func delete(_ context: PageContext) async throws(Problem) -> Answer {
    let button = try await button(context)
    let editor = context.site.contentKeyboard.editor.build()
    await editor.deleteButtons([button.id])
    if let problem = editor.state.problem { throw Problem(problem, in: context.language) }
    let name = button.state.name
    say(LocalizedText(en: "Deleted “\(name)”.", ru: "Удалено: «\(name)»."), editor.state, context)
    if context.session.piece?.id == button.id { context.session.piece = nil }
    return .goTo("/keyboard")
  }

  private static func button(_ context: PageContext) async throws(Problem) -> BoardButton {
    let (editor, id) = (context.site.contentKeyboard.editor.build(), context.fields["button"])
    await editor.load()
    if let problem = editor.state.problem { throw Problem(problem, in: context.language) }
    guard let button = editor.state.board?.buttons.first(where: { $0.id == id }) else {
      throw Problem(.noSuchButtons([id]), in: context.language)
    }
    return button
  }

  /// Says what was done, and when the board is the user's own from now on.
  private static func say(_ done: LocalizedText, _ state: BoardEditorState, _ context: PageContext) {
    let texts = [done] + [state.takenOver.map { KeyboardPhrases.takenOver($0, undoneBy: nil) }].compactMap(\.self)
    context.session.say(
      LocalizedText(en: texts.map { $0(.english) }.joined(separator: " "), ru: texts.map { $0(.russian) }.joined(separator: " ")),
      isChange: true)
  }
}

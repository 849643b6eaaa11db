import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The fields of a button: as it is, or as they were typed.
@MainActor
struct ButtonForm {
  let context: PageContext
  /// The button as it is stored; `nil` for a new one.
  let button: BoardButton?

  /// The most texts that have fields. Those of a longer button stay as they are, and others can be added.
  private static let most = 500
  private static let empty = 3

  private var isTyped: Bool { context.fields.has("caption") }
  private var hasFields: Bool { (button?.pieces.count ?? 0) <= Self.most }

  var caption: String { isTyped ? context.fields["caption"].trimmed : button?.caption ?? "" }

  /// The texts of the fields that are not empty.
  var pieces: [String] {
    let typed = context.fields.values(after: "piece.").sorted { (Int($0.0) ?? 0) < (Int($1.0) ?? 0) }.map(\.1).filter { !$0.isBlank }
    return (hasFields ? [] : button?.pieces ?? []) + typed
  }

  func page(_ problem: Problem? = nil) -> Page {
    let title =
      button.map { LocalizedText(en: "Edit “\($0.state.name)”", ru: "Изменить «\($0.state.name)»") }
      ?? LocalizedText(en: "New button", ru: "Новая кнопка")
    let action: HTML = button == nil ? "/keyboard/new" : "/keyboard/edit"
    return Page(
      title: title,
      body: """
        <h1>\(context(title))</h1><form method="post" action="\(action)" class="edit">\(context.formToken)\(identity)\
        <label for="caption">\(context(en: "Caption", ru: "Надпись"))</label><input id="caption" name="caption" value="\(caption)" maxlength="500">
        \(rows)
        <p class="dim">\(context(hasFields ? Self.deleting : Self.long))</p>
        <div class="actions"><button class="main">\(context(en: "Save", ru: "Сохранить"))</button>\
        <a class="button" href="/keyboard" data-discard data-back>\(context(en: "Cancel", ru: "Отмена"))</a></div></form>\(problem?.code == Problem.changedMeanwhile("").code ? stored : nil)\(deletion)
        """,
      tab: .keyboard, problem: problem, assets: Asset.features
    )
  }

  private var identity: HTML? {
    button.map { button in
      """
      <input type="hidden" name="button" value="\(button.id)"><input type="hidden" name="updated" value="\(TextMark(button).rawValue)">
      """
    }
  }

  private var rows: [HTML] {
    let shown = isTyped ? Array(pieces.dropFirst(hasFields ? 0 : button?.pieces.count ?? 0)) : hasFields ? button?.pieces ?? [] : []
    return (shown + Array(repeating: "", count: Self.empty)).enumerated().map { index, piece in
      let number = index + 1
      let label = context(en: "Piece \(number)", ru: "Текст \(number)")
      return """
        <label for="piece-\(number)">\(label)</label><textarea id="piece-\(number)" name="piece.\(number)" rows="1">\n\(piece)</textarea>
        """
    }
  }

  /// What somebody else has stored meanwhile.
  private var stored: HTML? {
    button.map { button in
      """
      <section><h2>\(context(en: "What is stored now", ru: "Что сохранено сейчас"))</h2><p>\(button.state.name)</p>
      <ol>\(button.pieces.prefix(Self.most).map { piece -> HTML in "<li class=\"output\">\(piece)</li>" })</ol></section>
      """
    }
  }

  private static let deleting = LocalizedText(
    en: "A piece whose field is emptied is deleted.", ru: "Текст, поле которого очищено, удаляется.")
  private static let long = LocalizedText(
    en: "The button has more than \(most) pieces. They stay as they are; “glot keys edit” changes them.",
    ru: "У кнопки больше \(most) текстов. Они остаются как есть; изменить их можно командой «glot keys edit».")

  private var deletion: HTML? {
    button.map { button in
      """
      <form method="post" action="/keyboard/delete">\(context.formToken)<input type="hidden" name="button" value="\(button.id)">\
      <button class="bad" data-key="d">\(context(en: "Delete the button", ru: "Удалить кнопку"))</button></form>
      """
    }
  }
}

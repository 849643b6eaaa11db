import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

@MainActor
struct WordInEditor {
  let selector: WordSelector

  private static let maximumBytes = 4 << 20

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = try TextEditor(in: context, page: "edit")
    let dictionary = context.personalDictionary()
    let entry = dictionary.dictionaryEntry.build()
    await entry.show(selector)
    if let problem = entry.state.problem { throw Problem(problem) }
    guard let word = entry.state.word else { throw Problem(.noSuchWords([selector])) }
    let text = WordText(word: word)
    return try await editor.edit(text.text(context.session.language), as: "word.txt", limit: Self.maximumBytes) { bytes throws(Problem) in
      let edit = try Self.edit(text, bytes)
      guard !edit.isEmpty else { return Outcome(await context.list([word]), notes: [Self.unchanged]) }
      let model = dictionary.wordEditor.build()
      await model.save(edit, to: .number(word.number))
      if let problem = model.state.problem { throw Problem(problem) }
      return Outcome(await context.list([model.state.word].compactMap(\.self)))
    }
  }

  private static func edit(_ text: WordText, _ bytes: [UInt8]) throws(Problem) -> WordEdit {
    guard let written = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(draft, line: 1) }
    switch text.edit(of: written) {
    case .success(let edit): return edit
    case .failure(let faults): throw Self.wrong(faults)
    }
  }

  private static let draft = LocalizedText(en: "The draft", ru: "Черновик")
  private static let unchanged = LocalizedText(en: "Nothing was changed.", ru: "Ничего не изменено.")

  private static func wrong(_ faults: WordText.Faults) -> Problem {
    let english = faults.lines.map { "line \($0.number): \($0.fault.message(.english))" }.joined(separator: " ")
    let russian = faults.lines.map { "строка \($0.number): \($0.fault.message(.russian))" }.joined(separator: " ")
    return Problem(.badData, "bad_records", LocalizedText(en: english, ru: russian), hint: unchanged)
  }
}

import AppServices
import CoreModule
import CorePresentation
import Presentation

@MainActor
struct TextEditor {
  private let command: String
  private let context: Context

  /// - Parameter page: The help page that the advice names.
  init(in context: Context, page: String) throws(Problem) {
    let variables = context.launch.variables
    guard let command = [variables["VISUAL"], variables["EDITOR"]].compactMap(\.self).first(where: { !$0.isEmpty }) else {
      throw .usage(
        en: ("There is no editor: $VISUAL and $EDITOR are not set.", "Set one of them, or say what to change; see “glot help \(page)”."),
        ru: (
          "Редактор не задан: нет ни $VISUAL, ни $EDITOR.",
          "Задайте одну из этих переменных или укажите изменения; см. «glot help \(page)»."
        )
      )
    }
    self.command = command
    self.context = context
  }

  /// Opens `text` in the editor and passes the result to `keep`. The draft is deleted when that succeeds; otherwise the user is told where
  /// it is.
  ///
  /// - Parameter name: The file name of the draft, which tells the editor the type of text.
  func edit(
    _ text: String, as name: String, limit: Int, keep: ([UInt8]) async throws(Problem) -> Outcome
  ) async throws(Problem) -> Outcome {
    let variables = context.launch.variables
    let draft = try Draft(text, name: name, in: variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
    let files = context.launch.files(context.options)
    var written: [UInt8]?
    do throws(Problem) {
      let status = TerminalProgram(command, [draft.path], variables: variables)?.end() ?? 127
      do throws(UserFileError) { written = try files.read(draft.path, limit: limit) } catch { throw .reading(error) }
      guard let written, status == 0 else { throw failed(status) }
      var outcome = try await keep(written)
      guard let problem = outcome.problem else {
        draft.remove()
        return outcome
      }
      outcome.problem = problem.mentioning(draft)
      return outcome
    } catch {
      guard draft.exists, written != Array(text.utf8) else {
        draft.remove()
        throw error
      }
      throw error.mentioning(draft)
    }
  }

  private func failed(_ status: Int32) -> Problem {
    Problem(
      .nothingFound, "editor_failed",
      en: ("The editor “\(command.visible)” ended with status \(status).", "Nothing was changed."),
      ru: ("Редактор «\(command.visible)» завершился с кодом \(status).", "Ничего не изменено.")
    )
  }
}

extension Problem {
  /// Adds where the draft is.
  fileprivate func mentioning(_ draft: Draft) -> Problem {
    var problem = self
    let before = hint.map { ($0(.english) + " ", $0(.russian) + " ") } ?? ("", "")
    problem.hint = LocalizedText(
      en: before.0 + "What you wrote is in \(draft.path.visible).", ru: before.1 + "Ваш текст сохранён в \(draft.path.visible)."
    )
    return problem
  }
}

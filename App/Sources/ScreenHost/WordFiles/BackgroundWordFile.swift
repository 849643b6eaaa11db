import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

extension BackgroundWordFile {
  /// Opens the file at a path that the user has typed.
  convenience init(_ path: String, _ access: ProgramAccess, _ openers: WordFileOpeners) async throws(Problem) {
    try await self.init { () throws(Problem) in
      guard !access.files.mayBeEndless(path) else { throw .noFileToImport(path) }
      let input = try WordFileInput(path, of: access.files)
      guard !input.isExportFile else { throw .exportFile(path) }
      return try input.recognised(WordFileOptions(), openers, access.absolutePath)
    }
  }
}

extension Problem {
  fileprivate static func noFileToImport(_ path: String) -> Problem {
    Problem(
      .noInput, "not_a_file",
      en: ("\(path) is a pipe or a device.", "Name a file."),
      ru: ("\(path): это канал или устройство.", "Укажите файл.")
    )
  }

  fileprivate static func exportFile(_ path: String) -> Problem {
    Problem(
      .usage, "file_of_everything",
      en: ("\(path) is a full export of glot, or not a list of words.", "Import it with the command “glot import”."),
      ru: ("\(path): это файл со всеми данными glot или не список слов.", "Импортируйте его командой «glot import».")
    )
  }
}

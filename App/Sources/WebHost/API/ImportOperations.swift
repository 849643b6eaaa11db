import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Hummingbird
import PersonalDictionary
import Presentation

/// The import of words, as `glot import`.
@MainActor
enum ImportOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .post, path: "/api/import",
      summary: LocalizedText(
        en:
          "Imports words, or all data from an export, as one change. The content is that of a file in UTF-8, whose name tells its format.",
        ru:
          "Импортирует слова или все данные из экспорта одним изменением. «content» — текст файла в UTF-8, по имени определяется формат."),
      body: [
        .required("content", .text(1...(1 << 20))), .optional("name", .word), .optional("from", .language), .optional("to", .language),
        .optional("dry_run", .flag),
      ],
      answer: .record(.importReport)
    ) { request async throws(Problem) in
      let (from, to) = try request.languages()
      let file: UploadedFile
      do throws(UserFileError) {
        file = try UploadedFile(name: request.text("name") ?? "import", request.site.files)
        try file.write(Array((request.text("content") ?? "").utf8))
      } catch { throw Refusal.noSpace.problem }
      let trial = FileTrial(file)
      try await trial.look(from: from, to: to, request.site)
      if !request.flag("dry_run") { try await trial.importFile(request.site) }
      guard let report = trial.report else { throw Refusal.failed.problem }
      return report.document(request.language).json(request.localTime)
    }
  ]
}

extension FileTrial.Report {
  fileprivate func document(_ language: InterfaceLanguage) -> ImportReport {
    switch self {
    case .words(let state, _): ImportReport(state, language: language)
    case .everything(let file): ImportReport(file, language: language)
    }
  }
}

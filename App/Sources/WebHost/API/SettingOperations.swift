import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Hummingbird
import PersonalDictionary
import Presentation

/// The settings and the stored data, as `glot config`, `lang`, `source list`, `restore` and `export --all`.
@MainActor
enum SettingOperations {
  nonisolated static let all: [APIOperation] = [
    APIOperation(
      method: .get, path: "/api/settings", summary: LocalizedText(en: "The settings.", ru: "Настройки."), answer: .object
    ) { request async throws(Problem) in
      SettingValuesDocument(SettingKey.allCases, try request.site.settings()).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/direction",
      summary: LocalizedText(en: "The languages of new words.", ru: "Языки новых слов."), answer: .record(.direction)
    ) { request async throws(Problem) in
      let picker = request.site.dictionary.langPicker.build { _ in }
      await picker.load()
      if let problem = picker.state.problem { throw Problem(problem) }
      return picker.state.direction.json
    },
    APIOperation(
      method: .get, path: "/api/sources", summary: LocalizedText(en: "The dictionaries, in their order.", ru: "Словари по порядку."),
      answer: .list(.record(.source))
    ) { request async throws(Problem) in
      let sources = request.site.dictionary.sources.build()
      await sources.load(countingHeadwords: true)
      if let problem = sources.state.problem { throw Problem(problem) }
      return SourcesDocument(sources: sources.state.sources).json(request.localTime)
    },
    APIOperation(
      method: .get, path: "/api/backups",
      summary: LocalizedText(en: "The backups, the newest first.", ru: "Резервные копии, начиная с новой."),
      answer: .record(.backups)
    ) { request async throws(Problem) in
      do throws(BackupError) {
        return BackupsDocument(backups: try await request.site.graph.backups.backups(), isList: true).json(request.localTime)
      } catch { throw Problem(error) }
    },
    APIOperation(
      method: .get, path: "/api/export",
      summary: LocalizedText(
        en: "Everything that glot keeps, to be imported elsewhere.", ru: "Всё, что хранит glot, для импорта в другом месте."),
      answer: .object
    ) { request async throws(Problem) in
      var text = ExportText(at: request.now)
      for section in ExportSections(request.site.graph).all { text.add(try await section.export(), named: section.name) }
      guard let document = JSON(document: Array(text.whole.utf8)) else { throw Refusal.failed.problem }
      return document
    },
  ]
}

import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Imports a file of everything: first shows what it would change, then imports it as one undo step.
@MainActor
final class FullImportScreen: Screen {
  private weak var navigator: Navigator?
  private let disk = DiskWork(inBackground: true)
  private var path = PathField()
  private var problem: Problem?
  /// What a trial run found; `nil` before it.
  private var trial: ImportedFile?
  private(set) var isBusy = false

  /// The maximum size of an export file.
  nonisolated private static let maximumBytes = 1 << 30

  init(navigator: Navigator) { self.navigator = navigator }

  let title = ProgramScreenPhrases.importEverything
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool {
    guard !isBusy, path.type(key) else { return false }
    (trial, problem) = (nil, nil)
    return true
  }

  func body(in area: ViewArea) -> ScreenBody {
    path.body(in: area) { area in
      if isBusy { return NoticeLines.notice(ImportScreenPhrases.reading, area) }
      if let problem { return NoticeLines.notice(problem.sentence, area, .warning) }
      guard let trial else { return NoticeLines.notice(ProgramScreenPhrases.importMeans, area) }
      return NoticeLines.notice(Self.counts(trial), area, .strong) + NoticeLines.notice(ProgramScreenPhrases.importReady, area)
    }
  }

  private static func counts(_ file: ImportedFile) -> LocalizedText {
    ProgramScreenPhrases.counts(new: file.counts.new, merged: file.counts.merged, skipped: file.counts.skipped, bad: file.bad.count)
  }

  var actions: [ScreenAction] {
    guard !isBusy else { return [] }
    let name =
      trial == nil
      ? ActionWords(en: ("preview", "preview the file"), ru: ("просмотр", "просмотреть файл"))
      : ActionWords(en: ("import", "import the file"), ru: ("импортировать", "импортировать файл"))
    return [
      ScreenAction([.enter], name) { [weak self] in self?.run() },
      ScreenAction.completing(\.path, of: self, on: navigator),
    ]
  }

  private func run() {
    guard let navigator, !isBusy, !path.text.isBlank else { return }
    let (path, isTrial) = (navigator.access.path(path.text.trimmed), trial == nil)
    isBusy = true
    navigator.perform { [self] in
      do throws(Problem) {
        let result = try await read(path, into: navigator).run(isTrial: isTrial, isStrict: false)
        if isTrial { trial = result } else { finish(result) }
      } catch { problem = error }
      isBusy = false
    }
  }

  private func finish(_ result: ImportedFile) {
    navigator?.say(ProgramScreenPhrases.imported)
    navigator?.say(Self.counts(result))
    navigator?.pop(self)
  }

  private func read(_ path: String, into navigator: Navigator) async throws(Problem) -> FileImport {
    let files = navigator.access.files
    let bytes = try await disk { () throws(Problem) in
      try WordFileInput(path, of: files).bytes(limit: Self.maximumBytes)
    }
    let name = LocalizedText(verbatim: path)
    return try FileImport(try ExportFile(bytes, named: name), into: ExportSections(navigator.graph), named: name)
  }
}

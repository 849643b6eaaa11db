import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Exports the words, or everything, to a file.
@MainActor
final class ExportScreen: Screen {
  private weak var navigator: Navigator?
  private let disk = DiskWork(inBackground: true)
  private var path: PathField
  private var hasEverything = false
  private var problem: Problem?
  private var isWriting = false

  init(_ path: String = "", navigator: Navigator) {
    self.path = PathField(path)
    self.navigator = navigator
  }

  let title = ProgramScreenPhrases.export
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool { path.type(key) }

  func body(in area: ViewArea) -> ScreenBody {
    path.body(in: area) { area in
      let what = hasEverything ? ProgramScreenPhrases.exportsEverything : ProgramScreenPhrases.exportsWords
      let means = hasEverything ? ProgramScreenPhrases.exportEverythingMeans : ProgramScreenPhrases.exportWordsMeans
      let notice = problem.map { NoticeLines.notice($0.sentence, area, .warning) } ?? NoticeLines.notice(means, area)
      return [StyledLine(what(area.language), .accent)] + notice
    }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], en: ("export", "write the file"), ru: ("экспорт", "записать файл")) { [weak self] in self?.export() },
      ScreenAction(
        [.control("t")], en: ("what", "export the words, or everything"), ru: ("что", "экспортировать слова или всё")
      ) { [weak self] in self?.hasEverything.toggle() },
      ScreenAction.completing(\.path, of: self, on: navigator),
    ]
  }

  private func export() {
    guard let navigator, !isWriting, !path.text.isBlank else { return }
    let path = navigator.access.path(path.text.trimmed)
    isWriting = true
    navigator.perform { [self] in
      do throws(Problem) {
        let (text, counts) = hasEverything ? try await everything() : try await words(for: path)
        try await write(text, to: path)
        navigator.say(ProgramScreenPhrases.exported(path, counts))
        navigator.pop(self)
      } catch { problem = error }
      isWriting = false
    }
  }

  private func write(_ text: String, to path: String) async throws(Problem) {
    guard let files = navigator?.access.files else { return }
    do throws(UserFileError) {
      try await disk { () throws(UserFileError) in try files.write(text, to: path) }
    } catch { throw .writing(error) }
  }

  private func everything() async throws(Problem) -> (String, [LocalizedText]) {
    guard let navigator else { return ("", []) }
    var text = ExportText(at: navigator.clock.now())
    for section in ExportSections(navigator.graph).all { text.add(try await section.export(), named: section.name) }
    let counts = text.counts.filter { $0.count > 0 }.map { $0.noun($0.count) }
    return (text.whole, counts.isEmpty ? [WordPhrases.word(0)] : counts)
  }

  private func words(for path: String) async throws(Problem) -> (String, [LocalizedText]) {
    guard let navigator else { return ("", []) }
    guard let format = WordFileFormat(fileName: path), format.isWritable else { throw ProgramScreenPhrases.unknownFormat(path) }
    let list = navigator.dictionary.mainWordList.build()
    await list.load { $0.order = .oldest }
    if let problem = list.state.problem { throw Problem(problem) }
    let words = list.state.words
    return (WordFileText.of(words, in: format) ?? JSONWords(words, navigator.localTime).text, [WordPhrases.word(words.count)])
  }
}

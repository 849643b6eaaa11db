import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// A file that was sent: what is in it, and whether it was imported.
@MainActor
final class FileTrial {
  enum Report {
    case words(ImportState, WordFileFormat?)
    /// A file of all data.
    case everything(ImportedFile)
  }

  private let sent: UploadedFile
  /// The file in an encoding that readers recognise.
  private var file: UploadedFile
  /// The languages of what names none, if the user has chosen them.
  private(set) var from: Language?
  private(set) var to: Language?
  /// The encoding, if the user has chosen it.
  private(set) var encoding: TextEncoding?
  private(set) var report: Report?
  private(set) var isImported = false

  init(_ sent: UploadedFile) { (self.sent, file) = (sent, sent) }

  var name: LocalizedText { LocalizedText(verbatim: DisplayWidth.cut(file.name.visibleLine, to: 80)) }

  /// Tells what would become of the file.
  func look(from: Language?, to: Language?, encoding: TextEncoding? = nil, _ site: Site) async throws(Problem) {
    if let from, from == to { throw .sameLanguages(from) }
    (self.from, self.to, self.encoding) = (from, to, encoding)
    if let encoding { file = try await sent.recoded(from: encoding, site.files) } else { file = sent }
    report = try await read(isTrial: true, site)
  }

  /// Imports the file.
  func importFile(_ site: Site) async throws(Problem) {
    guard !isImported else { return }
    report = try await read(isTrial: false, site)
    isImported = true
  }

  private func read(isTrial: Bool, _ site: Site) async throws(Problem) -> Report {
    let (path, name, files, from, to) = (file.path, name, site.files, from, to)
    let stream: any ByteStream
    do throws(UserFileError) { stream = try files.stream(path) } catch { throw .reading(error) }
    let input = try WordFileInput(stream, named: name, path: path, files)
    if input.isExportFile {
      let whole = try ExportFile(try input.bytes(limit: FileForm.largestFile), named: name)
      let reading = try FileImport(whole, into: ExportSections(site.graph), named: name)
      return .everything(try await reading.run(isTrial: isTrial, isStrict: false))
    }
    let openers = WordFileOpeners(site.graph)
    let words = try await BackgroundWordFile { () throws(Problem) in
      let stream: any ByteStream
      do throws(UserFileError) { stream = try files.stream(path) } catch { throw .reading(error) }
      return try WordFileInput(stream, named: name, path: path, files).recognised(
        WordFileOptions(from: from, to: to), openers
      ) { $0 }
    }
    let model = site.dictionary.wordImport.build()
    await model.run(ImportRequest(from: from, to: to, isTrial: isTrial), from: words)
    if let problem = model.state.problem { throw Problem(problem, in: name) }
    return .words(model.state, words.format)
  }
}

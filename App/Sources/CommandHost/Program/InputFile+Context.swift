import AppServices
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

extension InputFile {
  static let maximumBytes = 1 << 30

  /// Reads `file`, or standard input if it is missing or `-`, but never from a terminal.
  @MainActor
  init(_ file: String?, in context: Context, example: String) throws(Problem) {
    if let file, file != "-" || context.literalCount > 0 {
      do throws(UserFileError) {
        let bytes = try context.launch.files(context.options).read(file, limit: Self.maximumBytes)
        self.init(bytes: bytes, name: LocalizedText(verbatim: file))
      } catch { throw .reading(error) }
      return
    }
    guard !context.streams.inputIsTerminal else { throw .missingFile(example: example) }
    let name = LocalizedText.standardInput
    let read: [UInt8]?
    do throws(Streams.Failure) { read = try context.streams.readAll(limit: Self.maximumBytes) } catch { throw .unreadableInput(error) }
    guard let read else { throw .tooLarge(name, limit: Self.maximumBytes) }
    self.init(bytes: read, name: name)
  }
}

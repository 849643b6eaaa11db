import AppServices
import CoreModule

/// The input of a command: a file or standard input.
struct InputFile {
  let bytes: [UInt8]
  /// The name for messages.
  let name: LocalizedText

  static let maximumBytes = 1 << 30

  /// Reads `file`, or standard input if it is missing or `-`, but never from a terminal.
  @MainActor
  init(_ file: String?, in context: Context, example: String) throws(Problem) {
    if let file, file != "-" || context.literalCount > 0 {
      do throws(UserFileError) {
        bytes = try context.launch.files(context.options).read(file, limit: Self.maximumBytes)
      } catch { throw .reading(error) }
      name = LocalizedText(verbatim: file)
      return
    }
    guard !context.streams.inputIsTerminal else {
      throw .usage(
        LocalizedText(en: "No file is given.", ru: "Не указан файл."),
        hint: LocalizedText(en: "Write it as in “\(example)”.", ru: "Напишите, например, «\(example)».")
      )
    }
    name = LocalizedText(en: "Standard input", ru: "Стандартный ввод")
    let read: [UInt8]?
    do throws(Streams.Failure) { read = try context.streams.readAll(limit: Self.maximumBytes) } catch { throw .unreadableInput(error) }
    guard let read else { throw .tooLarge(name, limit: Self.maximumBytes) }
    bytes = read
  }

  private var content: ArraySlice<UInt8> { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...] }

  /// The text with invalid lines emptied, and the numbers of these lines.
  func readableText() -> (text: String, unreadable: [Int]) {
    if let text = String(validating: content, as: UTF8.self) { return (text, []) }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(validating: $0, as: UTF8.self) }
    return (lines.map { $0 ?? "" }.joined(separator: "\n"), lines.indices.filter { lines[$0] == nil }.map { $0 + 1 })
  }

  /// The text without a byte order mark.
  func text() throws(Problem) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .notUTF8(name, line: line + 1)
  }
}

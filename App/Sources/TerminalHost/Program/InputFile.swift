import AppGraph
import CoreModule

/// What a command reads: the file that the user names, or standard input.
struct InputFile {
  let bytes: [UInt8]
  /// What it is called in a sentence.
  let name: LocalizedText

  /// The most that is read.
  static let maximumBytes = 1 << 30

  /// Reads `file`; standard input where it is missing or `-`, but never a terminal.
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

  /// The text that the bytes are, with nothing in the lines that are none, and the numbers of those lines.
  func readableText() -> (text: String, unreadable: [Int]) {
    if let text = String(validating: content, as: UTF8.self) { return (text, []) }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(validating: $0, as: UTF8.self) }
    return (lines.map { $0 ?? "" }.joined(separator: "\n"), lines.indices.filter { lines[$0] == nil }.map { $0 + 1 })
  }

  /// The text that the bytes are, without a byte order mark.
  func text() throws(Problem) -> String {
    if let text = String(validating: content, as: UTF8.self) { return text }
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .notUTF8(name, line: line + 1)
  }
}

import CoreModule
import CorePresentation
import Reading

extension ReadText {
  /// The title, or else the name of the file without its ending, which says nothing in a browser.
  var heading: String {
    if let title { return title }
    guard TextFileFormat(name: name) != nil, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// The folder of the texts that came from browsers. Each is a file of the user, as any text that is read.
struct UploadedTexts: Sendable {
  let files: any UserFiles
  let folder: String
  let digest: FileDigest

  /// The longest name of a file without its ending.
  private static let longestName = 60

  /// Puts a text into the folder.
  ///
  /// - Returns: Its path.
  @concurrent
  func add(_ text: UploadedFile) async throws(Problem) -> String {
    do throws(UserFileError) { return try files.copy(text.path, intoFolder: folder, as: Self.fileName(text.name)) } catch {
      throw Refusal.noSpace.problem
    }
  }

  /// The one of these texts that has the same content.
  @concurrent
  func known(_ text: UploadedFile, among texts: [ReadText]) async throws(Problem) -> ReadText? {
    do throws(StorageError) {
      let sum = try digest.sha256(text.path)
      return texts.first { $0.digest == sum }
    } catch { throw Problem(error) }
  }

  func delete(_ path: String) { files.deleteCopy(path) }

  /// The name of the file for a text that has this one elsewhere.
  static func fileName(_ name: String) -> String {
    let shown = name.visibleLine.split(separator: "/").joined(separator: " ").drop { $0 == "." || $0 == " " }
    let ending = TextFileFormat(name: String(shown)) == nil ? nil : shown.lastIndex(of: ".")
    let stem = DisplayWidth.cut(String(shown[..<(ending ?? shown.endIndex)]), to: longestName).trimmed
    return (stem.isEmpty ? "text" : stem) + (ending.map { String(shown[$0...]) } ?? "")
  }
}

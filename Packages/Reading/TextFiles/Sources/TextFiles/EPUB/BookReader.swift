import CoreModule
import Reading
import ZipFiles

/// Reads the parts of an electronic book one after the other.
struct BookReader: TextBlockReader {
  let format = TextFileFormat.epub
  let title: String?
  let remarks: [TextRemark]
  private let archive: BookArchive
  private var parts: ArraySlice<ZipEntry>
  private var current: ParsedText<HTMLParser>?
  private var failure: TextFileError?

  private static let container = "META-INF/container.xml"
  private static let encryption = "META-INF/encryption.xml"

  init(path: String, limits: BookLimits) throws(TextFileError) {
    archive = try BookArchive(path: path, limits: limits)
    let known = try archive.entries { $0 == Self.container || $0 == Self.encryption }
    guard let container = known[Self.container] else { throw TextFileError(path: path, .otherFormat(.epub)) }
    let list = try Self.package(container, in: archive)
    guard let entry = try archive.entries(where: { $0 == list })[list] else { throw TextFileError(path: path, .damaged(part: list)) }
    let package = try PackageDocument(entry, in: archive)
    let names = Set(package.parts)
    if let entry = known[Self.encryption] {
      let encrypted = try Self.encrypted(entry, in: archive)
      guard names.isDisjoint(with: encrypted) else { throw TextFileError(path: path, .encrypted) }
    }
    let entries = try archive.entries(where: names.contains)
    // The rest of the book can be read without a part that is missing.
    remarks = (package.parts.filter { entries[$0] == nil } + package.unlisted).withoutRepeats().map(TextRemark.missingPart)
    parts = package.parts.compactMap { entries[$0] }[...]
    guard !parts.isEmpty else { throw TextFileError(path: path, .damaged(part: package.parts.first ?? list)) }
    title = package.title
  }

  mutating func next() throws(TextFileError) -> TextBlock? {
    if let failure { throw failure }
    do throws(TextFileError) {
      while true {
        if let block = try current?.next() { return block }
        guard let part = parts.popFirst() else {
          current = nil
          return nil
        }
        current = ParsedText(HTMLParser(), try archive.pieces(of: part), format: .epub)
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// The name of the list of parts.
  private static func package(_ container: ZipEntry, in archive: BookArchive) throws(TextFileError) -> String {
    var path: String?
    try archive.scan(container) { token throws(TextFileError) in
      guard case .tag(let tag) = token, path == nil, !tag.isEnd, tag.localName == "rootfile" else { return }
      path = tag["full-path"]
    }
    guard let path else { throw TextFileError(path: archive.path, .damaged(part: Self.container)) }
    guard let name = PartPath.resolved(path, from: "") else { throw TextFileError(path: archive.path, .outside(part: path)) }
    return name
  }

  /// The names of the parts that are encrypted. Fonts often are, which does not affect the text.
  private static func encrypted(_ entry: ZipEntry, in archive: BookArchive) throws(TextFileError) -> Set<String> {
    var names: Set<String> = []
    try archive.scan(entry) { token throws(TextFileError) in
      guard case .tag(let tag) = token, !tag.isEnd, tag.localName == "CipherReference", let reference = tag["URI"] else { return }
      if let name = PartPath.resolved(reference, from: "") { names.insert(name) }
    }
    return names
  }
}

import ZipFiles
import ZstandardStreams

/// The content of an entry, which new packages additionally compress with Zstandard.
final class PackageContent {
  private let content: ZipContent
  private let decompressor: ZstandardDecompressor?
  private let path: String

  init(_ content: ZipContent, isCompressed: Bool, path: String) throws(AnkiPackageError) {
    (self.content, self.path) = (content, path)
    do throws(ZstandardDecompressor.Failure) {
      decompressor = isCompressed ? try ZstandardDecompressor() : nil
    } catch { throw .damaged(path: path) }
  }

  /// The next bytes; none at the end.
  func next() throws(AnkiPackageError) -> [UInt8] {
    guard let decompressor else { return try packed() }
    while true {
      let bytes = try unpacked(by: decompressor)
      if !bytes.isEmpty { return bytes }
      let more = try packed()
      guard !more.isEmpty else { break }
      decompressor.add(more)
    }
    guard decompressor.hasEnded else { throw .damaged(path: path) }
    return []
  }

  private func packed() throws(AnkiPackageError) -> [UInt8] {
    do throws(ZipError) { return try content.next() } catch { throw AnkiPackageError(error, path: path) }
  }

  private func unpacked(by decompressor: ZstandardDecompressor) throws(AnkiPackageError) -> [UInt8] {
    do throws(ZstandardDecompressor.Failure) { return try decompressor.next() } catch { throw .damaged(path: path) }
  }
}

import CoreModulePOSIX
import LibZ

/// The content of an entry, read in pieces.
public final class ZipContent {
  /// Keeps the file open.
  private let archive: ZipFile
  private let file: FileDescriptor
  private let entry: ZipEntry
  private let limit: Int
  private var rest: Range<Int>
  private var inflater: Inflater?
  private var checksum: uLong = 0
  /// The number of bytes returned so far.
  private var count = 0

  private static let portion = 1 << 16

  init(archive: ZipFile, file: FileDescriptor, place: Range<Int>, entry: ZipEntry, limit: Int) throws(ZipError) {
    (self.archive, self.file, rest, self.entry, self.limit) = (archive, file, place, entry, limit)
    if entry.method == ZipEntry.deflated { inflater = try Inflater() }
  }

  /// The next bytes; none at the end.
  ///
  /// - Throws: ``ZipError`` when the content is damaged, by its checksum too, or longer than the limit.
  public func next() throws(ZipError) -> [UInt8] {
    let bytes = try inflater == nil ? packed() : inflated()
    count += bytes.count
    guard count <= limit else { throw .tooLarge(entry: entry.name, limit: limit) }
    checksum = bytes.withUnsafeBufferPointer { crc32(checksum, $0.baseAddress, UInt32($0.count)) }
    if bytes.isEmpty {
      guard count == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else { throw .damaged(entry: entry.name) }
    }
    return bytes
  }

  private func packed() throws(ZipError) -> [UInt8] {
    let portion = rest.prefix(Self.portion)
    rest = portion.upperBound..<rest.upperBound
    return portion.isEmpty ? [] : try file.bytes(in: portion)
  }

  private func inflated() throws(ZipError) -> [UInt8] {
    guard let inflater else { return [] }
    while true {
      if inflater.needsInput {
        let bytes = try packed()
        if !bytes.isEmpty { inflater.add(bytes) }
      }
      guard let bytes = inflater.next() else { throw .damaged(entry: entry.name) }
      if !bytes.isEmpty || inflater.hasEnded { return bytes }
      guard !rest.isEmpty || !inflater.needsInput else { throw .damaged(entry: entry.name) }
    }
  }
}

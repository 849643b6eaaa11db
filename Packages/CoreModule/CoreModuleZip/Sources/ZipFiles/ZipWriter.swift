public import CoreModulePOSIX
import Glibc
import LibZ

/// Writes a ZIP archive. The same contents give the same bytes: every entry has the earliest date there is, the first day of 1980.
public struct ZipWriter {
  private let file: FileDescriptor
  private var directory: [UInt8] = []
  private var count = 0
  private var offset = 0

  private static let portion = 1 << 16
  private static let firstDate = 0x21

  /// Writes to an empty file, which is open for writing and which the caller closes.
  public init(file: FileDescriptor) { self.file = file }

  /// Adds a small entry, stored as it is.
  public mutating func add(_ name: String, _ bytes: [UInt8]) throws(ZipError) {
    let checksum = bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    let sizes = Sizes(packed: bytes.count, whole: bytes.count, checksum: Int(checksum))
    try write(header(of: name, ZipEntry.stored, sizes))
    try write(bytes)
    list(name, ZipEntry.stored, sizes)
  }

  /// Adds the content of a file, deflated.
  public mutating func add(_ name: String, from source: FileDescriptor) throws(ZipError) {
    let header = header(of: name, ZipEntry.deflated, Sizes())
    try write(header)
    let sizes = try deflate(source)
    guard max(sizes.whole, sizes.packed, offset + header.count + sizes.packed) < ZipEntry.inZip64Field.long else {
      throw .tooLarge(entry: name, limit: ZipEntry.inZip64Field.long)
    }
    try seek(to: offset)
    try write(self.header(of: name, ZipEntry.deflated, sizes))
    try seek(to: offset + header.count + sizes.packed)
    list(name, ZipEntry.deflated, sizes)
  }

  /// Writes the directory, which completes the archive.
  public mutating func finish() throws(ZipError) {
    var end: [UInt8] = [0x50, 0x4B, 0x05, 0x06, 0, 0, 0, 0]
    end.append(count, bytes: 2)
    end.append(count, bytes: 2)
    end.append(directory.count, bytes: 4)
    end.append(offset, bytes: 4)
    end.append(0, bytes: 2)
    try write(directory + end)
  }

  private struct Sizes {
    var packed = 0
    var whole = 0
    var checksum = 0
  }

  private func deflate(_ source: FileDescriptor) throws(ZipError) -> Sizes {
    let deflater = try Deflater()
    var sizes = Sizes()
    var checksum: uLong = 0
    while true {
      let bytes: [UInt8]
      do throws(SystemError) { bytes = try source.read(upTo: Self.portion, at: sizes.whole) } catch { throw .system(error) }
      sizes.whole += bytes.count
      checksum = bytes.withUnsafeBufferPointer { crc32(checksum, $0.baseAddress, UInt32($0.count)) }
      let packed = deflater.packed(bytes, isLast: bytes.isEmpty)
      sizes.packed += packed.count
      try write(packed)
      if bytes.isEmpty { break }
    }
    sizes.checksum = Int(checksum)
    return sizes
  }

  private func header(of name: String, _ method: Int, _ sizes: Sizes) -> [UInt8] {
    var header: [UInt8] = []
    header.append(Int(ZipEntry.localSignature), bytes: 4)
    header += common(name, method, sizes)
    return header + name.utf8
  }

  private mutating func list(_ name: String, _ method: Int, _ sizes: Sizes) {
    directory.append(Int(ZipEntry.centralSignature), bytes: 4)
    directory.append(20, bytes: 2)
    directory += common(name, method, sizes)
    // No comment, the first disk, no attributes.
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(offset, bytes: 4)
    directory += name.utf8
    offset += ZipEntry.localLength + name.utf8.count + sizes.packed
    count += 1
  }

  /// The fields of both headers: version, flags, method, date, sizes.
  private func common(_ name: String, _ method: Int, _ sizes: Sizes) -> [UInt8] {
    var fields: [UInt8] = []
    for field in [20, 0, method, 0, Self.firstDate] { fields.append(field, bytes: 2) }
    for field in [sizes.checksum, sizes.packed, sizes.whole] { fields.append(field, bytes: 4) }
    for field in [name.utf8.count, 0] { fields.append(field, bytes: 2) }
    return fields
  }

  private func write(_ bytes: [UInt8]) throws(ZipError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try file.write(buffer) } catch { failure = error }
    }
    if let failure { throw .system(failure) }
  }

  private func seek(to place: Int) throws(ZipError) {
    guard lseek(file.rawValue, off_t(place), SEEK_SET) >= 0 else { throw .system(.last) }
  }
}

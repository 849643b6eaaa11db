import CoreModulePOSIX

/// The place of the central directory of an archive, which the end of the archive gives.
struct ZipDirectory {
  let range: Range<Int>

  private static let endLength = 22
  private static let longestComment = 0xFFFF
  private static let endSignature: [UInt8] = [0x50, 0x4B, 0x05, 0x06]
  private static let localSignature: [UInt8] = [0x50, 0x4B, 0x03, 0x04]

  init(of file: FileDescriptor, size: Int) throws(ZipError) {
    let tailStart = max(0, size - Self.endLength - Self.longestComment)
    let tail = try file.bytes(in: tailStart..<size)
    guard let place = Self.endRecord(in: tail) else {
      throw try file.bytes(in: 0..<min(4, size)) == Self.localSignature ? .truncated : .foreign
    }
    var reader = LittleEndianReader(tail[place...])
    guard reader.skip(12), var length = reader.next(4), var offset = reader.next(4) else { throw .damaged(entry: nil) }
    if length == ZipEntry.inZip64Field.long || offset == ZipEntry.inZip64Field.long {
      (length, offset) = try Self.zip64(of: file, before: tailStart + place, size: size)
    }
    guard length >= 0, offset >= 0, offset <= size, length <= size - offset else { throw .truncated }
    range = offset..<offset + length
  }

  /// The last place of a record whose comment ends with the archive.
  private static func endRecord(in tail: [UInt8]) -> Int? {
    guard tail.count >= endLength else { return nil }
    return (0...tail.count - endLength).reversed().first { place in
      guard tail[place] == endSignature[0], tail[place..<place + 4].elementsEqual(endSignature) else { return false }
      let comment = Int(tail[place + 20]) | Int(tail[place + 21]) << 8
      return place + endLength + comment == tail.count
    }
  }

  /// The directory's size and place by the records of ZIP64, the locator of which precedes the usual end.
  private static func zip64(of file: FileDescriptor, before end: Int, size: Int) throws(ZipError) -> (length: Int, offset: Int) {
    guard end >= 20 else { throw .damaged(entry: nil) }
    var locator = LittleEndianReader(try file.bytes(in: end - 20..<end)[...])
    guard locator.next(4) == 0x0706_4B50, locator.skip(4), let place = locator.next(8), place >= 0, place <= end - 56 else {
      throw .damaged(entry: nil)
    }
    var record = LittleEndianReader(try file.bytes(in: place..<place + 56)[...])
    guard record.next(4) == 0x0606_4B50, record.skip(36), let length = record.next(8), let offset = record.next(8) else {
      throw .damaged(entry: nil)
    }
    return (length, offset)
  }
}

import PersonalDictionary
import Synchronization

/// A dictzip file: to read a part of the text, only the chunks around it are decompressed.
final class DictzipFile: TextFile {
  private let file: RandomAccessFile
  private let chunkLength: Int
  /// The offsets of the chunks, and the end of the last one.
  private let starts: [Int]
  /// The last decompressed chunk, since articles with one headword are often adjacent.
  private let last = Mutex<(index: Int, bytes: [UInt8])?>(nil)

  init(_ file: RandomAccessFile, chunks: GzipHeader.Chunks, start: Int) throws(SourceFault) {
    self.file = file
    chunkLength = chunks.length
    var starts = [start]
    starts.reserveCapacity(chunks.packedSizes.count + 1)
    var end = start
    for size in chunks.packedSizes {
      end += size
      starts.append(end)
    }
    guard end <= file.count else { throw SourceFault(path: file.path, .truncated) }
    self.starts = starts
  }

  var path: String { file.path }

  func mayHold(_ offset: Int, _ count: Int) -> Bool {
    offset >= 0 && count >= 0 && offset <= (starts.count - 1) * chunkLength - count
  }

  func bytes(at offset: Int, count: Int) throws(SourceFault) -> [UInt8] {
    guard mayHold(offset, count) else { throw SourceFault(path: path, .truncated) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      let place = offset + bytes.count
      let chunk = try chunk(place / chunkLength)
      let from = place % chunkLength
      let part = chunk[min(from, chunk.count)..<min(from + count - bytes.count, chunk.count)]
      guard !part.isEmpty else { throw SourceFault(path: path, .truncated) }
      bytes += part
    }
    return bytes
  }

  private func chunk(_ index: Int) throws(SourceFault) -> [UInt8] {
    if let cached = last.withLock({ $0?.index == index ? $0?.bytes : nil }) { return cached }
    let packed = try file.bytes(at: starts[index], count: starts[index + 1] - starts[index])
    let isLast = index == starts.count - 2
    guard let bytes = Unpacking.chunk(packed, upTo: chunkLength), bytes.count == chunkLength || isLast else {
      throw SourceFault(path: path, .damaged)
    }
    last.withLock { $0 = (index, bytes) }
    return bytes
  }
}

import Glibc
import PersonalDictionary

/// The headwords or synonyms of a StarDict dictionary: zero-terminated texts, each followed by numbers, in alphabetical order.
struct StarDictIndex: Sendable {
  let path: String
  /// How many records there are.
  let count: Int
  private let bytes: [UInt8]
  /// The size of the numbers after each text.
  private let tail: Int
  /// The offsets of every n-th record.
  private let pages: [Int]
  /// Whether the records are in the order that the format requires.
  private let isSorted: Bool

  private static let pageLength = 32

  /// Reads the file at `path`, or at `path` with `.gz`.
  init(path: String, tail: Int) throws(SourceFault) {
    let (path, bytes) = try StarDictIndex.content(path)
    self.path = path
    self.bytes = bytes
    self.tail = tail
    var pages: [Int] = []
    var count = 0
    var place = 0
    while place < bytes.count {
      guard let end = StarDictIndex.end(of: place, in: bytes), end + tail < bytes.count else { throw SourceFault(path: path, .truncated) }
      if count % Self.pageLength == 0 { pages.append(place) }
      count += 1
      place = end + 1 + tail
    }
    self.pages = pages
    self.count = count
    isSorted = zip(pages, pages.dropFirst()).allSatisfy { !StarDictOrder.precedes(bytes[$1...], bytes[$0...]) }
  }

  /// The numbers of each record whose text is `word`, ignoring the case of Latin letters.
  func numbers(of word: [UInt8]) -> [ArraySlice<UInt8>] {
    let page = isSorted ? max(0, firstPage(notBefore: word) - 1) : 0
    guard page < pages.count else { return [] }
    var found: [ArraySlice<UInt8>] = []
    var place = pages[page]
    while place < bytes.count, let end = StarDictIndex.end(of: place, in: bytes) {
      let text = bytes[place..<end]
      if StarDictOrder.isSame(text, word[...]) {
        found.append(bytes[(end + 1)..<(end + 1 + tail)])
      } else if isSorted, StarDictOrder.precedes(word[...], text) {
        break
      }
      place = end + 1 + tail
    }
    return found
  }

  /// The text and numbers of the record with this index.
  func record(_ index: Int) -> (text: ArraySlice<UInt8>, numbers: ArraySlice<UInt8>)? {
    guard index >= 0, index < count else { return nil }
    var place = pages[index / Self.pageLength]
    for _ in 0..<(index % Self.pageLength) { place = (StarDictIndex.end(of: place, in: bytes) ?? bytes.count) + 1 + tail }
    guard let end = StarDictIndex.end(of: place, in: bytes) else { return nil }
    return (bytes[place..<end], bytes[(end + 1)..<(end + 1 + tail)])
  }

  private func firstPage(notBefore word: [UInt8]) -> Int {
    var low = 0
    var high = pages.count
    while low < high {
      let middle = (low + high) / 2
      if StarDictOrder.precedes(bytes[pages[middle]...], word[...]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The end of the text at `place`.
  private static func end(of place: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      guard let begin = buffer.baseAddress, let zero = memchr(begin + place, 0, buffer.count - place) else { return nil }
      return UnsafeRawPointer(zero) - begin
    }
  }

  private static func content(_ path: String) throws(SourceFault) -> (String, [UInt8]) {
    do {
      let file = try RandomAccessFile(path: path)
      return (path, try file.bytes(at: 0, count: file.count))
    } catch  where error.reason == .missing {
      do {
        return (path + ".gz", try Unpacking.wholeGzip(RandomAccessFile(path: path + ".gz")))
      } catch  where error.reason == .missing { throw SourceFault(path: path, .missing) }
    }
  }
}

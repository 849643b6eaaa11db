/// Turns the bytes that a terminal sends into keys.
///
/// The bytes are a stream: one read may hold several keys, or half of one. What is not complete waits for more; a lone Esc can only be told
/// from the beginning of another key by the time that passes, so whoever reads calls ``flush()`` when nothing follows.
struct InputParser {
  private var waiting: [UInt8] = []
  private var pasted: [UInt8]?
  private var hasStalled = false

  /// The most bytes that are taken from one paste; the rest is left out.
  static let longestPaste = 1 << 20

  /// Whether the beginning of a key waits for its end.
  var isWaiting: Bool { !waiting.isEmpty && pasted == nil }
  /// Whether a paste waits for its end, and has not stalled yet.
  var isPasting: Bool { pasted != nil && !hasStalled }

  /// No key is longer.
  private static let longestKey = 32

  /// Nothing has come for a while. A paste may have lost its end, or be on a slow way: what comes next tells.
  mutating func stall() { hasStalled = pasted != nil }

  /// The keys that `bytes` complete.
  mutating func feed(_ bytes: some Collection<UInt8>) -> [Key] {
    var keys = hasStalled && Self.isKeyAlone(bytes) ? takeLostPaste() : []
    hasStalled = false
    waiting += bytes
    var index = 0
    loop: while index < waiting.count {
      if pasted != nil {
        guard let key = takePaste(from: &index) else { break }
        keys.append(key)
        continue
      }
      switch Self.step(waiting[index...]) {
      case .key(let key, let length):
        keys.append(key)
        index += length
      case .pasteStart(let length):
        pasted = []
        index += length
      case .nothing(let length): index += length
      case .incomplete: break loop
      }
    }
    waiting.removeFirst(index)
    return keys
  }

  /// The keys that are meant when nothing more comes.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    let rest = waiting
    waiting = []
    guard rest[0] == Self.escape else { return [.character("\u{FFFD}")] }
    return [.escape] + feed(rest.dropFirst()) + flush()
  }

  private static func isKeyAlone(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.count <= longestKey && firstIndex(of: pasteEnd, in: Array(bytes)[...]) == nil
  }

  /// The paste whose end has not come, when a key alone follows it.
  private mutating func takeLostPaste() -> [Key] {
    guard let text = pasted else { return [] }
    defer { (pasted, waiting) = (nil, []) }
    return [.paste(String(decoding: text + waiting, as: UTF8.self))]
  }

  /// Collects a paste; the key is there when its end is.
  private mutating func takePaste(from index: inout Int) -> Key? {
    let rest = waiting[index...]
    guard let end = Self.firstIndex(of: Self.pasteEnd, in: rest) else {
      // The end may have come in part.
      let kept = max(index, waiting.count - Self.pasteEnd.count + 1)
      addToPaste(waiting[index..<kept])
      index = kept
      return nil
    }
    addToPaste(rest[..<end])
    index = end + Self.pasteEnd.count
    defer { pasted = nil }
    return .paste(String(decoding: pasted ?? [], as: UTF8.self))
  }

  private mutating func addToPaste(_ bytes: ArraySlice<UInt8>) {
    let room = Self.longestPaste - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes.prefix(room))
  }

  private static func firstIndex(of wanted: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found }
      start = found + 1
    }
    return nil
  }

  static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
}

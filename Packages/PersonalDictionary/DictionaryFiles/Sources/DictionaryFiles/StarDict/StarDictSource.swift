public import PersonalDictionary
import Synchronization

/// An installed dictionary of the StarDict kind as a source. Its files are opened at the first question.
public final class StarDictSource: DictionarySource {
  /// What the user calls it.
  public let name: String
  /// Always `stardict`.
  public let kind = SourceKindName.stardict.rawValue
  /// It answers from this machine.
  public let isLocal = true
  /// The direction it serves.
  public let directions: [Direction]
  private let path: String
  private let opened = Mutex<StarDictDictionary?>(nil)

  /// The dictionary of the `.ifo` at `path`, an absolute path.
  public init(name: String, path: String, direction: Direction) {
    self.name = name
    self.path = path
    directions = [direction]
  }

  /// How many headwords its index has; `nil` when the files cannot be used.
  public var headwordCount: Int? {
    switch checked() {
    case .success(let count): count
    case .failure: nil
    }
  }

  /// What is wrong with the files.
  public var fault: SourceFault? {
    switch checked() {
    case .success: nil
    case .failure(let fault): fault
    }
  }

  /// The articles with this headword or synonym.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    guard directions.contains(direction) else { return [] }
    do throws(SourceFault) {
      let reader = EntryReader(source: name)
      let entries = try dictionary().articles(for: text).flatMap { reader.entries($0.withHeadline) }
      return Headwords.ranked(entries, for: text)
    } catch { throw .unusable(error) }
  }

  private func checked() -> Result<Int, SourceFault> {
    Result { () throws(SourceFault) in
      let dictionary = try dictionary()
      try dictionary.check()
      return dictionary.headwordCount
    }
  }

  private func dictionary() throws(SourceFault) -> StarDictDictionary {
    if let open = opened.withLock({ $0 }) { return open }
    let dictionary = try StarDictDictionary(path: path)
    opened.withLock { $0 = dictionary }
    return dictionary
  }
}

public import PersonalDictionary
import Synchronization

/// An installed dictionary of the dict.org kind as a source. Its files are opened at the first question.
public final class DictOrgSource: DictionarySource {
  /// What the user calls it.
  public let name: String
  /// Always `dictorg`.
  public let kind = SourceKindName.dictorg.rawValue
  /// It answers from this machine.
  public let isLocal = true
  /// The direction it serves.
  public let directions: [Direction]
  private let path: String
  private let opened = Mutex<DictOrgDictionary?>(nil)

  /// The dictionary of the `.index` at `path`, an absolute path.
  public init(name: String, path: String, direction: Direction) {
    self.name = name
    self.path = path
    directions = [direction]
  }

  /// How many lines of the index are about words; `nil` when the files cannot be used.
  public var headwordCount: Int? {
    switch census() {
    case .success(let census): census.headwordCount
    case .failure: nil
    }
  }

  /// What is wrong with the files.
  public var fault: SourceFault? {
    switch census() {
    case .success: nil
    case .failure(let fault): fault
    }
  }

  /// The articles with this headword.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    guard directions.contains(direction) else { return [] }
    do throws(SourceFault) {
      let reader = EntryReader(source: name)
      return Headwords.ranked(try dictionary().texts(for: text).flatMap(reader.entries), for: text)
    } catch { throw .unusable(error) }
  }

  private func census() -> Result<DictOrgCensus, SourceFault> {
    Result { () throws(SourceFault) in try dictionary().census() }
  }

  private func dictionary() throws(SourceFault) -> DictOrgDictionary {
    if let open = opened.withLock({ $0 }) { return open }
    let dictionary = try DictOrgDictionary(path: path)
    opened.withLock { $0 = dictionary }
    return dictionary
  }
}

public import PersonalDictionary
import Synchronization

/// An installed dictionary as a source. Its files are opened at the first look-up.
public final class InstalledDictionarySource: DictionarySource {
  /// The user's name of the source.
  public let name: String
  /// `dictorg` or `stardict`.
  public let kind: String
  /// Always `true`.
  public let isLocal = true
  /// The direction it serves.
  public let directions: [Direction]
  private let open: @Sendable () throws(SourceFault) -> any DictionaryOnDisk
  private let opened = Mutex<(any DictionaryOnDisk)?>(nil)

  /// Creates a source for the dict.org dictionary whose `.index` is at this absolute path.
  public convenience init(name: String, dictOrg path: String, direction: Direction) {
    self.init(name, .dictorg, direction) { () throws(SourceFault) in try DictOrgDictionary(path: path) }
  }

  /// Creates a source for the StarDict dictionary whose `.ifo` is at this absolute path.
  public convenience init(name: String, starDict path: String, direction: Direction) {
    self.init(name, .stardict, direction) { () throws(SourceFault) in try StarDictDictionary(path: path) }
  }

  private init(
    _ name: String, _ kind: SourceKindName, _ direction: Direction, open: @escaping @Sendable () throws(SourceFault) -> any DictionaryOnDisk
  ) {
    self.name = name
    self.kind = kind.rawValue
    self.open = open
    directions = [direction]
  }

  /// The number of headwords; `nil` when the files cannot be used.
  public var headwordCount: Int? {
    switch checkedCount() {
    case .success(let count): count
    case .failure: nil
    }
  }

  /// The fault of the files; `nil` when they can be used.
  public var fault: SourceFault? {
    switch checkedCount() {
    case .success: nil
    case .failure(let fault): fault
    }
  }

  /// The articles with this headword or synonym.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    guard directions.contains(direction) else { return [] }
    do throws(SourceFault) {
      let dictionary = try dictionary()
      let read = try readEntries(dictionary.articles(for: text), from: dictionary)
      return Headwords.ranked(read, for: text)
    } catch { throw .unusable(error) }
  }

  /// The articles in these texts, with what their references lead to; where that is nothing at all, with the references.
  private func readEntries(_ texts: [String], from dictionary: any DictionaryOnDisk) throws(SourceFault) -> [ReadEntry] {
    let reader = EntryReader(source: name)
    var entries: [ReadEntry] = []
    var referring: [ReadEntry] = []
    for entry in texts.flatMap({ reader.entries($0) }) {
      let resolved = try entry.resolved { reference throws(SourceFault) in
        let found = try dictionary.articles(for: reference.headword).flatMap { reader.entries($0, at: reference.place) }
        let own = found.compactMap(\.withoutReferences).map(\.entry)
        // An adjective refers to the adjective, where no number says which part is meant.
        return (own.first { $0.partOfSpeech == entry.entry.partOfSpeech } ?? own.first)?.senses ?? []
      }
      if let resolved { entries.append(resolved) } else if let naming = entry.namingReferences { referring.append(naming) }
    }
    return entries.isEmpty ? referring : entries
  }

  private func checkedCount() -> Result<Int, SourceFault> {
    Result { () throws(SourceFault) in try dictionary().checkedCount() }
  }

  private func dictionary() throws(SourceFault) -> any DictionaryOnDisk {
    if let dictionary = opened.withLock({ $0 }) { return dictionary }
    let dictionary = try open()
    opened.withLock { $0 = dictionary }
    return dictionary
  }
}

/// An open dictionary of any kind.
protocol DictionaryOnDisk: Sendable {
  /// Reads the whole index.
  ///
  /// - Returns: The number of headwords.
  /// - Throws: When the index is damaged or points outside the texts.
  func checkedCount() throws(SourceFault) -> Int

  /// The articles with this headword or synonym, without duplicates, each with its headword in the first line.
  func articles(for word: String) throws(SourceFault) -> [String]

  /// The title of the dictionary.
  func title() throws(SourceFault) -> String?
}

import CoreModulePOSIX
import Glibc
public import PersonalDictionary
import Synchronization

/// The dictionaries in the folders of the system's packages.
public struct SystemDictionaries: InstalledDictionaries {
  private let workingFolder: String
  private let dictOrgFolders: [String]
  private let starDictFolders: [String]
  private let titles = Titles()

  /// Creates a finder for these absolute folders. Relative paths of users start at `workingFolder`.
  public init(workingFolder: String, dictOrgFolders: [String], starDictFolders: [String]) {
    self.workingFolder = workingFolder
    self.dictOrgFolders = dictOrgFolders
    self.starDictFolders = starDictFolders
  }

  /// Creates a finder for the folders of Debian's packages below the data folders (`XDG_DATA_DIRS`), and the user's StarDict folders.
  public init(workingFolder: String, home: String?, variables: [String: String]) {
    let named = variables["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    let folders = named.split(separator: ":").filter { $0.hasPrefix("/") }.map { $0.last == "/" ? $0.dropLast() : $0 }
    self.init(
      workingFolder: workingFolder, dictOrgFolders: folders.map { "\($0)/dictd" },
      starDictFolders: folders.map { "\($0)/stardict/dic" } + (home.map { ["\($0)/.stardict/dic"] } ?? [])
    )
  }

  public func sources() -> [NewSource] {
    files().compactMap { kind, path -> NewSource? in
      let isDictOrg = kind == .dictorg
      let name = path.lastComponent.withoutEnding(Self.ending(of: kind))
      guard let direction = Direction(namedIn: name) ?? title(kind, path).flatMap(Direction.init(namedIn:)) else { return nil }
      return NewSource(name: name, kind: isDictOrg ? .dictorg(path: path) : .stardict(path: path), direction: direction)
    }.sorted { $0.name < $1.name }
  }

  /// The title of a dictionary; `nil` when it has none or cannot be read.
  private func title(_ kind: SourceKindName, _ path: String) -> String? {
    titles.title(of: path) {
      do throws(SourceFault) {
        return kind == .dictorg ? try DictOrgDictionary(path: path).title() : try StarDictInformation(path: path).title
      } catch { return nil }
    }
  }

  private func files() -> [(kind: SourceKindName, path: String)] {
    let indexes = dictOrgFolders.flatMap { Folder.files(in: $0, ending: ".index") }.map { (SourceKindName.dictorg, $0) }
    let informations = starDictFolders.flatMap { folder in
      Folder.files(in: folder, ending: ".ifo") + Folder.folders(in: folder).flatMap { Folder.files(in: $0, ending: ".ifo") }
    }.map { (SourceKindName.stardict, $0) }
    return indexes + informations
  }

  public func dictionaries() -> [InstalledDictionary] {
    let found = files().compactMap { kind, path -> InstalledDictionary? in
      switch Result(catching: { () throws(SourceFault) in try dictionary(kind, at: path) }) {
      case .success(let dictionary): dictionary.direction == nil ? nil : dictionary
      case .failure: nil
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  public func dictionary(_ kind: SourceKindName, at path: String) throws(SourceFault) -> InstalledDictionary {
    let file = resolved(kind, path)
    let dictionary: any DictionaryOnDisk
    switch kind {
    case .dictorg: dictionary = try DictOrgDictionary(path: file)
    case .stardict: dictionary = try StarDictDictionary(path: file)
    case .core, .dict, .libretranslate, .apertium, .pons: throw SourceFault(path: path, .foreign)
    }
    let (count, title) = (try dictionary.checkedCount(), try dictionary.title())
    let name = file.lastComponent.withoutEnding(Self.ending(of: kind))
    return InstalledDictionary(
      name: name, kind: kind == .dictorg ? .dictorg(path: file) : .stardict(path: file), title: title,
      direction: Direction(namedIn: name) ?? title.flatMap(Direction.init(namedIn:)), headwordCount: count
    )
  }

  private static func ending(of kind: SourceKindName) -> String { kind == .dictorg ? ".index" : ".ifo" }

  /// The absolute path of the main file, from any of the files, their folder or the name of an installed dictionary.
  private func resolved(_ kind: SourceKindName, _ path: String) -> String {
    let ending = Self.ending(of: kind)
    let absolute = path.hasPrefix("/") ? path : workingFolder + "/" + path
    var base = absolute
    for other in [".index", ".dict.dz", ".dict", ".ifo", ".idx.gz", ".idx", ".syn"] where base.hasSuffix(other) {
      base = base.withoutEnding(other)
      break
    }
    if Folder.isFile(base + ending) { return base + ending }
    if Folder.isFile(absolute) { return absolute }
    if let only = Folder.files(in: absolute, ending: ending).only { return only }
    let installed = kind == .dictorg ? dictOrgFolders : starDictFolders
    let name = path.contains("/") ? nil : installed.map { "\($0)/\(base.lastComponent)\(ending)" }.first(where: Folder.isFile)
    return name ?? base + ending
  }
}

/// Keeps the titles of dictionaries as long as their files do not change, since the sources are asked for at each look-up.
private final class Titles: Sendable {
  private let known = Mutex<[String: (version: Folder.Version, title: String?)]>([:])

  func title(of path: String, _ read: () -> String?) -> String? {
    let version = Folder.version(of: path)
    if let known = known.withLock({ $0[path] }), known.version == version { return known.title }
    let title = read()
    known.withLock { $0[path] = version.map { ($0, title) } }
    return title
  }
}

/// Lists folders.
private enum Folder {
  /// What differs when a file was changed.
  struct Version: Equatable {
    let file: ino_t
    let size: off_t
    let seconds: Int
    let nanoseconds: Int
  }

  static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Version(file: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  static func files(in folder: String, ending: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(ending) && $0.count > ending.count }.map { "\(folder)/\($0)" }.filter(isFile)
  }

  static func folders(in folder: String) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }.filter { kind(of: $0) == S_IFDIR }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Unreadable folders count as empty.
  private static func names(in folder: String) -> [String] { (try? Directory.names(in: folder))?.sorted() ?? [] }
}

extension String {
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}

public import CoreModule

/// A source in the user's list.
public struct SourceConfiguration: Equatable, Sendable {
  /// Identifies a source. Numbers are never reused, since cached answers are stored by number. An installed dictionary that is not stored
  /// has a negative number and no cache.
  public typealias Number = Tagged<SourceConfiguration, Int>

  /// Identifies the source.
  public let number: Number
  /// The name, which output and translated words show; unique, ignoring case and accents.
  public var name: String
  /// The kind and location.
  public var kind: SourceKind
  /// The direction, as set by the user or shown by the files; `nil` when only the source itself knows it.
  public var direction: Direction?
  /// Whether it is enabled.
  public var isEnabled: Bool
  /// The position in the list, from 1 without gaps.
  public var position: Int

  /// Creates a source.
  public init(number: Number, name: String, kind: SourceKind, direction: Direction? = nil, isEnabled: Bool = true, position: Int) {
    self.number = number
    self.name = name
    self.kind = kind
    self.direction = direction
    self.isEnabled = isEnabled
    self.position = position
  }

  /// Whether it is an installed dictionary that is not stored.
  public var isInstalled: Bool { number.rawValue < 0 }

  /// The built-in dictionary, which is always in the list.
  public static let core = SourceConfiguration(number: 1, name: "core", kind: .core, position: 1)
}

/// The kind and location of a source. Paths are absolute.
public enum SourceKind: Equatable, Sendable {
  /// The built-in dictionary.
  case core
  /// A dict.org dictionary, by the path of its `.index`.
  case dictorg(path: String)
  /// A StarDict dictionary, by the path of its `.ifo`.
  case stardict(path: String)
  /// A DICT server; without a database, all of its databases are used.
  case dict(host: String, port: Int, database: String?)
  /// A LibreTranslate service, with the file of its API key if it needs one.
  case libretranslate(url: String, keyFile: String?)
  /// An Apertium service.
  case apertium(url: String)
  /// The PONS service, with the file of its API key; without a URL, at its default address.
  case pons(keyFile: String, url: String?)

  /// The name of the kind, as the user writes it.
  public var name: SourceKindName {
    switch self {
    case .core: .core
    case .dictorg: .dictorg
    case .stardict: .stardict
    case .dict: .dict
    case .libretranslate: .libretranslate
    case .apertium: .apertium
    case .pons: .pons
    }
  }

  /// The address of an HTTP service; `nil` for its default address.
  public var url: String? {
    switch self {
    case .libretranslate(let url, _), .apertium(let url): url
    case .pons(_, let url): url
    case .core, .dictorg, .stardict, .dict: nil
    }
  }

  /// Whether it works without a network.
  public var isLocal: Bool {
    switch self {
    case .core, .dictorg, .stardict: true
    case .dict, .libretranslate, .apertium, .pons: false
    }
  }
}

/// The kinds of sources, as the user writes them.
public enum SourceKindName: String, CaseIterable, Sendable {
  /// The built-in dictionary.
  case core
  /// A dict.org dictionary.
  case dictorg
  /// A StarDict dictionary.
  case stardict
  /// A DICT server.
  case dict
  /// A LibreTranslate service.
  case libretranslate
  /// An Apertium service.
  case apertium
  /// The PONS service.
  case pons
}

public import CoreModule

/// A dictionary that the user put into the chain of those that are asked.
public struct SourceConfiguration: Equatable, Sendable {
  /// Tells the sources apart: never given to another one, so that what is kept for a source is never taken for another's. Nothing is kept for
  /// an installed dictionary that is not stored; its number is negative.
  public typealias Number = Tagged<SourceConfiguration, Int>

  /// What tells the source apart.
  public let number: Number
  /// What it is called, in output and in the words that it translated. No other source is called so, whatever the case and accents.
  public var name: String
  /// What it is, and where.
  public var kind: SourceKind
  /// The direction it serves, where the user said so or its files tell; `nil` where only the source itself knows.
  public var direction: Direction?
  /// Whether it is asked.
  public var isEnabled: Bool
  /// Its place in the order in which the sources are asked, from 1 on without gaps.
  public var position: Int

  /// A source from its parts.
  public init(number: Number, name: String, kind: SourceKind, direction: Direction? = nil, isEnabled: Bool = true, position: Int) {
    self.number = number
    self.name = name
    self.kind = kind
    self.direction = direction
    self.isEnabled = isEnabled
    self.position = position
  }

  /// Whether it is asked because it is installed, and nothing is stored about it.
  public var isInstalled: Bool { number.rawValue < 0 }

  /// The dictionary in the program, which is always in the chain.
  public static let core = SourceConfiguration(number: 1, name: "core", kind: .core, position: 1)
}

/// What a source is, and where. Paths are absolute.
public enum SourceKind: Equatable, Sendable {
  /// The dictionary in the program.
  case core
  /// Installed files of the dict.org kind, by the path of their `.index`.
  case dictorg(path: String)
  /// Installed files of the StarDict kind, by the path of their `.ifo`.
  case stardict(path: String)
  /// A DICT server; `nil` asks all of its databases.
  case dict(host: String, port: Int, database: String?)
  /// A LibreTranslate service, with the file that holds its key where it wants one.
  case libretranslate(url: String, keyFile: String?)
  /// An Apertium service.
  case apertium(url: String)
  /// The PONS service, with the file that holds its key; without a URL its usual address is asked.
  case pons(keyFile: String, url: String?)

  /// The kind in one word, as the user writes it.
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

  /// The address of a service that is asked over HTTP, where it is not the usual one.
  public var url: String? {
    switch self {
    case .libretranslate(let url, _), .apertium(let url): url
    case .pons(_, let url): url
    case .core, .dictorg, .stardict, .dict: nil
    }
  }

  /// Whether it answers from this machine, without a network.
  public var isLocal: Bool {
    switch self {
    case .core, .dictorg, .stardict: true
    case .dict, .libretranslate, .apertium, .pons: false
    }
  }
}

/// A kind of source, as the user writes it.
public enum SourceKindName: String, CaseIterable, Sendable {
  /// The dictionary in the program.
  case core
  /// Installed files of the dict.org kind.
  case dictorg
  /// Installed files of the StarDict kind.
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

/// Targets with the same rights, and the modules they may import.
struct Layer {
  let name: String
  let targets: [String]
  let mayImport: Set<String>
  /// How many libraries of others a target here may use at once.
  var libraryLimit = 0
}

/// Who may import whom.
enum ImportTable {
  static let features = [
    "PersonalDictionary", "TodoList", "UBCOTranslation", "Stemming", "WordGame", "ContentKeyboard", "Practice", "Reading",
  ]

  /// The stores of the features in the database; a feature that keeps nothing has none.
  static let stores = features.map(store(of:))

  static let adapters =
    stores + [
      "CoreModulePOSIX", "CoreModuleLive", "CoreModuleLogging", "CoreModuleDigest", "CoreModuleNotifications", "CoreModuleSQLite",
      "CoreModuleNetwork",
      "CoreDictionary",
      "DictionaryFiles",
      "ContentKeyboardClipboard",
      "SnowballStemming",
      "EReaderSQLite",
      "DictionaryServices",
      "AnkiPackages",
      "TextFiles",
    ]

  private static func store(of feature: String) -> String { feature + "SQLite" }

  /// The libraries of others.
  static let libraries: Set = [
    "GRDB", "LibCrypto", "Logging", "TOMLKit", "ArgumentParser", "AsyncHTTPClient", "Hummingbird", "ZLib", "LibZ", "LibZstd", "LibStemmer",
    "_FoundationICU",
  ]

  static let layers =
    [core, corePresentation, featureLayer, scheduling, practice] + ubcoLayers + testingLayers + storeLayers + adapterLayers + appLayers

  private static let core = Layer(
    name: "core", targets: ["CoreModule"], mayImport: ["Foundation", "Synchronization"]
  )

  /// What all features show in the same way, on every host.
  private static let corePresentation = Layer(
    name: "presentation of the core", targets: ["CorePresentation"], mayImport: ["CoreModule", "Foundation"]
  )

  private static let featureLayer = Layer(
    name: "feature", targets: features.filter { $0 != "UBCOTranslation" && $0 != "Practice" },
    mayImport: ["CoreModule", "Foundation"]
  )

  /// A feature with its scheduler apart, and a list of words in memory.
  private static let practice = Layer(
    name: "practice", targets: ["Practice"],
    mayImport: ["CoreModule", "Foundation", "PracticeScheduling", "Synchronization"]
  )

  /// Values that need no other package, so that another host can take them alone.
  private static let scheduling = Layer(name: "scheduling", targets: ["PracticeScheduling"], mayImport: ["Foundation"])

  /// A feature with parts of its own: the division of texts into words, by the toolchain's library, and a fast path in C.
  private static let ubcoLayers = [
    Layer(
      name: "translation", targets: ["UBCOTranslation"],
      mayImport: ["CoreModule", "Foundation", "UBCOKernel", "UnicodeWords"]
    ),
    Layer(name: "words of any script", targets: ["UnicodeWords"], mayImport: ["_FoundationICU"], libraryLimit: 1),
  ]

  /// Doubles and contracts for the tests of others.
  private static let testingLayers =
    [
      Layer(name: "doubles of the core", targets: ["CoreModuleTesting"], mayImport: ["CoreModule", "Foundation", "Synchronization"]),
      Layer(
        name: "database for tests", targets: ["CoreModuleSQLiteTesting"],
        mayImport: ["CoreModule", "CoreModuleSQLite", "CoreModuleTesting", "GRDB"], libraryLimit: 1
      ),
    ]
    + features.map { feature in
      Layer(
        name: "doubles of a feature", targets: [feature + "Testing"],
        mayImport: Set([feature, "CoreModule", "CoreModuleTesting", "Foundation", "Synchronization"])
          .union(feature == "Practice" ? ["PracticeScheduling"] : [])
      )
    }

  private static let storeLayers = features.map { feature in
    Layer(
      name: "store of a feature", targets: [store(of: feature)],
      mayImport: Set([feature, "CoreModule", "CoreModuleSQLite", "GRDB", "Foundation"])
        .union(feature == "Practice" ? ["PracticeScheduling"] : []),
      libraryLimit: 1
    )
  }

  private static let adapterLayers = [
    Layer(name: "system calls", targets: ["CoreModulePOSIX"], mayImport: ["CoreModule", "Glibc"]),
    Layer(
      name: "system", targets: ["CoreModuleLive"], mayImport: ["CoreModule", "CoreModulePOSIX", "Foundation", "Glibc", "Synchronization"]
    ),
    Layer(
      name: "log file", targets: ["CoreModuleLogging"],
      mayImport: ["CoreModule", "CoreModulePOSIX", "Logging", "Foundation", "Glibc", "Synchronization"], libraryLimit: 1
    ),
    Layer(name: "notifications", targets: ["CoreModuleNotifications"], mayImport: ["CoreModule", "CoreModulePOSIX", "Glibc"]),
    Layer(
      name: "digest", targets: ["CoreModuleDigest"], mayImport: ["CoreModule", "CoreModulePOSIX", "LibCrypto", "Glibc"], libraryLimit: 1),
    Layer(
      name: "network program", targets: ["CoreModuleNetwork"], mayImport: ["CoreModule", "CoreModulePOSIX", "Foundation", "Glibc"]
    ),
    Layer(name: "servers for tests", targets: ["CoreModuleNetworkTesting"], mayImport: ["Foundation", "Glibc", "Synchronization"]),
    Layer(
      name: "HTTP", targets: ["CoreModuleHTTP"],
      mayImport: ["CoreModule", "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOSSL"], libraryLimit: 1
    ),
    Layer(
      name: "database", targets: ["CoreModuleSQLite"],
      mayImport: ["CoreModule", "CoreModulePOSIX", "GRDB", "SQLitePreupdate", "Foundation", "Glibc", "Dispatch", "Synchronization"],
      libraryLimit: 1
    ),
    Layer(
      name: "clipboard", targets: ["ContentKeyboardClipboard"],
      mayImport: ["ContentKeyboard", "CoreModule", "CoreModulePOSIX", "Foundation", "Glibc"]
    ),
    Layer(
      name: "words of e-readers", targets: ["EReaderSQLite"],
      mayImport: ["PersonalDictionary", "CoreModule", "GRDB", "GRDBSQLite", "Foundation"],
      libraryLimit: 1
    ),
    Layer(
      name: "services on the network", targets: ["DictionaryServices"],
      mayImport: ["PersonalDictionary", "CoreModule", "CoreModulePOSIX", "Glibc", "Synchronization"]
    ),
    Layer(
      name: "dictionary in the program", targets: ["CoreDictionary", "CoreDictionaryFormat", "FormTables", "build-core-dictionary"],
      mayImport: [
        "PersonalDictionary", "CoreModule", "CoreDictionaryData", "CoreDictionaryFormat", "FormTables", "Foundation", "Glibc",
        "Synchronization",
      ]
    ),
    Layer(
      name: "installed dictionaries", targets: ["DictionaryFiles"],
      mayImport: ["PersonalDictionary", "CoreModule", "CoreModulePOSIX", "ZLib", "Foundation", "Glibc", "Synchronization"], libraryLimit: 1
    ),
    Layer(
      name: "archives", targets: ["ZipFiles"], mayImport: ["CoreModule", "CoreModulePOSIX", "LibZ", "Glibc"], libraryLimit: 1
    ),
    Layer(name: "archives for tests", targets: ["ZipFilesTesting"], mayImport: ["LibZ"], libraryLimit: 1),
    Layer(name: "compression", targets: ["ZstandardStreams"], mayImport: ["LibZstd"], libraryLimit: 1),
    Layer(
      name: "packages of Anki", targets: ["AnkiPackages"],
      mayImport: ["ZipFiles", "ZstandardStreams", "CoreModule", "CoreModulePOSIX", "GRDB", "GRDBSQLite", "Foundation", "Glibc"],
      libraryLimit: 1
    ),
    Layer(name: "files of texts", targets: ["TextFiles"], mayImport: ["Reading", "CoreModule", "CoreModulePOSIX", "ZipFiles"]),
    Layer(
      name: "stemmers of languages", targets: ["SnowballStemming"], mayImport: ["Stemming", "LibStemmer", "Synchronization"],
      libraryLimit: 1
    ),
  ]

  /// What every host may import.
  private static let hosted =
    ["AppGraph", "AppServices", "Presentation", "CoreModule", "CorePresentation", "PracticeScheduling"] + features

  private static let appLayers = [
    Layer(name: "feature tree", targets: ["AppGraph"], mayImport: Set(["CoreModule", "PracticeScheduling", "Synchronization"] + features)),
    Layer(
      name: "presentation", targets: ["Presentation"],
      mayImport: Set(["AppGraph", "CoreModule", "CorePresentation", "Foundation", "PracticeScheduling"] + features)
    ),
    Layer(
      name: "services of the app", targets: ["AppServices"],
      mayImport: Set(
        ["AppGraph", "Presentation", "CoreModule", "CorePresentation", "Foundation", "PracticeScheduling", "Synchronization"] + features)
    ),
    Layer(
      name: "live app", targets: ["AppLive"],
      mayImport: Set(
        ["AppGraph", "AppServices", "CoreModule", "PracticeScheduling", "TOMLKit", "Foundation", "Glibc", "Synchronization"] + features
          + adapters),
      libraryLimit: 1
    ),
    Layer(
      name: "terminal", targets: ["TerminalKit"], mayImport: ["CoreModule", "CorePresentation", "Foundation", "Glibc", "Synchronization"]),
    Layer(
      name: "command host", targets: ["CommandHost"],
      mayImport: Set(["BuildCommit", "TerminalKit", "ArgumentParser", "Foundation", "Glibc", "Synchronization"] + hosted), libraryLimit: 1
    ),
    Layer(name: "screen host", targets: ["ScreenHost"], mayImport: Set(["TerminalKit", "Foundation", "Glibc"] + hosted)),
    Layer(name: "QR codes", targets: ["QRCode"], mayImport: []),
    // The server takes its log as a logger of swift-log.
    Layer(
      name: "web host", targets: ["WebHost"],
      mayImport: Set(
        [
          "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "Logging", "NIOCore", "NIOHTTPTypes", "QRCode", "ServiceLifecycle",
          "Foundation", "Glibc", "Synchronization",
        ] + hosted),
      libraryLimit: 2
    ),
    Layer(
      name: "web executable", targets: ["glot-web"],
      mayImport: ["AppLive", "AppServices", "CoreModule", "CoreModuleLive", "Glibc", "TerminalKit", "TimeSlice", "WebHost"]
    ),
    Layer(
      name: "network executable", targets: ["glot-network"],
      mayImport: ["CoreModuleHTTP", "CoreModuleLive", "CoreModuleNetwork", "Glibc"]
    ),
    Layer(name: "executable", targets: ["glot"], mayImport: ["AppLive", "CommandHost", "CoreModuleLive", "Glibc", "ScreenHost"]),
  ]
}

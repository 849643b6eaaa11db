// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
/// Tests/run has what its tests go through word by word optimised, though all else is built for debugging.
let optimized: [SwiftSetting] = Context.environment["GLOT_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let core: Target.Dependency = .product(name: "CoreModule", package: "CoreModule")
let corePresentation: Target.Dependency = .product(name: "CorePresentation", package: "CoreModule")
let corePOSIX: Target.Dependency = .product(name: "CoreModulePOSIX", package: "CoreModule")
let coreTesting: Target.Dependency = .product(name: "CoreModuleTesting", package: "CoreModule")
let coreSQLite: Target.Dependency = .product(name: "CoreModuleSQLite", package: "CoreModuleSQLite")
let coreSQLiteTesting: Target.Dependency = .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite")
let dictionary: Target.Dependency = .product(name: "PersonalDictionary", package: "PersonalDictionary")
let dictionaryTesting: Target.Dependency = .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary")
let dictionarySQLite: Target.Dependency = .product(name: "PersonalDictionarySQLite", package: "PersonalDictionarySQLite")
let todo: Target.Dependency = .product(name: "TodoList", package: "TodoList")
let todoTesting: Target.Dependency = .product(name: "TodoListTesting", package: "TodoList")
let todoSQLite: Target.Dependency = .product(name: "TodoListSQLite", package: "TodoListSQLite")
let ubco: Target.Dependency = .product(name: "UBCOTranslation", package: "UBCOTranslation")
let ubcoTesting: Target.Dependency = .product(name: "UBCOTranslationTesting", package: "UBCOTranslation")
let unicodeWords: Target.Dependency = .product(name: "UnicodeWords", package: "UBCOTranslation")
let ubcoSQLite: Target.Dependency = .product(name: "UBCOTranslationSQLite", package: "UBCOTranslationSQLite")
let stemming: Target.Dependency = .product(name: "Stemming", package: "Stemming")
let stemmingTesting: Target.Dependency = .product(name: "StemmingTesting", package: "Stemming")
let stemmingSQLite: Target.Dependency = .product(name: "StemmingSQLite", package: "StemmingSQLite")
let snowballStemming: Target.Dependency = .product(name: "SnowballStemming", package: "SnowballStemming")
let eReader: Target.Dependency = .product(name: "EReaderSQLite", package: "EReaderSQLite")
let coreLive: Target.Dependency = .product(name: "CoreModuleLive", package: "CoreModuleLive")
let coreDigest: Target.Dependency = .product(name: "CoreModuleDigest", package: "CoreModuleLive")
let coreNotifications: Target.Dependency = .product(name: "CoreModuleNotifications", package: "CoreModuleLive")
let coreLogging: Target.Dependency = .product(name: "CoreModuleLogging", package: "CoreModuleLogging")
let coreHTTP: Target.Dependency = .product(
  name: "CoreModuleHTTP", package: "CoreModuleHTTP", condition: .when(traits: ["Networking"])
)
let coreNetwork: Target.Dependency = .product(name: "CoreModuleNetwork", package: "CoreModuleNetwork")
let coreNetworkTesting: Target.Dependency = .product(name: "CoreModuleNetworkTesting", package: "CoreModuleNetwork")
let dictionaryServices: Target.Dependency = .product(name: "DictionaryServices", package: "DictionaryServices")
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Programs"])
)
let server: [Target.Dependency] = [
  .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Networking"])),
  .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Networking"])),
  .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["Networking"])),
  .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Networking"])),
  .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Networking"])),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["Networking"])),
]
let serverTesting: [Target.Dependency] = [
  .product(name: "HummingbirdTesting", package: "hummingbird", condition: .when(traits: ["Networking"])),
  .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle", condition: .when(traits: ["Networking"])),
]
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let coreDictionaryFormat: Target.Dependency = .product(name: "CoreDictionaryFormat", package: "CoreDictionary")
let formTables: Target.Dependency = .product(name: "FormTables", package: "CoreDictionary")
let wordGame: Target.Dependency = .product(name: "WordGame", package: "WordGame")
let wordGameTesting: Target.Dependency = .product(name: "WordGameTesting", package: "WordGame")
let wordGameSQLite: Target.Dependency = .product(name: "WordGameSQLite", package: "WordGameSQLite")
let coreDictionary: Target.Dependency = .product(name: "CoreDictionary", package: "CoreDictionary")
let dictionaryFiles: Target.Dependency = .product(name: "DictionaryFiles", package: "DictionaryFiles")

let practiceScheduling: Target.Dependency = .product(name: "PracticeScheduling", package: "Practice")
let practice: Target.Dependency = .product(name: "Practice", package: "Practice")
let practiceTesting: Target.Dependency = .product(name: "PracticeTesting", package: "Practice")
let practiceSQLite: Target.Dependency = .product(name: "PracticeSQLite", package: "PracticeSQLite")
let ankiPackages: Target.Dependency = .product(name: "AnkiPackages", package: "AnkiPackages")
let zipFiles: Target.Dependency = .product(name: "ZipFiles", package: "CoreModuleZip")
let zipFilesTesting: Target.Dependency = .product(name: "ZipFilesTesting", package: "CoreModuleZip")
let zstandardStreams: Target.Dependency = .product(name: "ZstandardStreams", package: "AnkiPackages")

let reading: Target.Dependency = .product(name: "Reading", package: "Reading")
let readingSQLite: Target.Dependency = .product(name: "ReadingSQLite", package: "ReadingSQLite")
let readingTesting: Target.Dependency = .product(name: "ReadingTesting", package: "Reading")
let textFiles: Target.Dependency = .product(name: "TextFiles", package: "TextFiles")

let keyboard: Target.Dependency = .product(name: "ContentKeyboard", package: "ContentKeyboard")
let keyboardTesting: Target.Dependency = .product(name: "ContentKeyboardTesting", package: "ContentKeyboard")
let keyboardSQLite: Target.Dependency = .product(name: "ContentKeyboardSQLite", package: "ContentKeyboardSQLite")
let keyboardClipboard: Target.Dependency = .product(name: "ContentKeyboardClipboard", package: "ContentKeyboardClipboard")

let features: [Target.Dependency] = [
  core,
  dictionary,
  todo,
  wordGame,
  practice,
  practiceScheduling,
  reading,
  keyboard,
  ubco,
  stemming,
]
/// What every host needs.
let host: [Target.Dependency] = ["AppGraph", "AppServices", "Presentation", corePresentation] + features
let doubles: [Target.Dependency] = [
  coreTesting,
  dictionaryTesting,
  todoTesting,
  wordGameTesting,
  keyboardTesting,
  ubcoTesting,
  stemmingTesting,
  readingTesting,
]

/// What reads bytes that others wrote; see Tests/Fuzz.
let fuzzTargets = Target.target(
  name: "FuzzTargets",
  dependencies: [
    "AppLive", "AppServices", "TerminalKit", core, coreLive, corePOSIX, coreNetwork, corePresentation, dictionary, dictionaryFiles,
    dictionaryServices, eReader, todo, ubco, stemming, keyboard, reading, textFiles, ankiPackages, zipFiles, zstandardStreams,
  ],
  path: "Tests/Fuzz/Targets",
  swiftSettings: settings
)
/// The fuzzer links only when everything is instrumented for it, as Tests/Fuzz/run does.
let fuzzer: [Target] =
  Context.environment["GLOT_FUZZ"] == nil
  ? []
  : [
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Program", swiftSettings: settings)
  ]

let package = Package(
  name: "glot",
  products: [
    .executable(name: "glot", targets: ["glot"]),
    .executable(name: "glot-network", targets: ["glot-network"]),
    .executable(name: "glot-web", targets: ["glot-web"]),
    .library(name: "AppGraph", targets: ["AppGraph"]),
    .library(name: "AppLive", targets: ["AppLive", "AppServices"]),
  ],
  // Without them, whoever takes the feature tree resolves nothing that only the programs need, and glot nothing that only the other two need.
  traits: [
    .trait(name: "Programs", description: "The command line of glot"),
    .trait(name: "Networking", description: "glot-network and glot-web, which need SwiftNIO"),
    .default(enabledTraits: ["Programs", "Networking"]),
  ],
  dependencies: [
    .package(path: "Packages/CoreModule"),
    .package(path: "Packages/CoreModule/CoreModuleLive"),
    .package(path: "Packages/CoreModule/CoreModuleLogging"),
    .package(path: "Packages/CoreModule/CoreModuleHTTP"),
    .package(path: "Packages/CoreModule/CoreModuleNetwork"),
    .package(path: "Packages/CoreModule/CoreModuleSQLite"),
    .package(path: "Packages/CoreModule/CoreModuleZip"),
    .package(path: "Packages/PersonalDictionary"),
    .package(path: "Packages/PersonalDictionary/CoreDictionary"),
    .package(path: "Packages/PersonalDictionary/DictionaryFiles"),
    .package(path: "Packages/PersonalDictionary/PersonalDictionarySQLite"),
    .package(path: "Packages/PersonalDictionary/EReaderSQLite"),
    .package(path: "Packages/PersonalDictionary/DictionaryServices"),
    .package(path: "Packages/TodoList"),
    .package(path: "Packages/TodoList/TodoListSQLite"),
    .package(path: "Packages/UBCOTranslation"),
    .package(path: "Packages/UBCOTranslation/UBCOTranslationSQLite"),
    .package(path: "Packages/Stemming"),
    .package(path: "Packages/Stemming/SnowballStemming"),
    .package(path: "Packages/Stemming/StemmingSQLite"),
    .package(path: "Packages/WordGame"),
    .package(path: "Packages/WordGame/WordGameSQLite"),
    .package(path: "Packages/ContentKeyboard"),
    .package(path: "Packages/ContentKeyboard/ContentKeyboardClipboard"),
    .package(path: "Packages/ContentKeyboard/ContentKeyboardSQLite"),
    .package(path: "Packages/Practice"),
    .package(path: "Packages/Practice/PracticeSQLite"),
    .package(path: "Packages/Practice/AnkiPackages"),
    .package(path: "Packages/Reading"),
    .package(path: "Packages/Reading/TextFiles"),
    .package(path: "Packages/Reading/ReadingSQLite"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.30.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
  ],
  targets: [
    .target(name: "AppGraph", dependencies: features, path: "App/Sources/AppGraph", swiftSettings: settings),
    .target(
      name: "Presentation", dependencies: ["AppGraph", corePresentation] + features, path: "App/Sources/Presentation",
      swiftSettings: settings
    ),
    .target(
      name: "AppServices", dependencies: ["AppGraph", "Presentation", corePresentation] + features, path: "App/Sources/AppServices",
      swiftSettings: settings
    ),
    .target(
      name: "AppLive",
      dependencies: [
        "AppGraph", "AppServices", core, coreSQLite, dictionary, dictionarySQLite, coreDictionary,
        dictionaryFiles, dictionaryServices, eReader,
        todo, todoSQLite,
        wordGame, wordGameSQLite,
        practice, practiceScheduling, practiceSQLite, ankiPackages,
        reading, readingSQLite, textFiles,
        keyboard, keyboardClipboard, keyboardSQLite,
        ubco, ubcoSQLite,
        stemming, stemmingSQLite, snowballStemming,
        coreDigest, coreLive, coreLogging, coreNetwork, coreNotifications, corePOSIX, .product(name: "TOMLKit", package: "TOMLKit"),
      ],
      path: "App/Sources/AppLive",
      swiftSettings: settings
    ),
    .target(name: "BuildCommit", path: "App/Sources/BuildCommit"),
    .target(name: "TimeSlice", path: "App/Sources/TimeSlice"),
    .target(
      name: "TerminalKit", dependencies: [core, corePresentation], path: "App/Sources/TerminalKit", swiftSettings: settings + optimized
    ),
    .target(
      name: "CommandHost",
      dependencies: ["BuildCommit", "TerminalKit"] + host + [argumentParser],
      path: "App/Sources/CommandHost",
      swiftSettings: settings
    ),
    .target(name: "ScreenHost", dependencies: ["TerminalKit"] + host, path: "App/Sources/ScreenHost", swiftSettings: settings),
    .target(name: "QRCode", path: "App/Sources/QRCode", swiftSettings: settings),
    .target(
      name: "WebHost", dependencies: ["QRCode"] + host + server,
      path: "App/Sources/WebHost",
      resources: ["style.css", "page.js", "features.css", "live.js", "keyboard.js", "game.js"].map { .embedInCode("Assets/\($0)") },
      swiftSettings: settings
    ),
    .executableTarget(
      name: "glot", dependencies: ["AppLive", "CommandHost", "ScreenHost", coreLive], path: "App/Sources/glot", swiftSettings: settings
    ),
    .executableTarget(
      name: "glot-network", dependencies: [coreHTTP, coreLive, coreNetwork], path: "App/Sources/glot-network", swiftSettings: settings
    ),
    .executableTarget(
      name: "glot-web", dependencies: ["AppLive", "AppServices", "TerminalKit", "TimeSlice", "WebHost", coreLive],
      path: "App/Sources/glot-web",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "make-words",
      dependencies: ["AppLive", core, coreSQLite, dictionary, dictionarySQLite],
      path: "Tests/Benchmarks/make-words",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "ask-server", dependencies: [dictionary, dictionaryServices], path: "Tests/Benchmarks/ask-server",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "play-rounds", dependencies: [core, wordGame], path: "Tests/Benchmarks/play-rounds", swiftSettings: settings
    ),
    .executableTarget(
      name: "practise-year", dependencies: [core, practice, practiceScheduling], path: "Tests/Benchmarks/practise-year",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "translate-texts", dependencies: [ubco], path: "Tests/Benchmarks/translate-texts", swiftSettings: settings
    ),
  ]
    + [fuzzTargets] + fuzzer + ownTests + packageTests
)

var ownTests: [Target] {
  [
    .testTarget(
      name: "AppGraphTests",
      dependencies: host + doubles,
      path: "Tests/AppGraphTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "AppServicesTests", dependencies: ["AppServices", core, dictionary], path: "Tests/AppServicesTests", swiftSettings: settings
    ),
    .testTarget(
      name: "AppLiveTests",
      dependencies: [
        "AppGraph", "AppLive", "AppServices", ankiPackages, core, coreTesting, dictionary, keyboard, practice, practiceScheduling, todo,
      ],
      path: "Tests/AppLiveTests",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "glot", "glot-network", "glot-web", "CommandHost", "TerminalKit", "AppGraph", "AppLive", "AppServices", "Presentation", core,
        corePresentation,
        coreSQLite, coreTesting, coreNetworkTesting, grdb, reading, stemming, todo,
      ],
      path: "Tests/CommandLineTests",
      exclude: ["Sessions", "board-service.py", "serve-client.py", "database-10.sql", "clipboard-terminal.py", "hostile-terminal.py"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FullScreenTests",
      dependencies: ["CommandHost", "ScreenHost", "TerminalKit"] + host + doubles,
      path: "Tests/FullScreenTests",
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], path: "Tests/FuzzTests", swiftSettings: settings),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"], path: "Tests/QRCodeTests", swiftSettings: settings),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "AppGraph", "AppLive", "AppServices", "QRCode", "ScreenHost", "TerminalKit", "WebHost", core, corePresentation, coreTesting,
        reading,
      ] + serverTesting,
      path: "Tests/WebHostTests",
      swiftSettings: settings
    ),
    .testTarget(name: "ArchitectureTests", path: "Tests/ArchitectureTests", exclude: ["measure"], swiftSettings: settings),
  ]
}

/// The tests of every package, so that one `swift test` runs them all: SwiftPM leaves the tests of dependencies out.
var packageTests: [Target] {
  [
    packageTest("CoreModule", [core, corePOSIX, coreTesting]),
    packageTest("CoreModule/CoreModuleLive", [core, coreTesting, coreDigest, coreLive]),
    packageTest("CoreModule/CoreModuleLogging", [core, coreLogging]),
    packageTest("CoreModule/CoreModuleHTTP", [core, coreHTTP, coreNetworkTesting]),
    packageTest("CoreModule/CoreModuleNetwork", [core, coreNetwork, coreNetworkTesting]),
    packageTest("CoreModule/CoreModuleSQLite", [core, coreTesting, coreSQLite, grdb]),
    packageTest("CoreModule/CoreModuleZip", [corePOSIX, coreTesting, zipFiles, zipFilesTesting]),
    packageTest("PersonalDictionary", [core, coreTesting, dictionary, dictionaryTesting]),
    packageTest(
      "PersonalDictionary/CoreDictionary",
      [core, coreTesting, dictionary, dictionaryTesting, coreDictionary, coreDictionaryFormat, formTables],
      exclude: ["JudgedWords", "TypedWords"]
    ),
    packageTest(
      "PersonalDictionary/PersonalDictionarySQLite",
      [core, coreTesting, coreSQLite, coreSQLiteTesting, dictionary, dictionaryTesting, dictionarySQLite, grdb]
    ),
    packageTest("PersonalDictionary/DictionaryFiles", [core, coreTesting, dictionary, dictionaryTesting, dictionaryFiles]),
    packageTest(
      "PersonalDictionary/DictionaryServices", [core, coreTesting, coreNetworkTesting, dictionary, dictionaryTesting, dictionaryServices]),
    packageTest("TodoList", [core, coreTesting, todo, todoTesting], exclude: ["QuickEntry/JudgedPhrases"]),
    packageTest("TodoList/TodoListSQLite", [core, coreTesting, coreSQLite, coreSQLiteTesting, todo, todoTesting, todoSQLite, grdb]),
    packageTest("UBCOTranslation", [core, coreTesting, ubco, ubcoTesting, unicodeWords]),
    packageTest(
      "UBCOTranslation/UBCOTranslationSQLite", [core, coreTesting, coreSQLite, coreSQLiteTesting, ubco, ubcoTesting, ubcoSQLite, grdb]),
    packageTest("WordGame", [core, coreTesting, wordGame, wordGameTesting]),
    packageTest(
      "WordGame/WordGameSQLite", [core, coreTesting, coreSQLite, coreSQLiteTesting, wordGame, wordGameTesting, wordGameSQLite, grdb]),
    packageTest("ContentKeyboard", [core, coreTesting, keyboard, keyboardTesting]),
    packageTest("ContentKeyboard/ContentKeyboardClipboard", [keyboard, keyboardClipboard]),
    packageTest(
      "ContentKeyboard/ContentKeyboardSQLite",
      [core, coreTesting, coreSQLite, coreSQLiteTesting, keyboard, keyboardTesting, keyboardSQLite, grdb]),
    packageTest("Stemming", [core, coreTesting, stemming, stemmingTesting]),
    packageTest("Stemming/SnowballStemming", [stemming, snowballStemming]),
    packageTest(
      "Stemming/StemmingSQLite", [core, coreTesting, coreSQLite, coreSQLiteTesting, stemming, stemmingTesting, stemmingSQLite, grdb]),
    packageTest("PersonalDictionary/EReaderSQLite", [core, coreTesting, dictionary, eReader, grdb]),
    packageTest("Practice", [core, coreTesting, practice, practiceScheduling, practiceTesting]),
    packageTest(
      "Practice/PracticeSQLite",
      [core, coreTesting, coreSQLite, coreSQLiteTesting, practice, practiceScheduling, practiceTesting, practiceSQLite, grdb]),
    .testTarget(
      name: "PracticeSchedulingTests", dependencies: [practiceScheduling], path: "Packages/Practice/Tests/PracticeSchedulingTests",
      exclude: ["py-fsrs"], swiftSettings: settings
    ),
    packageTest(
      "Practice/AnkiPackages", [core, corePOSIX, coreTesting, ankiPackages, zipFilesTesting, zstandardStreams, grdb], exclude: ["anki"]),
    packageTest("Reading", [core, coreTesting, reading, readingTesting]),
    packageTest("Reading/TextFiles", [core, coreTesting, reading, textFiles, zipFilesTesting]),
    packageTest("Reading/ReadingSQLite", [core, coreTesting, coreSQLite, coreSQLiteTesting, reading, readingTesting, readingSQLite]),
  ]
}

func packageTest(_ package: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  let name = (package.split(separator: "/").last.map(String.init) ?? package) + "Tests"
  return .testTarget(
    name: name, dependencies: dependencies, path: "Packages/\(package)/Tests/\(name)", exclude: exclude, swiftSettings: settings
  )
}

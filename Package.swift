// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let core: Target.Dependency = .product(name: "CoreModule", package: "CoreModule")
let coreTesting: Target.Dependency = .product(name: "CoreModuleTesting", package: "CoreModule")
let coreSQLite: Target.Dependency = .product(name: "CoreModuleSQLite", package: "CoreModuleSQLite")
let dictionary: Target.Dependency = .product(name: "PersonalDictionary", package: "PersonalDictionary")
let dictionaryTesting: Target.Dependency = .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary")
let dictionarySQLite: Target.Dependency = .product(name: "PersonalDictionarySQLite", package: "PersonalDictionarySQLite")
let coreDictionary: Target.Dependency = .product(name: "CoreDictionary", package: "CoreDictionary")

let package = Package(
  name: "glot",
  products: [.executable(name: "glot", targets: ["glot"])],
  dependencies: [
    .package(path: "Packages/CoreModule"),
    .package(path: "Packages/CoreModule/CoreModuleLive"),
    .package(path: "Packages/CoreModule/CoreModuleSQLite"),
    .package(path: "Packages/PersonalDictionary"),
    .package(path: "Packages/PersonalDictionary/CoreDictionary"),
    .package(path: "Packages/PersonalDictionary/PersonalDictionarySQLite"),
    .package(path: "Packages/TodoList"),
    .package(path: "Packages/UBCOTranslation"),
    .package(path: "Packages/Stemming"),
    .package(path: "Packages/WordGame"),
    .package(path: "Packages/ContentKeyboard"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/LebJe/TOMLKit", exact: "0.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(name: "AppGraph", dependencies: [core, dictionary], path: "App/Sources/AppGraph", swiftSettings: settings),
    .target(
      name: "AppLive",
      dependencies: [
        "AppGraph", core, coreSQLite, dictionary, dictionarySQLite, coreDictionary,
        .product(name: "CoreModuleLive", package: "CoreModuleLive"),
        .product(name: "CoreModuleLogging", package: "CoreModuleLive"),
        .product(name: "TOMLKit", package: "TOMLKit"),
      ],
      path: "App/Sources/AppLive",
      swiftSettings: settings
    ),
    .target(
      name: "TerminalHost",
      dependencies: ["AppGraph", core, dictionary, .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "App/Sources/TerminalHost",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "glot", dependencies: ["AppGraph", "AppLive", "TerminalHost"], path: "App/Sources/glot", swiftSettings: settings
    ),
  ]
)

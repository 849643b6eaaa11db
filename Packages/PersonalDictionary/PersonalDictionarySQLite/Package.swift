// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "PersonalDictionarySQLite",
  products: [.library(name: "PersonalDictionarySQLite", targets: ["PersonalDictionarySQLite"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleSQLite"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "PersonalDictionarySQLite",
      dependencies: ["PersonalDictionary", "CoreModule", "CoreModuleSQLite", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PersonalDictionarySQLiteTests",
      dependencies: [
        "PersonalDictionarySQLite", "PersonalDictionary", "CoreModule", "CoreModuleSQLite",
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)

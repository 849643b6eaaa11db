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
  name: "WordGameSQLite",
  products: [.library(name: "WordGameSQLite", targets: ["WordGameSQLite"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleSQLite"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "WordGameSQLite",
      dependencies: ["WordGame", "CoreModule", "CoreModuleSQLite", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WordGameSQLiteTests",
      dependencies: [
        "WordGameSQLite", "WordGame", "CoreModule", "CoreModuleSQLite",
        .product(name: "WordGameTesting", package: "WordGame"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)

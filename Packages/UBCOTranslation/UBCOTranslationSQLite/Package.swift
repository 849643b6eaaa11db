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
  name: "UBCOTranslationSQLite",
  products: [.library(name: "UBCOTranslationSQLite", targets: ["UBCOTranslationSQLite"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleSQLite"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "UBCOTranslationSQLite",
      dependencies: ["UBCOTranslation", "CoreModule", "CoreModuleSQLite", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "UBCOTranslationSQLiteTests",
      dependencies: [
        "UBCOTranslationSQLite", "UBCOTranslation", "CoreModule", "CoreModuleSQLite",
        .product(name: "UBCOTranslationTesting", package: "UBCOTranslation"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)

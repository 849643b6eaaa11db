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
  name: "StemmingSQLite",
  products: [.library(name: "StemmingSQLite", targets: ["StemmingSQLite"])],
  dependencies: [
    .package(path: ".."),
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleSQLite"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "StemmingSQLite",
      dependencies: ["Stemming", "CoreModule", "CoreModuleSQLite", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StemmingSQLiteTests",
      dependencies: [
        "StemmingSQLite", "Stemming", "CoreModule", "CoreModuleSQLite",
        .product(name: "StemmingTesting", package: "Stemming"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "CoreModuleSQLiteTesting", package: "CoreModuleSQLite"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)

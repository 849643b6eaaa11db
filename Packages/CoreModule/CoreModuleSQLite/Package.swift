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
  name: "CoreModuleSQLite",
  products: [
    .library(name: "CoreModuleSQLite", targets: ["CoreModuleSQLite"]),
    .library(name: "CoreModuleSQLiteTesting", targets: ["CoreModuleSQLiteTesting"]),
  ],
  dependencies: [
    .package(path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "SQLitePreupdate"),
    .target(
      name: "CoreModuleSQLite",
      dependencies: [
        "SQLitePreupdate", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"), .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CoreModuleSQLiteTesting",
      dependencies: [
        "CoreModuleSQLite", .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoreModuleSQLiteTests",
      dependencies: [
        "CoreModuleSQLite",
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
  ]
)

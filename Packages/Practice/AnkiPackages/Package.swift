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
  name: "AnkiPackages",
  products: [
    .library(name: "AnkiPackages", targets: ["AnkiPackages"]),
    .library(name: "ZstandardStreams", targets: ["ZstandardStreams"]),
  ],
  dependencies: [
    .package(path: "../../CoreModule"),
    .package(path: "../../CoreModule/CoreModuleZip"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "LibZstd", providers: [.apt(["libzstd-dev"])]),
    .target(name: "ZstandardStreams", dependencies: ["LibZstd"], swiftSettings: settings),
    .target(
      name: "AnkiPackages",
      dependencies: [
        "ZstandardStreams", .product(name: "CoreModule", package: "CoreModule"), .product(name: "ZipFiles", package: "CoreModuleZip"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"), .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "anki-round-trip",
      dependencies: ["AnkiPackages", .product(name: "CoreModule", package: "CoreModule")],
      path: "Benchmarks/anki-round-trip",
      swiftSettings: settings
    ),
    .testTarget(
      name: "AnkiPackagesTests",
      dependencies: [
        "AnkiPackages", "LibZstd", "ZstandardStreams", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "ZipFilesTesting", package: "CoreModuleZip"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"), .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["anki"],
      swiftSettings: settings
    ),
  ]
)

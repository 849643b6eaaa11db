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
    .library(name: "ZipFiles", targets: ["ZipFiles"]),
    .library(name: "ZstandardStreams", targets: ["ZstandardStreams"]),
  ],
  dependencies: [
    .package(path: "../../CoreModule"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "LibZ", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "LibZstd", providers: [.apt(["libzstd-dev"])]),
    .target(
      name: "ZipFiles",
      dependencies: [
        "LibZ", .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
    .target(name: "ZstandardStreams", dependencies: ["LibZstd"], swiftSettings: settings),
    .target(
      name: "AnkiPackages",
      dependencies: [
        "ZipFiles", "ZstandardStreams", .product(name: "CoreModule", package: "CoreModule"),
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
        "AnkiPackages", "LibZ", "LibZstd", "ZipFiles", "ZstandardStreams", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"), .product(name: "CoreModuleTesting", package: "CoreModule"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["anki"],
      swiftSettings: settings
    ),
  ]
)

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
  name: "WordGame",
  products: [
    .library(name: "WordGame", targets: ["WordGame"]),
    .library(name: "WordGameTesting", targets: ["WordGameTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "WordGame", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "WordGameTesting", dependencies: ["WordGame", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WordGameTests",
      dependencies: ["WordGame", "WordGameTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
  ]
)

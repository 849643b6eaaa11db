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
  name: "Stemming",
  products: [
    .library(name: "Stemming", targets: ["Stemming"]),
    .library(name: "StemmingTesting", targets: ["StemmingTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "Stemming", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "StemmingTesting", dependencies: ["Stemming", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "StemmingTests",
      dependencies: ["Stemming", "StemmingTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
  ]
)

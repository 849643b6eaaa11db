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
  name: "Reading",
  products: [
    .library(name: "Reading", targets: ["Reading"]),
    .library(name: "ReadingTesting", targets: ["ReadingTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "Reading", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "ReadingTesting",
      dependencies: ["Reading", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReadingTests",
      dependencies: ["Reading", "ReadingTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
  ]
)

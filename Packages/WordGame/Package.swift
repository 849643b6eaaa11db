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
  products: [.library(name: "WordGame", targets: ["WordGame"])],
  targets: [
    .target(name: "WordGame", swiftSettings: settings),
    .testTarget(name: "WordGameTests", dependencies: ["WordGame"], swiftSettings: settings),
  ]
)

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
  products: [.library(name: "Stemming", targets: ["Stemming"])],
  targets: [
    .target(name: "Stemming", swiftSettings: settings),
    .testTarget(name: "StemmingTests", dependencies: ["Stemming"], swiftSettings: settings),
  ]
)

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
  products: [.library(name: "Reading", targets: ["Reading"])],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "Reading", dependencies: ["CoreModule"], swiftSettings: settings),
    .testTarget(name: "ReadingTests", dependencies: ["Reading"], swiftSettings: settings),
  ]
)

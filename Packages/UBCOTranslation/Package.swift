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
  name: "UBCOTranslation",
  products: [.library(name: "UBCOTranslation", targets: ["UBCOTranslation"])],
  targets: [
    .target(name: "UBCOTranslation", swiftSettings: settings),
    .testTarget(name: "UBCOTranslationTests", dependencies: ["UBCOTranslation"], swiftSettings: settings),
  ]
)

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
  name: "Practice",
  products: [.library(name: "PracticeScheduling", targets: ["PracticeScheduling"])],
  targets: [
    .target(name: "PracticeScheduling", swiftSettings: settings),
    .testTarget(
      name: "PracticeSchedulingTests", dependencies: ["PracticeScheduling"], exclude: ["py-fsrs"], swiftSettings: settings
    ),
  ]
)

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
  products: [
    .library(name: "PracticeScheduling", targets: ["PracticeScheduling"]),
    .library(name: "Practice", targets: ["Practice"]),
    .library(name: "PracticeTesting", targets: ["PracticeTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "PracticeScheduling", swiftSettings: settings),
    .target(name: "Practice", dependencies: ["PracticeScheduling", "CoreModule"], swiftSettings: settings),
    .target(
      name: "PracticeTesting",
      dependencies: ["Practice", "PracticeScheduling", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PracticeSchedulingTests", dependencies: ["PracticeScheduling"], exclude: ["py-fsrs"], swiftSettings: settings
    ),
    .testTarget(
      name: "PracticeTests",
      dependencies: [
        "Practice", "PracticeTesting", "PracticeScheduling", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)

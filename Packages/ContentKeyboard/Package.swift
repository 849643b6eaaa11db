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
  name: "ContentKeyboard",
  products: [
    .library(name: "ContentKeyboard", targets: ["ContentKeyboard"]),
    .library(name: "ContentKeyboardTesting", targets: ["ContentKeyboardTesting"]),
  ],
  dependencies: [.package(path: "../CoreModule")],
  targets: [
    .target(name: "ContentKeyboard", dependencies: ["CoreModule"], swiftSettings: settings),
    .target(
      name: "ContentKeyboardTesting",
      dependencies: ["ContentKeyboard", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule")], swiftSettings: settings
    ),
    .testTarget(
      name: "ContentKeyboardTests",
      dependencies: [
        "ContentKeyboard", "ContentKeyboardTesting", "CoreModule", .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)

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
  products: [.library(name: "ContentKeyboard", targets: ["ContentKeyboard"])],
  targets: [
    .target(name: "ContentKeyboard", swiftSettings: settings),
    .testTarget(name: "ContentKeyboardTests", dependencies: ["ContentKeyboard"], swiftSettings: settings),
  ]
)

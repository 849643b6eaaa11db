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
  name: "ContentKeyboardClipboard",
  products: [.library(name: "ContentKeyboardClipboard", targets: ["ContentKeyboardClipboard"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule")],
  targets: [
    .target(
      name: "ContentKeyboardClipboard",
      dependencies: ["ContentKeyboard", "CoreModule", .product(name: "CoreModulePOSIX", package: "CoreModule")], swiftSettings: settings
    ),
    .testTarget(
      name: "ContentKeyboardClipboardTests", dependencies: ["ContentKeyboardClipboard", "ContentKeyboard", "CoreModule"],
      swiftSettings: settings
    ),
  ]
)

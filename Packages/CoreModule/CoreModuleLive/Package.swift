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
  name: "CoreModuleLive",
  products: [
    .library(name: "CoreModuleLive", targets: ["CoreModuleLive"]),
    .library(name: "CoreModuleLogging", targets: ["CoreModuleLogging"]),
    .library(name: "CoreModuleDigest", targets: ["CoreModuleDigest"]),
    .library(name: "CoreModuleNotifications", targets: ["CoreModuleNotifications"]),
  ],
  dependencies: [
    .package(path: ".."),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    .target(
      name: "CoreModuleLive",
      dependencies: [.product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule")],
      swiftSettings: settings
    ),
    .target(
      name: "CoreModuleLogging",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    .systemLibrary(name: "LibCrypto", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "CoreModuleDigest",
      dependencies: [
        "LibCrypto", .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CoreModuleNotifications",
      dependencies: [.product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoreModuleLiveTests",
      dependencies: [
        "CoreModuleLive", "CoreModuleLogging", "CoreModuleDigest", "CoreModuleNotifications",
        .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)

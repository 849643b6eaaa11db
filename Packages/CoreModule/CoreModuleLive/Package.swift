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
    .library(name: "CoreModuleDigest", targets: ["CoreModuleDigest"]),
    .library(name: "CoreModuleNotifications", targets: ["CoreModuleNotifications"]),
  ],
  dependencies: [.package(path: "..")],
  targets: [
    .target(
      name: "CoreModuleLive",
      dependencies: [.product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule")],
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
        "CoreModuleLive", "CoreModuleDigest", "CoreModuleNotifications", .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleTesting", package: "CoreModule"),
      ],
      swiftSettings: settings
    ),
  ]
)

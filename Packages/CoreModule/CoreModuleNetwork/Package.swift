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
  name: "CoreModuleNetwork",
  products: [
    .library(name: "CoreModuleNetwork", targets: ["CoreModuleNetwork"]),
    .library(name: "CoreModuleNetworkTesting", targets: ["CoreModuleNetworkTesting"]),
  ],
  dependencies: [.package(path: "..")],
  targets: [
    .target(
      name: "CoreModuleNetwork",
      dependencies: [.product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule")],
      swiftSettings: settings
    ),
    .target(name: "CoreModuleNetworkTesting", swiftSettings: settings),
    .testTarget(
      name: "CoreModuleNetworkTests",
      dependencies: ["CoreModuleNetwork", "CoreModuleNetworkTesting", .product(name: "CoreModule", package: "CoreModule")],
      swiftSettings: settings
    ),
  ]
)

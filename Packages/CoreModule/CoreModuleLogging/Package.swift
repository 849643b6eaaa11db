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
  name: "CoreModuleLogging",
  products: [.library(name: "CoreModuleLogging", targets: ["CoreModuleLogging"])],
  dependencies: [
    .package(path: ".."),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    .target(
      name: "CoreModuleLogging",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"), .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoreModuleLoggingTests",
      dependencies: ["CoreModuleLogging", .product(name: "CoreModule", package: "CoreModule")],
      swiftSettings: settings
    ),
  ]
)

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
  name: "DictServerSource",
  products: [.library(name: "DictServerSource", targets: ["DictServerSource"])],
  dependencies: [.package(path: ".."), .package(path: "../../CoreModule"), .package(path: "../../CoreModule/CoreModuleNetwork")],
  targets: [
    .target(
      name: "DictServerSource",
      dependencies: [
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModulePOSIX", package: "CoreModule"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DictServerSourceTests",
      dependencies: [
        "DictServerSource",
        .product(name: "CoreModule", package: "CoreModule"),
        .product(name: "CoreModuleNetworkTesting", package: "CoreModuleNetwork"),
        .product(name: "PersonalDictionary", package: "PersonalDictionary"),
        .product(name: "PersonalDictionaryTesting", package: "PersonalDictionary"),
      ],
      swiftSettings: settings
    ),
  ]
)
